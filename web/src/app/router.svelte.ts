// Addresses live behind the #, so that any file server can serve the client and every view has a link:
//   #/  ·  #/tables  ·  #/t/ID  ·  #/t/ID/at/17  ·  #/rules/GAME/SECTION  ·  #/claim/CODE
export type Route =
  | { page: 'home' }
  | { page: 'tables' }
  | { page: 'table'; id: string; at: number | null }
  | { page: 'rules'; game: string; section: string | null }
  | { page: 'claim'; code: string };

export function parseRoute(hash: string): Route {
  const [page, first, second, third] = hash
    .replace(/^#?\/?/, '')
    .split('/')
    .map(decodeURIComponent);
  if (page === 'tables') return { page: 'tables' };
  if (page === 't' && first) {
    const at = second === 'at' && third !== undefined && /^\d+$/.test(third) ? Number(third) : null;
    return { page: 'table', id: first, at };
  }
  if (page === 'rules' && first) return { page: 'rules', game: first, section: second ?? null };
  if (page === 'claim' && first) return { page: 'claim', code: first };
  return { page: 'home' };
}

export const links = {
  home: '#/',
  tables: '#/tables',
  table: (id: string) => `#/t/${encodeURIComponent(id)}`,
  position: (id: string, at: number) => `#/t/${encodeURIComponent(id)}/at/${at}`,
  rules: (game: string, section?: string) => `#/rules/${game}${section ? `/${section}` : ''}`,
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
  return /^[\w-]{2,64}$/.test(trimmed) ? { page: 'table', id: trimmed, at: null } : null;
}

class Router {
  route = $state.raw<Route>({ page: 'home' });

  start(): void {
    const read = () => (this.route = parseRoute(location.hash));
    addEventListener('hashchange', read);
    read();
  }

  go(hash: string): void {
    location.hash = hash;
  }

  /** Changes the address without a new entry in the history (scrubbing through a replay). */
  replace(hash: string): void {
    history.replaceState(null, '', hash);
    this.route = parseRoute(hash);
  }
}

export const router = new Router();
