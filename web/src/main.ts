// The first of us that runs: small, and without the shell. It sees from the address what the page will need and asks for
// all of it at once, so that nothing waits for the shell to come first. What fails here is asked for again by whoever
// needs it, and told by them.
import './styles/fonts.css';
import './styles/tokens.css';
import './styles/base.css';
import './styles/frame.css';
import './styles/patterns.css';
import { fetchWords, wantedLanguage } from './app/language';
import { here } from './app/routes';
import { paint, wantedTheme } from './app/theme';
import { loadGame } from './games/load';
import { askAhead, paths } from './net/api';
import { allGames, fetchBox } from './net/boxes';
import { openLineEarly } from './net/line';
import type { TableInfo } from './net/types';
import { pages } from './pages';

const begin = (...promises: Promise<unknown>[]): void => promises.forEach((promise) => promise.catch(() => {}));

/** The fonts of the script, before the first of its letters is drawn. */
function fetchFonts(): void {
  if (language === 'en') return; // index.html asks for those of every language
  begin(...['Oswald', 'Source Sans 3'].map((family) => document.fonts.load(`500 1em '${family} Variable'`, 'я')));
}

paint(wantedTheme());
const route = here();
const language = wantedLanguage();
document.documentElement.lang = language;

// In the order of what is waited for longest: a browser asks for six things at a time.
if (route.page === 'table') {
  const fetchGame = (game: string): void => begin(loadGame(game), fetchWords(language, game));
  if (route.game) fetchGame(route.game);
  begin(
    askAhead<TableInfo>(paths.table(route.id)).then(({ game, options }) => {
      fetchGame(game);
      begin(fetchBox(game, options));
    }),
  );
  openLineEarly();
}
void pages[route.page]().then(({ start }) => start());
begin(fetchWords(language).then(fetchFonts), allGames()); // the games are on their way since index.html
if (['home', 'tables', 'games', 'learn'].includes(route.page))
  begin(askAhead(paths.mine), askAhead(paths.open), askAhead(paths.me));
