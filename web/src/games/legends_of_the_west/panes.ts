// The tabs of the phone's sheet.
import { t } from '../../app/texts.svelte';
import type { GameSession, SheetPane } from '../game';
import type { LegendsSession } from './session.svelte';

export function panesOf(session: GameSession): SheetPane[] {
  const play = session as LegendsSession;
  const first = play.route
    ? t('legends.tab.pay')
    : play.mode === 'keep'
      ? t('legends.tab.offer')
      : t('legends.tab.cards');
  const own = play.me
    ? [
        { id: 'hand', text: t('legends.tab.hand', { n: play.me.cards }) },
        { id: 'tickets', text: t('legends.tab.tickets') },
      ]
    : [];
  return [
    {
      id: 'act',
      text: first,
      wanted: !['action', 'second', 'bonus', 'wait', 'watch', 'over'].includes(play.mode) || play.route !== null,
    },
    ...own,
    { id: 'players', text: t('legends.tab.players') },
    { id: 'event', text: t('legends.tab.event') },
  ];
}
