// Tabs of the phone's sheet.
import { t } from '../../app/texts.svelte';
import type { GameSession, SheetPane } from '../game';
import type { IsleModel } from './model';

export const panes = (session: GameSession): SheetPane[] => {
  const { hand, active, view } = session as IsleModel;
  return [
    { id: 'hand', text: t('isle.board.tab.hand', { n: hand.length }) },
    { id: 'island', text: t('isle.board.tab.island') },
    // Cards are to be taken: the row opens by itself.
    { id: 'row', text: t('isle.board.tab.row'), wanted: active && (view.phase === 'take' || view.phase === 'pick') },
  ];
};
