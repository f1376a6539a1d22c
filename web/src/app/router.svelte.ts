// Where the reader is, kept in step with the address.
import { here, type Route } from './routes';

export * from './routes';

class Router {
  route = $state.raw<Route>({ page: 'home' });

  start(): void {
    const read = () => (this.route = here());
    addEventListener('hashchange', read);
    read();
  }

  go(hash: string): void {
    location.hash = hash;
  }

  /** Changes the address without a new entry in the history (scrubbing through a replay). */
  replace(hash: string): void {
    history.replaceState(null, '', hash);
    this.route = here();
  }
}

export const router = new Router();
