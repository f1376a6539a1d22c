// Addresses live behind the #, so that any file server can serve the client and every view has a link:
//   #/  ·  #/tables  ·  #/settings  ·  #/t/ID  ·  #/t/ID/GAME  ·  #/t/ID/at/17  ·  #/rules/GAME/SECTION  ·  #/claim/CODE
//   #/learn (all guided games)  ·  #/learn/GAME (begins one, or goes on with it)
// A table is known by its id; the game behind it only lets whoever follows the link fetch the game before the server
// has told them which it is.
export type Route =
  | { page: 'home' }
  | { page: 'tables' }
  | { page: 'settings' }
  | { page: 'table'; id: string; game: string | null; at: number | null }
  | { page: 'rules'; game: string; section: string | null }
  | { page: 'claim'; code: string }
  | { page: 'learn'; game: string | null };

export function parseRoute(hash: string): Route {
  const [page, first, second, third] = hash
    .replace(/^#?\/?/, '')
    .split('/')
    .map(decodeURIComponent);
  if (page === 'tables' || page === 'settings') return { page };
  if (page === 't' && first) {
    const at = second === 'at' && third !== undefined && /^\d+$/.test(third) ? Number(third) : null;
    return { page: 'table', id: first, game: second && second !== 'at' ? second : null, at };
  }
  if (page === 'rules' && first) return { page: 'rules', game: first, section: second ?? null };
  if (page === 'claim' && first) return { page: 'claim', code: first };
  if (page === 'learn') return { page: 'learn', game: first || null };
  return { page: 'home' };
}

/** Where the reader is. The page is named to the styles too, for its frame. */
export function here(): Route {
  const route = parseRoute(location.hash);
  document.documentElement.dataset.page = route.page;
  return route;
}

export const links = {
  home: '#/',
  tables: '#/tables',
  settings: '#/settings',
  table: (id: string, game?: string | null) => `#/t/${encodeURIComponent(id)}${game ? `/${game}` : ''}`,
  position: (id: string, at: number) => `#/t/${encodeURIComponent(id)}/at/${at}`,
  rules: (game: string, section?: string) => `#/rules/${game}${section ? `/${section}` : ''}`,
  learn: (game?: string) => `#/learn${game ? `/${game}` : ''}`,
  claim: (code: string) => `#/claim/${encodeURIComponent(code)}`,
  absolute: (hash: string) => `${location.origin}${location.pathname}${hash}`,
};

/** A table's id or a seat's code from whatever a friend sent: a full link, a hash or the bare code. */
export function parseInvitation(text: string): Route | null {
  const trimmed = text.trim();
  const hash = trimmed.indexOf('#');
  if (hash >= 0) {
    const route = parseRoute(trimmed.slice(hash));
    return route.page === 'table' || route.page === 'claim' ? route : null;
  }
  return /^[\w-]{2,64}$/.test(trimmed) ? { page: 'table', id: trimmed, game: null, at: null } : null;
}
