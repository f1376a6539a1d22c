// Everything the shell asks of Railways of the World.
import { t } from '../../app/texts.svelte';
import type { GameSession, GameUi, SheetPane } from '../game';
import Board from './Board.svelte';
import { mapOf } from './box';
import Course from './Course.svelte';
import Left from './Left.svelte';
import { line, movePlace, opening } from './log';
import Mini from './Mini.svelte';
import { begins } from './propose';
import { reasonText, refusalText } from './refusals';
import { roleOf } from './roles';
import { scoreRows } from './score';
import { RailwaysSession } from './session.svelte';
import Side from './Side.svelte';
import { heading, verdict } from './solo';
import { stationsOf } from './stations';
import { cardTabs } from './tabs';
import Tray from './Tray.svelte';
import type { RailwaysView } from './view';

const seen = (view: unknown): RailwaysView => view as RailwaysView;
const tabs = (session: GameSession): SheetPane[] => cardTabs((session as RailwaysSession).view);

const panes = (session: GameSession): SheetPane[] => [
  { id: 'act', text: t((session as RailwaysSession).mode === 'build' ? 'railways.tab.build' : 'railways.tab.act') },
  { id: 'players', text: t('players') },
  ...tabs(session),
];

export const ui: GameUi = {
  session: (table) => new RailwaysSession(table),
  luck: 'cards',
  slots: { Board, ratio: 1.5, fills: 'all', Left, Side, Course, points: true, tabs, panes, Sheet: Tray },
  beats: () => import('./beats'),
  Mini,
  progress: (view) => {
    const { names, at } = stationsOf(seen(view), mapOf(seen(view).map));
    const turn = t('railways.turn', { n: seen(view).turn_of_game });
    return { now: at + 1, total: names.length, label: `${turn}, ${names[at]!}`, short: turn };
  },
  round: (n) => t('railways.turn', { n }),
  status: (view, seat) => ({ text: roleOf(seen(view), seat, null), done: false }),
  score: (view) => scoreRows(seen(view)),
  heading: (view) => heading(seen(view)),
  verdict: (view) => verdict(seen(view)),
  end: () => import('./End.svelte'),
  opening,
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
