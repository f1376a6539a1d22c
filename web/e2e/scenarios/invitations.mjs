// Seats kept for one person: by a personal link the first time, by name alone once two people have played together.
import assert from 'node:assert/strict';
import { fits, soon } from '../visitor.mjs';

/** The create dialog with one other seat, kept for `name`. */
async function invite(page, name, note) {
  await page.locator('.game[data-game="railroad_ink"] .btn-primary').click();
  const dialog = page.locator('dialog');
  await dialog.getByLabel('Seat 2', { exact: true }).selectOption('person');
  await dialog.getByLabel('Whom to invite').fill(name);
  await dialog.getByText(note).waitFor();
  await dialog.getByRole('button', { name: 'Remove seat 3' }).click();
  return dialog;
}

export default {
  async 'a seat kept for a friend, by link and then by name'({ visitor, inspect }) {
    const ann = await visitor('desktop', { name: 'Ann', language: 'en' });
    const olena = await visitor('phone', { name: 'Олена', language: 'uk' });
    const stranger = await visitor('desktop', { name: 'Stranger', language: 'en' });
    await ann.introduce();
    await olena.introduce();
    await stranger.introduce();

    const dialog = await invite(ann.page, 'Olena', /personal link/);
    await inspect(ann.page, 'new table with an invited player');
    await dialog.getByRole('button', { name: 'Open the table' }).click();
    const personal = ann.page.getByLabel('Personal link: Olena', { exact: true });
    await personal.waitFor();
    const link = await personal.inputValue();
    assert.match(link, /\/claim\/[\w-]{43}$/);
    await inspect(ann.page, 'waiting table with a personal link');
    assert.ok(await ann.page.getByRole('button', { name: 'Start', exact: true }).isDisabled());
    await ann.page.reload();
    await personal.waitFor();
    await soon(async () => assert.equal(await personal.inputValue(), link, 'the link that was sent stays good'));

    // Whoever has only the table's address sees the name and no way to the seat.
    await stranger.page.goto(ann.page.url());
    await stranger.page.locator('.lobby-seats li:nth-child(2)', { hasText: /Olena\s*invited/ }).waitFor();
    assert.equal(await stranger.page.getByRole('button', { name: 'Take a seat' }).count(), 0);
    assert.equal(await stranger.page.locator('.personal-link').count(), 0);

    await olena.page.goto(link);
    await olena.page.locator('.lobby').waitFor();
    await ann.page.locator('.lobby-seats', { hasText: 'Олена' }).waitFor();
    await ann.page.getByRole('button', { name: 'Start', exact: true }).click();
    await Promise.all([ann, olena].map(({ page }) => page.locator('.now:not(.waiting)').waitFor()));

    // They have played together: now the name is enough, also when it is typed before the list of friends has come.
    const typed = async (route) => {
      await ann.page.waitForFunction(() =>
        [...document.querySelectorAll('dialog input')].some((field) => field.value === 'Олена'),
      );
      await route.continue();
    };
    await ann.page.route('**/api/people', typed, { times: 1 });
    await ann.open('#/');
    const again = await invite(ann.page, 'Олена', /played together/);
    await again.getByRole('button', { name: 'Open the table' }).click();
    await ann.page.locator('.lobby').waitFor();
    await olena.open('#/');
    await olena.page.reload();
    const row = olena.page.locator('.dep-row').first();
    await row.getByText('Вас запрошують').waitFor();
    await inspect(olena.page, 'first page with an invitation, phone');
    await fits(olena.page, 'first page with an invitation');
    // She looks at the table first; there she may answer as well.
    await row.getByRole('link', { name: 'Railroad Ink' }).tap();
    await olena.page.locator('.guest').waitFor();
    await fits(olena.page, 'waiting table of the invited player');
    await inspect(olena.page, 'waiting table of the invited player, phone');
    await olena.open('#/');
    await row.getByRole('button', { name: /^Сісти за стіл/ }).tap();
    await olena.page.locator('.lobby').waitFor();
    await ann.page.getByRole('button', { name: 'Start', exact: true }).click();
    await Promise.all([ann, olena].map(({ page }) => page.locator('.now:not(.waiting)').waitFor()));

    // One invitation is declined, one is withdrawn: both seats are free.
    await ann.open('#/');
    await (await invite(ann.page, 'Олена', /played together/)).getByRole('button', { name: 'Open the table' }).click();
    await ann.page.locator('.personal-link').waitFor();
    await olena.open('#/');
    await olena.page.reload();
    await olena.page.getByRole('button', { name: /^Відмовитися/ }).tap();
    await ann.page.locator('.lobby-seats', { hasText: 'free seat' }).waitFor();
    await ann.open('#/');
    await (await invite(ann.page, 'Somebody', /personal link/)).getByRole('button', { name: 'Open the table' }).click();
    await ann.page.getByRole('button', { name: 'Withdraw the invitation: Somebody' }).click();
    await ann.page.locator('.lobby-seats', { hasText: 'free seat' }).waitFor();
    await ann.page.locator('.personal-link').waitFor({ state: 'detached' });
  },

  async 'what was said is there after a reload'({ visitor }) {
    const ann = await visitor('desktop', { name: 'Ann', language: 'en' });
    await ann.introduce();
    const made = await ann.request('POST', '/api/tables', {
      game: 'railroad_ink',
      options: {},
      seats: [{ kind: 'me' }],
      start: true,
    });
    await ann.open(`#/t/${made.id}`);
    const say = async (words) => {
      await ann.page.getByRole('tab', { name: /^Chat/ }).click();
      await ann.page.locator('.chat input').fill(words);
      await ann.page.locator('.chat input').press('Enter');
      await ann.page.locator('.chat li', { hasText: words }).waitFor();
    };
    await say('Mind the gap');
    await ann.page.reload();
    await ann.page.getByRole('tab', { name: /^Chat/ }).click();
    await ann.page.locator('.chat li', { hasText: 'Mind the gap' }).waitFor();
    await say('Tickets, please');
    assert.equal(await ann.page.locator('.chat li').count(), 2);
  },
};
