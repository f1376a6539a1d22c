// Where the reader is, kept in step with the address.
import { here, type Route } from './routes';

export * from './routes';

class Router {
  route = $state.raw<Route>({ page: 'home' });

  start(): void {
    const read = () => (this.route = here());
    addEventListener('popstate', read);
    addEventListener('hashchange', read);
    addEventListener('click', (event) => this.follow(event));
    read();
  }

  go(path: string): void {
    if (path !== location.pathname) history.pushState(null, '', path);
    this.route = here();
    scrollTo(0, 0);
  }

  /** Changes the address without a new entry in the history (scrubbing through a replay). */
  replace(path: string): void {
    history.replaceState(null, '', path);
    this.route = here();
  }

  /** A link to one of our pages needs no new document; one that is to be saved, or opened elsewhere, is the browser's. */
  private follow(event: MouseEvent): void {
    const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href]') : null;
    if (!link || event.defaultPrevented || event.button) return;
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    if (link.target || link.hasAttribute('download') || !isPage(link)) return;
    event.preventDefault();
    this.go(link.pathname);
  }
}

const isPage = ({ origin, pathname }: HTMLAnchorElement): boolean =>
  origin === location.origin && !pathname.startsWith('/api/');

export const router = new Router();
