// Pictures of Railways of the World.
import { playGame, pressStop, look } from './player.mjs';

const bot = { kind: 'bot', bot: 'level2' };

export default async function shots({ who, language, shot }) {
  const { page, touch } = who;
  const play = (kind) => playGame(page, { touch, until: (done) => done[kind] });
  await who.enter(await who.table('railways_of_the_world', [{ kind: 'me' }, bot, bot], { map: 'mexico' }));
  await page.locator('.rw-dialog.barons').waitFor();
  await shot('railways_barons');
  await play('baron');
  await page.locator('.rw-dialog.auction').waitFor();
  await shot('railways_auction');
  await play('action:build');
  const { offered } = await look(page);
  await pressStop(page, offered[0]);
  await shot('railways_build');
  await play('finish');
  await play('action:deliver');
  await shot('railways_cubes');
  await page.keyboard.press('n');
  await shot('railways_deliver');
  await page.keyboard.press('Escape');
  if (language !== 'uk') return who.open('/');
  await playGame(page, { touch });
  await shot('railways_end', true);
  await page.locator('.end [data-act="replay"]').click();
  await page.locator('.replay .map-room').waitFor();
  await page.keyboard.press('End');
  await shot('railways_replay');
  await who.open('/');
  await who.enter(await who.table('railways_of_the_world', [{ kind: 'me' }, bot, bot, bot], { barons: false }));
  await page.locator('.now:not(.waiting)').waitFor();
  await page.keyboard.press('Escape');
  await shot('railways_eastern_us');
  await who.open('/rules/railways_of_the_world');
  await page.locator('figure svg').first().waitFor();
  await shot('railways_rules');
  await who.open('/');
}
