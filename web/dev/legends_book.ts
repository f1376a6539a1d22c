// A page for looking at the ledger, the newspaper and the pages of a campaign of Legends of the West without a server:
// `npx vite`, then /dev/legends_book.html, with ?state=slip … (LegendsBook.svelte), &theme=dark, &lang=en.
import '../src/styles/fonts.css';
import '../src/styles/tokens.css';
import '../src/styles/base.css';
import '../src/styles/patterns.css';
import '../src/ui/page.css';
import '../src/campaign/campaign.css';
import '../src/games/legends_of_the_west/accent.css';
import { mount } from 'svelte';
import map from '@data/legends_of_the_west/map.json';
import story from '@data/legends_of_the_west/sealed/story.json';
import words from '@data/legends_of_the_west/sealed/words.json';
import years from '@data/legends_of_the_west/campaign.json';
import { rules } from '@data/legends_of_the_west/rules.json';
import { settings } from '../src/app/settings.svelte';
import { texts, type Language, type Words } from '../src/app/texts.svelte';
import { keepBox } from '../src/net/boxes';

const game = 'legends_of_the_west';
const short = [0, 2, 4, 6, 8, 11];
keepBox(game, 'map', {
  ...map,
  cities: map.cities.filter(({ territory }) => territory === null),
  links: map.links.filter(({ requires }) => !requires.length),
  companies: { companies: [] },
  train_deck: { display: 5 },
  campaign: {
    years: years.years,
    short: short.map((i) => years.years[i]),
    printed: rules.flatMap(({ id, brings, slot }) => (brings === 'start' && slot.startsWith('claim') ? [id] : [])),
  },
});
const query = new URLSearchParams(location.search);
await settings.start();
if (query.has('theme')) settings.setTheme(query.get('theme') as 'light' | 'dark');
await settings.setLanguage((query.get('lang') ?? 'uk') as Language);
for (const place of ['', '.campaign', '.seats', game, `${game}.book`]) await texts.open(place);
texts.learn({ ...words, ...story } as Words);
const { default: Book } = await import('./LegendsBook.svelte');
mount(Book, { target: document.getElementById('app')!, props: { state: query.get('state') ?? 'slip' } });
