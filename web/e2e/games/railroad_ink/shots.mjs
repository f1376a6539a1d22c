// Pictures of Railroad Ink.
import { playGame } from './player.mjs';

const bot = { kind: 'bot', bot: 'greedy' };

export default async function shots({ who, language, shot }) {
  const { page, touch } = who;
  const draft = await who.table('railroad_ink', [{ kind: 'me' }, bot, bot], { draft: true });
  await who.enter(draft);
  await page.locator('.pairs').waitFor();
  await shot('ink_draft');
  await who.open('#/');
  const both = await who.table('railroad_ink', [{ kind: 'me' }, bot, bot], { lava: true, meteor: true });
  await who.enter(both);
  await page.locator('.now:not(.waiting)').waitFor();
  await shot('ink_impact');
  await playGame(page, {
    touch,
    until: (done) => (done.confirm ?? 0) + (done.hit ?? 0) >= 7 && (done.draw ?? 0) % 4 === 2,
  });
  const die = page.locator('.dice .die:not(:disabled):not(.die-meteor)').first();
  if (await die.count()) await die.click();
  const cell = page.locator('.cell.legal').first();
  if (await cell.count()) await cell.click({ force: true });
  await shot('ink_table');
  if (language !== 'uk') return who.open('#/');
  await page.reload();
  await page.locator('.now').waitFor();
  await playGame(page, { touch });
  await shot('ink_end', true);
  await page.locator('.end [data-act="replay"]').click();
  await page.locator('.replay-sheet svg').waitFor();
  await page.keyboard.press('End');
  await shot('ink_replay');
  await who.open('#/rules/railroad_ink');
  await page.locator('figure svg').first().waitFor();
  await shot('ink_rules');
  await who.open('#/');
}
