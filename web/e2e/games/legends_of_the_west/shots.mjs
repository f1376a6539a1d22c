// Pictures of Legends of the West.
import { firstGames, mine, playGame, playOn, readLedger } from './player.mjs';

const bot = { kind: 'bot', bot: 'level2' };

export default async function shots({ who, language, shot }) {
  const { page, touch } = who;
  const play = (until) => playGame(page, { touch, until });
  await who.enter(await who.table('legends_of_the_west', [{ kind: 'me' }, bot, bot]));
  await page.locator('.lw-new').first().waitFor();
  await shot('legends_tickets');
  await play(({ claim = 0, draw = 0 }) => claim + draw >= 6);
  await mine(page);
  await page.keyboard.press('n');
  await shot('legends_table');
  await page.keyboard.press('Escape');
  if (language === 'uk') {
    await play();
    await shot('legends_end', true);
    await page.locator('.end [data-act="replay"]').click();
    await page.locator('.replay .map-room').waitFor();
    await shot('legends_replay');
  }
  await who.open('/campaigns');
  await page.locator('input[type="file"]').setInputFiles(firstGames(3));
  await page.waitForURL(/\/c\//);
  await page.locator('.boxes .box').first().waitFor();
  await shot('legends_campaign', true);
  await page.locator('.camp-home .now .btn-primary').click();
  await shot('legends_join');
  // The first company is mine, the others are bots'.
  const rows = page.locator('.join .cos li');
  await rows.nth(1).locator('.seg button').nth(2).click();
  await page.locator('.join .btn-primary').click();
  await page.locator('.letter-page').waitFor();
  await shot('legends_letter');
  if (language === 'uk') {
    const table = /\/t\/([\w-]+)/.exec(page.url())[1];
    await page.locator('.letter-page .btn-primary').click();
    await playOn(page, table, 0);
    for (const kind of ['slips', 'story', 'territory', 'rule', 'vault']) {
      await readLedger(page, { until: kind });
      await shot(`legends_ledger_${kind}`);
    }
  }
  await who.open('/');
}
