// Every view has an address of its own:
//   /  ·  /tables  ·  /games  ·  /settings  ·  /t/ID  ·  /t/ID/GAME  ·  /t/ID/at/17  ·  /rules/GAME/SECTION
//   /c/ID (a campaign's home)  ·  /campaigns (mine)  ·  /campaigns/GAME (a new one)
//   /claim/CODE  ·  /device#CODE (never told to the server by the browser)  ·  /join/4821  ·  /learn (all guided games)  ·  /learn/GAME (begins one, or goes on with it)
// A table is known by its id; the game behind it only lets whoever follows the link fetch the game before the server
// has told them which it is. Addresses used to stand behind a # ("/#/t/ID"): links of that time go on working.
export type Route =
  | { page: 'home' }
  | { page: 'tables' }
  | { page: 'settings' }
  | { page: 'games' }
  | { page: 'table'; id: string; game: string | null; at: number | null }
  | { page: 'campaign'; id: string }
  | { page: 'campaigns'; game: string | null }
  | { page: 'rules'; game: string; section: string | null }
  | { page: 'claim'; code: string }
  | { page: 'join'; code: string }
  | { page: 'device' }
  | { page: 'learn'; game: string | null };

/** "a%2Fb" as "a/b"; what is not written properly stays as it is. */
function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

export function parseRoute(path: string): Route {
  const [page, first, second, third] = path
    .replace(/^#?\/?/, '')
    .split('/')
    .map(decoded);
  if (page === 'tables' || page === 'games' || page === 'settings' || page === 'device') return { page };
  if (page === 't' && first) {
    const at = second === 'at' && third !== undefined && /^\d+$/.test(third) ? Number(third) : null;
    return { page: 'table', id: first, game: second && second !== 'at' ? second : null, at };
  }
  if (page === 'c' && first) return { page: 'campaign', id: first };
  if (page === 'campaigns') return { page, game: first || null };
  if (page === 'rules' && first) return { page: 'rules', game: first, section: second ?? null };
  if ((page === 'claim' || page === 'join') && first) return { page, code: first };
  if (page === 'learn') return { page: 'learn', game: first || null };
  return { page: 'home' };
}

/** Where the reader is. The page is named to the styles too, for its frame. */
export function here(): Route {
  if (location.hash.startsWith('#/')) history.replaceState(history.state, '', location.hash.slice(1));
  const route = parseRoute(location.pathname);
  document.documentElement.dataset.page = route.page;
  return route;
}

export const links = {
  home: '/',
  tables: '/tables',
  games: '/games',
  settings: '/settings',
  table: (id: string, game?: string | null) => `/t/${encodeURIComponent(id)}${game ? `/${game}` : ''}`,
  position: (id: string, at: number) => `/t/${encodeURIComponent(id)}/at/${at}`,
  campaign: (id: string) => `/c/${encodeURIComponent(id)}`,
  campaigns: (game?: string) => `/campaigns${game ? `/${game}` : ''}`,
  rules: (game: string, section?: string) => `/rules/${game}${section ? `/${section}` : ''}`,
  learn: (game?: string) => `/learn${game ? `/${game}` : ''}`,
  claim: (code: string) => `/claim/${encodeURIComponent(code)}`,
  device: (code: string) => `/device#${code}`,
  join: (code: string) => `/join/${encodeURIComponent(code)}`,
  absolute: (path: string) => `${location.origin}${path}`,
};

/** What a friend sent: a full link, a path, the four figures of a table, a table's id. */
export function parseInvitation(text: string): Route | null {
  const trimmed = text.trim();
  if (/^\d{4}$/.test(trimmed)) return { page: 'join', code: trimmed };
  if (/^[\w-]{2,64}$/.test(trimmed)) return { page: 'table', id: trimmed, game: null, at: null };
  const hash = trimmed.indexOf('#/');
  const path = hash >= 0 ? trimmed.slice(hash) : trimmed.replace(/^(\w+:\/\/)?[^/\s]*/, '').replace(/[?#].*$/, '');
  const route = parseRoute(path);
  return ['table', 'claim', 'join', 'campaign'].includes(route.page) ? route : null;
}
