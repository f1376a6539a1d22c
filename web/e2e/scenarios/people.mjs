// People at a table: guests who go or are sent away, who may write, rematches, seats that move to another device.
import assert from 'node:assert/strict';
import { fits, soon } from '../visitor.mjs';

/** A table of the first visitor with one seat for the second. */
async function tableOfTwo(ann, bo, { started = true } = {}) {
  await ann.introduce();
  await bo.introduce();
  const { id } = await ann.request('POST', '/api/tables', {
    game: 'railroad_ink',
    options: {},
    seats: [{ kind: 'me' }, { kind: 'open' }],
    name: 'Depot 7',
    start: true,
  });
  await bo.request('POST', `/api/tables/${id}/sit`, { seat: 1 });
  if (started) await ann.request('POST', `/api/tables/${id}/start`, {});
  for (const one of [ann, bo]) await one.open(`#/t/${id}`);
  await Promise.all([ann, bo].map(({ page }) => page.locator(started ? '.now:not(.waiting)' : '.lobby').waitFor()));
  return id;
}

/** Both leave it to bots, which bring it to its end. */
async function finish(id, ...people) {
  for (const [seat, one] of people.entries()) await one.request('POST', `/api/tables/${id}/resign`, { seat });
  await Promise.all(people.map(({ page }) => page.locator('.end').waitFor({ timeout: 90_000 })));
}

async function menu(page, name) {
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await page.locator('.menu-list').getByText(name, { exact: true }).click();
}

const people = {
  async 'a guest is removed and cannot come back'({ visitor, inspect }) {
    const ann = await visitor('desktop', { name: 'Ann', language: 'en' });
    const bo = await visitor('phone', { name: 'Бо', language: 'uk', theme: 'dark' });
    await tableOfTwo(ann, bo, { started: false });
    await inspect(bo.page, 'lobby of a guest, phone');
    await fits(bo.page, 'lobby of a guest');
    await ann.page.getByRole('button', { name: 'Remove from the table: Бо' }).click();
    await inspect(ann.page, 'question before a guest is removed');
    await ann.page.locator('dialog').getByRole('button', { name: 'Remove from the table' }).click();
    await ann.page.locator('.lobby-seats', { hasText: 'free seat' }).waitFor();
    await bo.page.getByText('Господар прибрав вас з-за столу').waitFor();
    await inspect(bo.page, 'removed, phone');
    await bo.page.getByRole('button', { name: 'Спостерігати далі' }).tap();
    await bo.page.getByRole('button', { name: 'Сісти за стіл' }).tap();
    await bo.page.getByText('Господар прибрав вас з-за цього столу.').waitFor();
    await bo.page.reload();
    await bo.page.locator('.chat .silent').waitFor();
    assert.equal(await bo.page.locator('.chat input').count(), 0);
  },

  async 'somebody who vanished is replaced by a bot'({ visitor, inspect }) {
    const ann = await visitor('desktop', { name: 'Ann', language: 'en' });
    const bo = await visitor('desktop', { name: 'Bo', language: 'en' });
    await tableOfTwo(ann, bo);
    await menu(ann.page, 'People at the table');
    await inspect(ann.page, 'people at the table, host');
    await ann.page.getByRole('button', { name: 'Remove from the table: Bo' }).click();
    await ann.page.getByText('A bot will play on for this seat').waitFor();
    await ann.page.locator('dialog .ask').getByRole('button', { name: 'Remove from the table' }).click();
    await ann.page.keyboard.press('Escape');
    await ann.page.locator('.log', { hasText: 'Bo: removed by the host' }).waitFor();
    await bo.page.getByText('The host has removed you from the table').waitFor();
    await bo.page.getByRole('link', { name: 'Home' }).last().click();
    await bo.page.locator('.first').waitFor(); // no table is left in the departures
  },

  async 'a guest leaves, the host closes the table'({ visitor, inspect }) {
    const ann = await visitor('phone', { name: 'Ann', language: 'en' });
    const bo = await visitor('desktop', { name: 'Bo', language: 'en' });
    const cy = await visitor('desktop', { name: 'Cy', language: 'en', theme: 'dark' });
    const id = await tableOfTwo(ann, bo, { started: false });
    await cy.open(`#/t/${id}`);
    await cy.page.locator('.lobby').waitFor();
    await bo.page.getByRole('button', { name: 'Leave the table' }).click();
    await bo.page.locator('.ticket').waitFor();
    await ann.page.locator('.lobby-seats', { hasText: 'free seat' }).waitFor();
    await fits(ann.page, 'lobby of the host, phone');
    await ann.page.getByRole('button', { name: 'Table settings' }).tap();
    await ann.page.getByLabel('Name of the table').fill('Roundhouse 9');
    await inspect(ann.page, 'settings of the table, phone');
    await ann.page.getByRole('button', { name: 'Save' }).tap();
    await cy.page.getByRole('heading', { name: /Roundhouse 9/ }).waitFor();
    await ann.page.getByRole('button', { name: 'Table settings' }).tap();
    await ann.page.getByRole('button', { name: 'Close the table' }).tap();
    await ann.page.getByText('Close the table for good?').waitFor();
    await ann.page.getByRole('button', { name: 'Close the table' }).tap();
    await ann.page.locator('.ticket').waitFor();
    await cy.page.getByRole('heading', { name: 'This table is closed' }).waitFor();
    await inspect(cy.page, 'a closed table');
    await cy.page.getByRole('link', { name: 'Home' }).click();
    await cy.page.locator('.ticket').waitFor();
  },

  async 'who may write, and who is heard'({ visitor, inspect }) {
    const ann = await visitor('desktop', { name: 'Ann', language: 'en' });
    const bo = await visitor('desktop', { name: 'Bo', language: 'en' });
    const cy = await visitor('desktop', { name: 'Cy', language: 'en' });
    const id = await tableOfTwo(ann, bo);
    await cy.introduce();
    await cy.open(`#/t/${id}`);
    for (const { page } of [ann, bo, cy]) await page.getByRole('tab', { name: /^Chat/ }).click();
    await cy.page.getByText('Only those at the table can write here.').waitFor();
    assert.equal(await cy.page.locator('.chat input').count(), 0);
    await inspect(cy.page, 'a spectator who may not write');

    await menu(ann.page, 'Table settings');
    await ann.page.getByLabel('Spectators may write').check();
    await ann.page.getByRole('button', { name: 'Save' }).click();
    const say = async ({ page }, words) => {
      await page.locator('.chat input').fill(words);
      await page.locator('.chat input').press('Enter');
      await page.locator('.chat li', { hasText: words }).waitFor();
    };
    await say(cy, 'Anybody here?');
    await say(ann, 'Two of us');
    await bo.page.locator('.chat li', { hasText: 'Anybody here?' }).waitFor();

    // Bo does not want to read it; this stays so.
    await bo.page.getByRole('button', { name: 'Cy: hide or mute' }).click();
    await inspect(bo.page, 'people at the table, guest');
    await bo.page.getByRole('button', { name: 'Hide messages: Cy' }).click();
    await bo.page.keyboard.press('Escape');
    await bo.page.locator('.chat li', { hasText: 'Anybody here?' }).waitFor({ state: 'detached' });
    await bo.page.reload();
    await bo.page.getByRole('tab', { name: /^Chat/ }).click();
    await bo.page.getByText('Hidden: Cy').waitFor();
    await soon(async () => assert.equal(await bo.page.locator('.chat li').count(), 1));
    await bo.page.getByRole('button', { name: 'Show messages' }).click();
    await bo.page.getByRole('button', { name: 'Show messages: Cy' }).click();
    await bo.page.keyboard.press('Escape');
    await bo.page.locator('.chat li', { hasText: 'Anybody here?' }).waitFor();

    // Ann wants nobody to read it.
    await ann.page.getByRole('button', { name: 'Cy: hide or mute' }).click();
    await ann.page.getByRole('button', { name: 'Mute for everyone: Cy' }).click();
    await cy.page.getByText('You cannot write at this table.').waitFor();
    await ann.page.getByRole('button', { name: 'Let write again: Cy' }).click();
    await cy.page.locator('.chat input').waitFor();
  },

  async 'a rematch is asked for, declined and accepted'({ visitor, inspect }) {
    const ann = await visitor('desktop', { name: 'Ann', language: 'en' });
    const bo = await visitor('phone', { name: 'Бо', language: 'uk' });
    const id = await tableOfTwo(ann, bo);
    await finish(id, ann, bo);
    await ann.page.getByRole('button', { name: 'Ask for a rematch' }).click();
    await ann.page.locator('.lobby-seats', { hasText: 'no answer yet' }).waitFor();
    await inspect(ann.page, 'lobby of a rematch');
    await bo.page.getByText('Ann пропонує реванш').waitFor();
    await inspect(bo.page, 'asked for a rematch, phone');
    await fits(bo.page, 'asked for a rematch');
    await bo.page.getByRole('button', { name: 'Відмовитися' }).tap();
    await ann.page.getByText('Бо will not join').waitFor();
    await ann.page.getByRole('button', { name: 'Table settings' }).click();
    await ann.page.getByRole('button', { name: 'Close the table' }).click();
    await ann.page.getByRole('button', { name: 'Close the table' }).click();
    await ann.page.locator('.ticket').waitFor();

    // Bo changes his mind and asks; Ann finds it on the first page and at the end of the game.
    await bo.page.getByRole('button', { name: 'Запропонувати реванш' }).tap();
    await bo.page.locator('.lobby').waitFor();
    await ann.page.reload();
    await ann.page.getByText('Бо asks for a rematch').waitFor();
    await inspect(ann.page, 'first page with a rematch');
    await ann.open(`#/t/${id}`);
    await ann.page.getByRole('heading', { name: 'Бо asks for a rematch' }).waitFor();
    await ann.page.getByRole('button', { name: 'Accept' }).click();
    await Promise.all([ann, bo].map(({ page }) => page.locator('.now:not(.waiting)').waitFor()));
  },

  async 'two who want a rematch meet at one table'({ visitor }) {
    const ann = await visitor('desktop', { name: 'Ann', language: 'en' });
    const bo = await visitor('desktop', { name: 'Bo', language: 'en' });
    const id = await tableOfTwo(ann, bo);
    await finish(id, ann, bo);
    await Promise.all([ann, bo].map(({ page }) => page.locator('.end-acts .btn-primary').waitFor()));
    await Promise.all(
      [ann, bo].map(({ page }) => page.evaluate(() => document.querySelector('.end-acts .btn-primary').click())),
    );
    await Promise.all([ann, bo].map(({ page }) => page.locator('.now:not(.waiting)').waitFor()));
    await soon(async () => assert.equal(ann.page.url(), bo.page.url()));
  },

  async 'a seat that moved is told on the old device'({ visitor, inspect }) {
    const laptop = await visitor('desktop', { name: 'Ann', language: 'en' });
    const phone = await visitor('phone', { name: 'Ann', language: 'en' });
    const bo = await visitor('desktop', { name: 'Bo', language: 'en' });
    await tableOfTwo(laptop, bo);
    await menu(laptop.page, 'Move my seat to another device');
    const field = laptop.page.getByRole('textbox', { name: 'Move my seat to another device' });
    await soon(async () => assert.match(await field.inputValue(), /\/\S+$/));
    const link = await field.inputValue();
    await laptop.page.keyboard.press('Escape');
    await phone.page.goto(link);
    await phone.page.locator('.now:not(.waiting)').waitFor();
    await laptop.page.getByText('Your seat is on another device now').waitFor();
    await inspect(laptop.page, 'a seat that moved');
    await laptop.page.getByRole('button', { name: 'Keep watching' }).click();
    await laptop.page.locator('.now', { hasText: 'You are watching' }).waitFor();
    assert.equal(await laptop.page.locator('.primary').count(), 0);
    // The host's powers went along.
    await phone.page.getByRole('button', { name: 'Menu', exact: true }).tap();
    await phone.page.locator('.menu-list').getByText('Table settings').waitFor();
  },
};
// The server refuses to seat somebody it removed, and the page says so.
people['a guest is removed and cannot come back'].expected = [/403/];
export default people;
