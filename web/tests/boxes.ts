// The boxes, as the server would give them: a game's modules read them while they are loaded.
import { box as west } from '../dev/legends_moments';
import { keepBox } from '../src/net/boxes';

const files = import.meta.glob<object>('../../data/*/*.json', { eager: true, import: 'default' });
const parts = Object.entries(files).map(([path, facts]) => {
  const [game, file] = path.split('/').slice(-2) as [string, string];
  return { game, name: file.replace('.json', ''), facts };
});
/** What all boxes of a game share lies in each of them, under its name. */
const shared = 'common';
/** Of this one the server gives away only what may be seen before a campaign. */
const sealed = 'legends_of_the_west';
keepBox(sealed, 'map', west);
for (const { game, name, facts } of parts) {
  if (name === shared || game === sealed) continue;
  const common = parts.find((one) => one.game === game && one.name === shared)?.facts;
  keepBox(game, name, common ? { ...facts, [shared]: common } : facts);
}
