// A page for looking at the table of Legends of the West without a server: `npx vite`, then /dev/legends.html, with
// ?state=claim … (legends_moments.ts), &theme=dark, &lang=en, &far for a map with more sheets.
import '../src/styles/fonts.css';
import '../src/styles/tokens.css';
import '../src/styles/base.css';
import '../src/styles/patterns.css';
import '../src/table/table.css';
import '../src/table/windows.css';
import '../src/games/legends_of_the_west/accent.css';
import { mount } from 'svelte';
import { settings } from '../src/app/settings.svelte';
import { texts, type Language } from '../src/app/texts.svelte';
import { keepBox } from '../src/net/boxes';
import { box } from './legends_moments';

const game = 'legends_of_the_west';
keepBox(game, 'map', box);
document.documentElement.dataset.game = game;
const query = new URLSearchParams(location.search);
await settings.start();
if (query.has('theme')) settings.setTheme(query.get('theme') as 'light' | 'dark');
await settings.setLanguage((query.get('lang') ?? 'uk') as Language);
await texts.open(game);
const { default: Legends } = await import('./Legends.svelte');
mount(Legends, {
  target: document.getElementById('app')!,
  props: { state: query.get('state') ?? 'claim', far: query.has('far') },
});
