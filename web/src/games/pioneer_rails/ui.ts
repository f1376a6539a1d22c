// Everything the shell asks of Pioneer Rails.
import { t } from '../../app/texts.svelte';
import type { GameSession, GameUi, SheetPane } from '../game';
import Board from './Board.svelte';
import { box } from './box';
import Goals from './Goals.svelte';
import Left from './Left.svelte';
import { line, movePlace, roundText, turnText } from './log';
import Mini from './Mini.svelte';
import { sheetBox } from './plane';
import { begins } from './propose';
import { scoreRows } from './score';
import { seen } from './seen';
import { PioneerSession } from './session.svelte';
import { heading, verdict } from './solo';
import Tray from './Tray.svelte';
import Under from './Under.svelte';
import { reasonText, refusalText } from './words';

const panes = (session: GameSession): SheetPane[] => {
  const { view, seat } = session as PioneerSession;
  const total = view.seats[seat]!.score.total;
  return [
    { id: 'turn', text: t('pioneer.desk.tab.turn') },
    { id: 'sheet', text: t('pioneer.desk.tab.sheet', { n: total }) },
    ...(view.solo ? [{ id: 'goals', text: t('pioneer.desk.tab.target', { n: view.solo.target }) }] : []),
  ];
};

export const ui: GameUi = {
  session: (table) => new PioneerSession(table),
  luck: 'cards',
  slots: { Board, ratio: sheetBox.w / sheetBox.h, fills: 'small', Under, Left, Goals, panes, Sheet: Tray },
  beats: () => import('./beats'),
  Mini,
  progress: (view) => {
    const { round, rounds, turn_of_round: turn, turns, over } = seen(view);
    return {
      now: over ? turns + 1 : turn,
      total: turns,
      label: t('pioneer.desk.progress', { round, rounds, turn, turns }),
      short: t('pioneer.desk.progressShort', { round }),
    };
  },
  // What the shell counts is one of the twenty turns.
  round: (n) => {
    const { turns_per_round: turns } = box.turn;
    return turnText(Math.ceil(n / turns), ((n - 1) % turns) + 1);
  },
  status: (view, seat) => {
    const { phase, dealer, seats } = seen(view);
    if (phase === 'over') return { text: '', done: true };
    if (seats[seat]?.finished) return { text: t('pioneer.desk.status.finished'), done: true };
    const waits = phase === 'dealer_pick' && dealer !== seat;
    const doing = waits ? 'waits' : seats[seat]?.picked ? 'draws' : 'picks';
    return { text: t(`pioneer.desk.status.${doing}`), done: false };
  },
  score: (view) => scoreRows(seen(view)),
  heading: (view) => heading(seen(view)),
  verdict: (view) => verdict(seen(view)),
  end: () => import('./End.svelte'),
  opening: () => roundText(1),
  line,
  refusal: (code, args, names) => refusalText(code, args, names),
  movePlace,
  moveBegins: (_, text) => [...begins(text), ...movePlace(text)],
  replay: async () => (await import('./replay')).replay,
  reason: reasonText,
  spoken: async () => (await import('./say')).spoken,
  options: async () => (await import('./options')).options,
  rules: async () => (await import('./rules')).rules,
};
