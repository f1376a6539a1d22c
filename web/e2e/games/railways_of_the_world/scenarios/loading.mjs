// What comes over the line with the first sight of a table of Railways of the World, wherever the game stands.
import { firstLoad, judge, languages } from '../../../loading.mjs';
import { secretOfSeed } from '../../../server.mjs';
import { skip } from '../script.mjs';

const game = 'railways_of_the_world';
const alone = [{ kind: 'me' }];
/** The first turns of somebody who plays alone. */
const opening = ['build new_york', 'lay 23.12 5-3', 'lay 22.12 0-2', 'lay 21.13 5-2', 'upgrade', 'pass', 'upgrade'];

const moments = {
  'an auction': { most: 200 },
  'an action': { most: 200, seats: alone, before: (page, id) => skip({ page }, id, 0, opening) },
  // Nobody sees a table for the first time here: who comes back to a build has most of it.
  'a build': {
    most: 212,
    seats: alone,
    before: (page, id) => skip({ page }, id, 0, [...opening, 'build new_york', 'lay 23.10 1-4']),
  },
};

const scenarios = {
  async 'railways: the first sight of a table is light, wherever the game stands'({ browser, server }) {
    for (const [name, { most, ...more }] of Object.entries(moments))
      for (const language of languages) {
        const seen = await firstLoad(browser, server, {
          language,
          game,
          options: { barons: false },
          ...more,
        });
        judge(`${name}, ${language}`, seen, language, most);
      }
  },
};
scenarios['railways: the first sight of a table is light, wherever the game stands'].secret = secretOfSeed(13);

export default scenarios;
