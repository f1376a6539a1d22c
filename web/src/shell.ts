// The shell: language, theme, who is here, and the page that the address names.
import { mount } from 'svelte';
import App from './App.svelte';
import { me } from './app/me.svelte';
import { router } from './app/router.svelte';
import { settings } from './app/settings.svelte';
import { pages } from './pages';
import { frame } from './ui/Loading.svelte';

/** So soon after its beginning a page is not begun again: what fails then would fail again. */
const settled = 10_000;

// A part of this client can not be fetched any more: the server has a newer one, and so shall the reader.
addEventListener('vite:preloadError', () => {
  if (navigator.onLine && performance.now() > settled) location.reload();
});

const parsed = async (): Promise<void> => {
  if (document.readyState === 'loading')
    await new Promise((resolve) => addEventListener('DOMContentLoaded', resolve, { once: true }));
};

export async function start(): Promise<void> {
  router.start();
  void me.load();
  await Promise.all([settings.start(), pages[router.route.page](), parsed()]);
  const target = document.getElementById('app')!;
  frame.markup = target.innerHTML;
  target.replaceChildren();
  mount(App, { target });
}
