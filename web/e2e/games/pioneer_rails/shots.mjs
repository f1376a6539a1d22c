// Pictures of Pioneer Rails.
import { look, playGame, pressAt } from './player.mjs';

const bot = { kind: 'bot', bot: 'greedy' };

export default async function shots({ who, language, shot }) {
  const { page, touch } = who;
  await who.enter(await who.table('pioneer_rails', [{ kind: 'me' }, bot, bot]));
  await page.locator('.now:not(.waiting)').waitFor();
  await page.locator('.pick:not([aria-disabled="true"])').first().click();
  await shot('pioneer_pick');
  await page.keyboard.press('Escape');
  await playGame(page, { touch, until: ({ done = 0, lay = 0 }) => done >= 6 && lay % 3 === 2 });
  const { legal } = await look(page);
  if (legal.length && !touch) await pressAt(page, legal[0]);
  await shot('pioneer_table');
  await page.keyboard.press('Escape');
  await page.keyboard.press('b');
  await shot('pioneer_bonus');
  await page.keyboard.press('Escape');
  if (language !== 'uk') return who.open('/');
  await playGame(page, { touch });
  await shot('pioneer_end', true);
  await who.open('/');
  await who.enter(await who.table('pioneer_rails', [{ kind: 'me' }], { side: 'B', level: 'medium', extra_card: true }));
  await page.locator('.now:not(.waiting)').waitFor();
  await shot('pioneer_solo');
  await who.open('/rules/pioneer_rails');
  await page.locator('figure svg').first().waitFor();
  await shot('pioneer_rules');
  await who.open('/');
}
