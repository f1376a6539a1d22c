// Pictures of Isle of Trains.
const bot = { kind: 'bot', bot: 'greedy' };

export default async function shots({ who, language, shot }) {
  const { page } = who;
  await who.enter(await who.table('isle_of_trains', [{ kind: 'me' }, bot, bot]));
  await page.locator('.now:not(.waiting)').waitFor({ timeout: 60_000 });
  await shot('isle_table');
  await who.open('#/');
  await who.enter(await who.table('isle_of_trains', [{ kind: 'me' }], { scenario: 5 }));
  await page.locator('.now:not(.waiting)').waitFor();
  await shot('isle_scenario');
  if (language === 'uk') {
    await who.open('#/rules/isle_of_trains');
    await page.locator('figure svg').first().waitFor();
    await shot('isle_rules');
  }
  await who.open('#/');
}
