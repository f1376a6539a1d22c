// A page for looking at drawings and positions without a server: `npx vite`, then /dev/isle.html?sheet=family.
import '../src/styles/fonts.css';
import '../src/styles/tokens.css';
import '../src/styles/base.css';
import '../src/games/isle_of_trains/accent.css';
import '../src/games/isle_of_trains/paint.css';
import { mount } from 'svelte';
import box from '@data/isle_of_trains/all_aboard.json';
import { settings } from '../src/app/settings.svelte';
import { texts, type Language } from '../src/app/texts.svelte';
import { keepBox } from '../src/net/boxes';

// What the pages draw with reads the box while it is loaded.
keepBox('isle_of_trains', 'all_aboard', box);
const [{ default: Family }, { default: Rules }, { default: Table }] = await Promise.all([
  import('./Family.svelte'),
  import('./Figures.svelte'),
  import('./Table.svelte'),
]);

const query = new URLSearchParams(location.search);
await settings.start();
if (query.has('theme')) settings.setTheme(query.get('theme') as 'light' | 'dark');
await settings.setLanguage((query.get('lang') ?? 'uk') as Language);
for (const place of ['isle_of_trains', 'isle_of_trains.refusals']) await texts.open(place);
const target = document.getElementById('app')!;
const name = query.get('state');
if (name) mount(Table, { target, props: { name, scene: query.has('scene') } });
else if (query.has('figures')) mount(Rules, { target });
else mount(Family, { target });
