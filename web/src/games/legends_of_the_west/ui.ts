// Everything the shell asks of Legends of the West.
import { t, texts } from '../../app/texts.svelte';
import type { GameUi } from '../game';
import Board from './Board.svelte';
import { sheetOf } from './box';
import Left from './Left.svelte';
import { markOf } from './livery';
import { line, movePlace, opening } from './log';
import Mini from './Mini.svelte';
import { panesOf } from './panes';
import { begins } from './propose';
import { reasonText, refusalText } from './refusals';
import { scoreRows } from './score';
import { LegendsSession } from './session.svelte';
import Side from './Side.svelte';
import Tray from './Tray.svelte';
import type { LegendsView } from './view';

const seen = (view: unknown): LegendsView => view as LegendsView;
/** Words of refusals and reasons name cities and routes of the map that is open now. */
let sheet = sheetOf({});

export const ui: GameUi = {
  session: (table) => new LegendsSession(table),
  luck: 'cards',
  slots: { Board, ratio: 1.1, fills: 'all', Left, Side, points: true, panes: panesOf, Sheet: Tray },
  beats: () => import('./beats'),
  mark: (view, seat) => {
    const company = seen(view).seats[seat]?.company;
    return company ? markOf(company) : null;
  },
  Mini,
  progress: (view) => {
    const { year, game, games, progress } = seen(view);
    sheet = sheetOf(seen(view));
    const label =
      games > 1
        ? t('legends.gameOf', { year: String(year), n: game, of: games })
        : t('legends.yearTurn', { year: String(year), n: progress.now });
    return {
      now: games > 1 ? game : 1,
      total: games > 1 ? games : 0,
      label,
      short: t('legends.turn', { n: progress.now }),
    };
  },
  round: (n) => t('legends.turn', { n }),
  status: (view, seat) => {
    const { phase, turn, seats } = seen(view);
    const waits = phase === 'keep' && seats[seat]!.offered > 0;
    return {
      text: waits ? t('legends.role.choosing') : turn.includes(seat) ? t('legends.role.thinking') : '',
      done: phase === 'keep' && !waits,
    };
  },
  score: (view) => scoreRows(seen(view)),
  end: async () => (await Promise.all([import('./End.svelte'), texts.open('legends_of_the_west.book')]))[0],
  opening,
  line,
  refusal: (code, args, names) => refusalText(code, args, names, sheet),
  movePlace,
  moveBegins: (_, text) => begins(text),
  replay: async () => (await import('./replay')).replay,
  reason: (code, args) => reasonText(code, args, sheet),
  spoken: async () => (await import('./say')).spoken,
  options: async () => (await import('./options')).options,
  rules: async () => (await import('./rules')).rules,
};
