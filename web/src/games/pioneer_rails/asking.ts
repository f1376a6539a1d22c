// Why something cannot be done, in the table's own words, and where a rule offers a way, that way as a button.
import type { Refusal } from '../../net/table.svelte';
import type { Bonus } from './bonuses';
import { wayOf } from './box';
import { crossSuitText, crossText, layText, ofKind } from './notation';
import type { PioneerSession } from './session.svelte';
import type { Suit, Track } from './view';
import { refusalText } from './words';

export interface Question {
  /** Where it stands on the map, if anywhere. */
  track: Track | null;
  /** Or which bonus was pressed. */
  bonus?: Bonus | null;
}

export type Remedy =
  /** A town box is crossed for it, and the track is shown. */
  | { kind: 'cross'; bonus: Bonus; suit?: Suit; act: () => void }
  /** It lies there since this turn: it is taken off again, with all that came after it. */
  | { kind: 'back'; act: () => void };

export interface Answer {
  track: Track | null;
  bonus: Bonus | null;
  text: string;
  code: string;
  remedy: Remedy | null;
}

export async function answerTo(session: PioneerSession, question: Question, refusal: Refusal): Promise<Answer> {
  const { track } = question;
  return {
    track,
    bonus: question.bonus ?? null,
    text: refusalText(refusal.code, refusal.args),
    code: refusal.code.startsWith('PR-') ? refusal.code : '',
    remedy: track ? await remedyFor(session, track) : null,
  };
}

async function remedyFor(session: PioneerSession, track: Track): Promise<Remedy | null> {
  const { me, moves } = session;
  const from = me?.laid?.findIndex((one) => wayOf(one) === wayOf(track)) ?? -1;
  if (from >= 0) return { kind: 'back', act: () => takeOff(session, me!.laid!.length - from) };
  const ways: { cross: string; bonus: Bonus; suit?: Suit }[] = [
    ...ofKind(moves, 'cross').flatMap(({ token }) =>
      token === 'none' ? [{ cross: crossText(token), bonus: token }] : [],
    ),
    ...ofKind(moves, 'cross_suit').map(({ suit }) => ({ cross: crossSuitText(suit), bonus: 'suit' as const, suit })),
  ];
  // Each way is put to the table: the first that it has nothing against is offered.
  const answers = await Promise.all(ways.map(({ cross }) => session.table.why(layText(track), [cross])));
  const found = ways[answers.indexOf(null)];
  if (!found) return null;
  const { bonus, suit, cross } = found;
  return { kind: 'cross', bonus, suit, act: () => session.choose(track, [cross]) };
}

function takeOff(session: PioneerSession, tracks: number): void {
  session.reset();
  for (let i = 0; i < tracks; i++) session.pen.back();
}
