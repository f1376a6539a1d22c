// The boxes, as the server would give them: a game's modules read them while they are loaded.
import { keepBox } from '../src/net/boxes';

const files = import.meta.glob<object>('../../data/*/*.json', { eager: true, import: 'default' });
for (const [path, facts] of Object.entries(files)) {
  const [game, file] = path.split('/').slice(-2) as [string, string];
  keepBox(game, file.replace('.json', ''), facts);
}
