// A page for looking at the map and the art of Pioneer Rails without a server: `npx vite`, then /dev/pioneer.html, with
// ?state=draw … (pioneer_maps.ts), ?figures, &theme=dark, &lang=en, &near.
import '../src/styles/fonts.css';
import '../src/styles/tokens.css';
import '../src/styles/base.css';
import '../src/games/pioneer_rails/accent.css';
import { mount } from 'svelte';
import box from '@data/pioneer_rails/box.json';
import { settings } from '../src/app/settings.svelte';
import { texts, type Language } from '../src/app/texts.svelte';
import { keepBox } from '../src/net/boxes';

// What the pages draw with reads the box while it is loaded.
keepBox('pioneer_rails', 'box', box);
const { default: Sheet } = await import('./Pioneer.svelte');

const query = new URLSearchParams(location.search);
await settings.start();
if (query.has('theme')) settings.setTheme(query.get('theme') as 'light' | 'dark');
await settings.setLanguage((query.get('lang') ?? 'uk') as Language);
await texts.open('pioneer_rails');
if (query.has('figures')) await texts.open('pioneer_rails.rules');
mount(Sheet, {
  target: document.getElementById('app')!,
  props: { state: query.get('state'), near: query.has('near'), figures: query.has('figures') },
});
