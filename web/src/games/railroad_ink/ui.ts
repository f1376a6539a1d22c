// Everything the shell asks of Railroad Ink.
import { t } from '../../app/texts.svelte';
import type { GameUi } from '../game';
import Board from './Board.svelte';
import { line } from './log';
import Mini from './Mini.svelte';
import { parseMove } from './notation';
import { scoreRows } from './score';
import { InkSession } from './session.svelte';
import Tray from './Tray.svelte';
import type { InkView } from './view';
import { reasonText, refusalText } from './words';

const seen = (view: unknown): InkView => view as InkView;

export const ui: GameUi = {
  session: (table) => new InkSession(table),
  luck: 'dice',
  slots: {
    Board,
    ratio: 1,
    Left: Tray,
    panes: (session) => [{ id: 'tray', text: (session as InkSession).trayLabel }],
    Sheet: Tray,
  },
  beats: () => import('./beats'),
  Mini,
  status: (view, seat) => {
    const { phase, turn, seats } = seen(view);
    if (phase === 'over') return { text: '', done: true };
    if (seats[seat]?.done) return { text: t('ink.status.done'), done: true };
    if (phase === 'draft')
      return turn.includes(seat)
        ? { text: t('ink.status.picks'), done: false }
        : { text: t('ink.status.waits'), done: false };
    return { text: t('ink.status.draws'), done: false };
  },
  score: (view) => scoreRows(seen(view)),
  verdict: (view, options) => {
    // The labels are for base scores only.
    if (options.lava || options.meteor) return '';
    const total = seen(view).seats[0]!.score.total;
    const label =
      total < 35
        ? 'apprentice'
        : total < 45
          ? 'planner'
          : total < 55
            ? 'engineer'
            : total < 65
              ? 'chief_engineer'
              : 'master';
    return t('ink.verdict', { label: t(`railroad_ink.solo.${label}`) });
  },
  opening: () => t('ink.events.round', { n: 1 }),
  line,
  refusal: (code, args, names) => refusalText(code, args, names),
  movePlace: (text) => {
    const move = parseMove(text);
    return move && 'cell' in move ? [move.cell] : [];
  },
  replay: async () => (await import('./replay')).replay,
  reason: reasonText,
  spoken: async () => (await import('./say')).spoken,
  rules: async () => (await import('./rules')).rules,
};

// What its later parts (beats.ts) share with it they import from here: so all of it is one file to fetch.
export { default as Face } from './Face.svelte';
export { line } from './log';
export { cellName, type PieceId } from './pieces';
export { pieceName } from './words';
