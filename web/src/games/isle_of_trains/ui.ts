// Everything the shell asks of Isle of Trains.
import { t } from '../../app/texts.svelte';
import type { GameUi } from '../game';
import Board from './Board.svelte';
import { line, movePlace } from './log';
import Mini from './Mini.svelte';
import { begins } from './propose';
import { scoreRows } from './score';
import { IsleSession } from './session.svelte';
import Side from './Side.svelte';
import Tray from './Tray.svelte';
import TurnLine from './TurnLine.svelte';
import { panes } from './panes';
import type { IsleView } from './view';
import { reasonText, refusalText } from './words';

const seen = (view: unknown): IsleView => view as IsleView;

export const ui: GameUi = {
  session: (table) => new IsleSession(table),
  slots: { Table: Board, TurnLine, Side, panes, Sheet: Tray },
  luck: 'cards',
  beats: () => import('./beats'),
  Mini,
  // Together the progress track has the stations; alone there are only days.
  progress: (view) => {
    const { progress_track: track, round } = seen(view);
    if (!track)
      return {
        now: 0,
        total: 0,
        label: t('isle.progress.day', { n: round }),
        short: t('isle.progress.day', { n: round }),
      };
    const { at, end } = track;
    return { now: at, total: end, label: t('isle.progress.track', { at, end }) };
  },
  round: (n, seats) => t(seats > 1 ? 'isle.progress.turn' : 'isle.progress.day', { n }),
  status: (view, seat) => {
    const { phase, active, seats } = seen(view);
    if (phase === 'over') return { text: '', done: true };
    return active === seat
      ? { text: t('isle.status.turn'), done: false }
      : { text: t('isle.status.hand', { n: seats[seat]?.hand_size ?? 0 }), done: false };
  },
  score: (view) => scoreRows(seen(view)),
  heading: (view) => {
    const { won } = seen(view).seats[0]!.score;
    return won === undefined ? null : t(won ? 'isle.board.won' : 'isle.board.lost');
  },
  verdict: (view, options) => {
    const { seats, goal } = seen(view);
    const { score } = seats[0]!;
    const name = t(`isle_of_trains.scenarios.${options.scenario}.name`);
    if (score.won !== undefined)
      return t(score.won ? 'isle_of_trains.verdict.won' : 'isle_of_trains.verdict.lost', {
        name,
        now: goal?.now ?? 0,
        need: goal?.need ?? 0,
      });
    return score.rating === undefined ? '' : t('isle.verdict', { rating: t(`isle_of_trains.ratings.${score.rating}`) });
  },
  opening: () => t('isle.opening'),
  line,
  refusal: (code, args, names) => refusalText(code, args, names),
  movePlace,
  moveBegins: (session, text) => [...begins(session as IsleSession, text), ...movePlace(text)],
  replay: async () => (await import('./replay')).replay,
  reason: reasonText,
  spoken: async () => (await import('./say')).spoken,
  options: async () => ({ scenario: (await import('./ScenarioChooser.svelte')).default }),
  rules: async () => (await import('./rules')).rules,
};

// What its later parts (beats.ts) share with it they import from here: so all of it is one file to fetch.
export { cargoFace, numbers, uses, type UseIcon } from './art/icons';
export { default as CardFace } from './CardFace.svelte';
export { cardOf, type Op } from './cards';
export { default as Glyph } from './Glyph.svelte';
export { default as Ops } from './Ops.svelte';
export { default as Pax } from './Pax.svelte';
export { cargoName, destName, passengerName, shortName } from './words';
