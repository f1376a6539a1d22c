// A page for looking at what stands around the map of Railways of the World without a server: `npx vite`, then
// /dev/railways_panels.html, with ?state=auction … (RailwaysPanels.svelte), &theme=dark, &lang=en.
import '../src/styles/fonts.css';
import '../src/styles/tokens.css';
import '../src/styles/base.css';
import '../src/styles/patterns.css';
import '../src/table/table.css';
import '../src/table/windows.css';
import '../src/table/end.css';
import '../src/games/railways_of_the_world/accent.css';
import { mount } from 'svelte';
import common from '@data/railways_of_the_world/common.json';
import eastern from '@data/railways_of_the_world/eastern_us.json';
import mexico from '@data/railways_of_the_world/mexico.json';
import { settings } from '../src/app/settings.svelte';
import { texts, type Language } from '../src/app/texts.svelte';
import { keepBox } from '../src/net/boxes';
import Panels from './RailwaysPanels.svelte';

const game = 'railways_of_the_world';
for (const map of [eastern, mexico]) keepBox(game, map.id, { ...map, common });
const query = new URLSearchParams(location.search);
await settings.start();
if (query.has('theme')) settings.setTheme(query.get('theme') as 'light' | 'dark');
await settings.setLanguage((query.get('lang') ?? 'uk') as Language);
for (const part of ['', '.desk', '.end', '.setup']) await texts.open(game + part);
mount(Panels, { target: document.getElementById('app')!, props: { state: query.get('state') ?? 'build' } });
