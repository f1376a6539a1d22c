// What a claim brings and asks for, line by line, as its quote says.
import { t } from '../../app/texts.svelte';
import type { LegendsSession } from './session.svelte';
import type { ClaimQuote } from './view';
import { payerName } from './words';

export interface GainLine {
  text: string;
  good: boolean;
}

export function linesOf({ claim, me }: LegendsSession): GainLine[] {
  return claim ? linesOfQuote(claim, me?.held ?? []) : [];
}

export function linesOfQuote(
  { gains, extra, extra_by: why, fee, fee_by: payee, completes }: ClaimQuote,
  held: readonly { ticket: string; value: number }[],
): GainLine[] {
  const money = gains.flatMap(({ by, money: n = 0, cards = 0 }): GainLine[] => {
    const rule = payerName(by);
    return [
      ...(n > 0
        ? [{ text: by === 'bonus' ? t('legends.gain.bonus', { n }) : t('legends.gain.rule', { rule, n }), good: true }]
        : []),
      ...(n < 0 ? [{ text: t('legends.gain.cost', { rule, n: -n }), good: false }] : []),
      ...(cards ? [{ text: `${rule}: ${t('legends.gain.card', { n: cards })}`, good: true }] : []),
    ];
  });
  return [
    ...money,
    ...(extra ? [{ text: t('legends.gain.extra', { n: extra, why: payerName(why ?? '') }), good: false }] : []),
    ...(fee ? [{ text: t('legends.gain.cost', { rule: payerName(payee ?? ''), n: fee }), good: false }] : []),
    ...held
      .filter(({ ticket }) => completes.includes(ticket))
      .map(({ value }) => ({ text: t('legends.gain.ticket', { n: value }).replaceAll('**', ''), good: true })),
  ];
}
