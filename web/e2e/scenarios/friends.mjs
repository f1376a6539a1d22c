// With friends: a table with a link, guests with a name and a mark of their own, levels of bots, settings.
import assert from 'node:assert/strict';
import { fits, focused, painted, soon } from '../visitor.mjs';

/** The form behind "With friends…", for Railroad Ink. */
async function withFriends(page) {
  await page.locator('#quick-game').selectOption('railroad_ink');
  await page.locator('.ticket .head .btn').click();
  const dialog = page.locator('dialog');
  await dialog.locator('.seat-row').first().waitFor();
  return dialog;
}

/** The marks that are worn there, in the order of the seats. */
const worn = (page, seats, marks, why) =>
  soon(async () => {
    const seen = page.locator(`${seats} .seat[data-p]`).evaluateAll((list) => list.map((seat) => seat.dataset.p));
    assert.deepEqual(await seen, marks, why);
  });

const scenarios = {
  async 'friends: a link, a name, a shape, a word, and the game begins; then a rematch'({ visitor, inspect }) {
    const ann = await visitor('desktop', { name: 'Ann', language: 'en' });
    await ann.introduce();
    const dialog = await withFriends(ann.page);
    assert.deepEqual(
      await dialog.locator('.seat-row .picker select').evaluateAll((list) => list.map((one) => one.value)),
      ['me', 'open'],
    );
    await inspect(ann.page, 'form for friends');
    await dialog.getByRole('button', { name: 'One more seat' }).click();
    await ann.page.keyboard.press('Control+Enter');
    await ann.page.locator('.lobby').waitFor();
    await ann.page.getByRole('img', { name: 'QR code with the link to the table' }).waitFor();
    const code = await ann.page.locator('.figures b').innerText();
    assert.match(code, /^\d{4}$/);
    await inspect(ann.page, 'lobby of the host');

    // The guest has no name yet; the host's own suggestion would be taken.
    const bo = await visitor('phone', { language: 'uk' });
    await bo.page.getByLabel('Посилання або код столу').fill(code);
    await bo.page.getByLabel('Посилання або код столу').press('Enter');
    const name = bo.page.getByLabel('Ваше ім’я');
    await name.waitFor();
    await focused(name); // the name comes first
    await fits(bo.page, 'form of a guest, phone');
    await inspect(bo.page, 'form of a guest, phone');
    assert.ok(await bo.page.getByRole('radio', { name: /^квадрат, синій: Ann$/ }).isDisabled());
    // The name of somebody who sits there is told in place, with another that is free.
    await name.fill('ann');
    await bo.page.getByText('за цим столом уже зайняте').waitFor();
    await inspect(bo.page, 'a name that is taken, phone');
    await bo.page.getByRole('button', { name: 'ann 2' }).tap();
    await soon(async () => assert.equal(await name.inputValue(), 'ann 2'));
    await name.fill('Богдан');
    await bo.page.locator('.marks label', { hasText: 'зірка' }).tap();
    await bo.page.getByRole('button', { name: 'Сісти за стіл' }).tap();
    await ann.page.locator('.lobby-seats .is-new', { hasText: 'Богдан' }).waitFor();
    await worn(ann.page, '.lobby-seats', ['2', '6'], 'the star is the guest’s');
    await ann.page.locator('.lobby-seats .is-new').waitFor({ state: 'detached' });

    await bo.page.locator('.chat input').fill('Я вже тут');
    await bo.page.locator('.chat input').press('Enter');
    await ann.page.locator('.chat li', { hasText: 'Я вже тут' }).waitFor();
    // Ann changes her mark; the third seat goes away at the start, and Bo's moves up.
    await ann.page.getByRole('button', { name: 'Colour' }).click();
    await ann.page.locator('.marks label', { hasText: 'cross' }).click();
    await ann.page.locator('.lobby-seats .seat[data-p="5"]').first().waitFor();
    await inspect(ann.page, 'lobby with marks to choose from');
    await ann.page.getByRole('button', { name: 'Start with two' }).click();
    await Promise.all([ann, bo].map(({ page }) => page.locator('.now:not(.waiting)').waitFor()));
    await worn(ann.page, '.sheet thead', ['5', '6'], 'the marks are worn at the table');

    // Bots bring it to its end; the rematch is asked for, and accepted.
    const id = /\/t\/([\w-]+)/.exec(ann.page.url())[1];
    for (const [seat, one] of [ann, bo].entries()) await one.request('POST', `/api/tables/${id}/resign`, { seat });
    await Promise.all([ann, bo].map(({ page }) => page.locator('.end').waitFor({ timeout: 90_000 })));
    await ann.page.getByRole('button', { name: 'Ask for a rematch' }).click();
    await ann.page.locator('.lobby-seats', { hasText: 'no answer yet' }).waitFor();
    await bo.page.getByText('Ann пропонує реванш').waitFor();
    // The question pushes nothing of the bar out of the window.
    for (const one of await bo.page.locator('.end-bar .btn').all()) {
      const { x, width } = await one.boundingBox();
      assert.ok(x >= 0 && x + width <= bo.page.viewportSize().width, await one.innerText());
    }
    await bo.page.getByRole('button', { name: 'Погодитися' }).tap();
    await Promise.all([ann, bo].map(({ page }) => page.locator('.now:not(.waiting)').waitFor()));
    await worn(ann.page, '.sheet thead', ['5', '6'], 'the marks are worn again');
  },

  async 'friends: on a phone held sideways the link and the way on are there at once'({ visitor, inspect }) {
    const sideways = { width: 844, height: 390 };
    const inSight = (page, one) =>
      soon(async () => {
        const { x, y, width, height } = await one.boundingBox();
        assert.ok(x >= 0 && y >= 0 && x + width <= sideways.width && y + height <= sideways.height);
        // Nothing lies over it.
        await one.click({ trial: true, timeout: 1000 });
      }).catch((error) => assert.fail(`${page.url()}: ${error.message}`));
    const ann = await visitor('phone', { name: 'Ann', language: 'uk' });
    await ann.page.setViewportSize(sideways);
    await ann.introduce();
    const seats = [{ kind: 'me' }, { kind: 'open' }, { kind: 'open' }];
    const body = { game: 'isle_of_trains', options: {}, seats, name: 'E2E', public: false };
    const { id } = await ann.request('POST', '/api/tables', body);
    await ann.open(`/t/${id}`);
    await inSight(ann.page, ann.page.getByRole('img', { name: 'QR-код із посиланням на стіл' }));
    await inSight(ann.page, ann.page.getByRole('button', { name: 'Почати без гостей' }));
    await inspect(ann.page, 'lobby, phone held sideways');
    const bo = await visitor('phone', { language: 'uk' });
    await bo.page.setViewportSize(sideways);
    await bo.open(`/t/${id}`);
    await inSight(bo.page, bo.page.getByLabel('Ваше ім’я'));
    await inSight(bo.page, bo.page.getByRole('button', { name: 'Сісти за стіл' }));
    await fits(bo.page, 'form of a guest, phone held sideways');
  },

  async 'friends: on a narrow phone the host sees who comes and what is said'({ visitor, inspect }) {
    const ann = await visitor('phone', { name: 'Ann', language: 'uk' });
    await ann.page.setViewportSize({ width: 360, height: 740 });
    await ann.introduce();
    const seats = [{ kind: 'me' }, { kind: 'open' }, { kind: 'open' }];
    const body = { game: 'railroad_ink', options: {}, seats, name: 'Депо 36', public: false };
    const { id } = await ann.request('POST', '/api/tables', body);
    await ann.open(`/t/${id}`);
    await ann.page.getByRole('img', { name: 'QR-код із посиланням на стіл' }).waitFor();
    const second = ann.page.locator('.lobby-seats > li').nth(1);
    const seen = async (why) => {
      const { y, height } = await second.boundingBox();
      const foot = await ann.page.locator('.lobby-foot').boundingBox();
      assert.ok(y + height <= foot.y + 12, why);
    };
    await seen('the free seat is seen beside the link');
    const bo = await visitor('desktop', { language: 'uk' });
    await bo.open(`/t/${id}`);
    await bo.page.getByLabel('Ваше ім’я').fill('Богдан');
    await bo.page.getByLabel('Ваше ім’я').press('Enter');
    await second.getByText('Богдан').waitFor();
    await seen('whoever comes is seen');
    await bo.page.locator('.chat input').fill('Я вже тут');
    await bo.page.locator('.chat input').press('Enter');
    const heard = ann.page.getByRole('button', { name: 'Розмова: Богдан: Я вже тут' });
    await heard.waitFor();
    await fits(ann.page, 'lobby with a word, 360 pixels');
    await inspect(ann.page, 'lobby with a word, 360 pixels');
    await heard.tap();
    await heard.waitFor({ state: 'detached' });
    assert.equal(await bo.page.locator('.heard').count(), 0, 'where the conversation is seen there is no need of it');
  },

  async 'friends: two newcomers are never both the conductor'({ visitor, inspect }) {
    const host = await visitor('desktop', { language: 'uk', theme: 'dark' });
    const dialog = await withFriends(host.page);
    assert.equal(await dialog.getByLabel('Ваше ім’я').inputValue(), 'Кондуктор');
    await dialog.getByRole('button', { name: 'Відкрити стіл' }).click();
    await host.page.locator('.lobby').waitFor();
    const guest = await visitor('desktop', { language: 'uk', theme: 'dark' });
    await guest.page.goto(host.page.url());
    const name = guest.page.getByLabel('Ваше ім’я');
    await name.waitFor();
    assert.equal(await name.inputValue(), 'Кондуктор 2');
    await inspect(guest.page, 'form of a guest, dark');
    await guest.page.getByRole('button', { name: 'Лише дивитися' }).click();
    await guest.page.getByText('Є вільне місце').waitFor();
    await guest.page.getByRole('button', { name: 'Сісти за стіл' }).click();
    await name.fill('кондуктор');
    await name.press('Enter');
    await guest.page.getByText('за цим столом уже зайняте').waitFor();
    await painted(guest.page);
    assert.equal(await host.page.locator('.lobby-seats .free').count(), 1, 'the name was not taken');
    await name.fill('Кондуктор 2');
    await name.press('Enter');
    await host.page.locator('.lobby-seats', { hasText: 'Кондуктор 2' }).waitFor();
    await host.page.getByRole('button', { name: 'Почати', exact: true }).click();
    await Promise.all([host, guest].map(({ page }) => page.locator('.now:not(.waiting)').waitFor()));
  },

  async 'friends: bots come to free seats and go again, at a desk and on a phone'({ visitor, inspect }) {
    for (const kind of ['desktop', 'phone']) {
      const ann = await visitor(kind, { name: 'Ann', language: 'uk' });
      const press = (button) => (kind === 'phone' ? button.tap() : button.click());
      const id = await ann.table('railroad_ink', [{ kind: 'me' }, { kind: 'open' }, { kind: 'open' }]);
      const { page } = ann;
      await page.goto(new URL(`/t/${id}`, page.url()).href);
      const seats = page.locator('.lobby-seats > li');
      const choose = async (level) => {
        await page.getByRole('radio', { name: new RegExp(`^${level}, рівень`) }).check();
        await press(page.getByRole('button', { name: `Вибрати: ${level}` }));
      };
      await press(seats.nth(2).getByRole('button', { name: 'Посадити бота' }));
      await choose('Машиніст');
      await seats.nth(2).getByText('Машиніст').waitFor();
      await fits(page, `lobby with a bot, ${kind}`);
      await inspect(page, `lobby with a bot, ${kind}`);
      await press(seats.nth(2).getByRole('button', { name: 'Рівень' }));
      assert.ok(await page.getByRole('radio', { name: /^Машиніст, рівень/ }).isChecked(), 'the level it has');
      await choose('Кочегар');
      await seats.nth(2).getByText('Кочегар').waitFor();
      assert.equal((await ann.request('GET', `/api/tables/${id}`)).seats[2].bot, 'level2');
      await press(seats.nth(2).getByRole('button', { name: /^Прибрати бота/ }));
      await page.locator('.lobby-seats > li.free').nth(1).waitFor();
      await press(seats.nth(1).getByRole('button', { name: 'Посадити бота' }));
      await choose('Учень');
      await seats.nth(1).getByText('Учень').waitFor();
      await press(page.getByRole('button', { name: 'Почати вдвох' }));
      await page.locator('.now:not(.waiting)').waitFor();
    }
  },

  async 'devices: a link makes a phone mine too, a second one is refused, and the phone is signed out'({
    visitor,
    inspect,
  }) {
    const laptop = await visitor('desktop', { name: 'Ann', language: 'en' });
    const id = await laptop.table('railroad_ink', [{ kind: 'me' }]);
    const { page } = laptop;
    const settings = new URL('/settings', page.url()).href;
    await page.goto(settings);
    const field = page.getByRole('textbox', { name: 'Play on another device too' });
    const link = async () => {
      await page.getByRole('button', { name: 'Show the link' }).click();
      await page.getByRole('img', { name: 'QR code to continue on another device' }).waitFor();
      return `http://${await field.inputValue()}`;
    };
    const first = await link();
    assert.match(first, /\/device#[\w-]{43}$/);
    await inspect(page, 'settings with a link to another device');

    const phone = await visitor('phone', { name: 'Bo', language: 'uk' });
    await phone.introduce();
    await phone.page.goto(first);
    await phone.page.getByRole('heading', { name: 'Бути гравцем Ann і на цьому пристрої?' }).waitFor();
    await phone.page.getByText('Досі на цьому пристрої грає Bo').waitFor();
    await fits(phone.page, 'another device, phone');
    await inspect(phone.page, 'another device, phone');
    await phone.page.getByRole('button', { name: 'Ні, скасувати посилання' }).tap();
    await phone.page.locator('.ticket').waitFor();
    await soon(async () => assert.equal((await phone.request('GET', '/api/me')).name, 'Bo'));
    await page.getByRole('button', { name: 'Show the link' }).waitFor();
    await phone.page.goto(first);
    await phone.page.reload();
    await phone.page.getByText('Це посилання не діє').waitFor();

    await phone.page.goto(await link());
    await phone.page.reload();
    await phone.page.getByRole('button', { name: 'Так, це я' }).tap();
    await phone.page.locator('.departures, .ticket').first().waitFor();
    await page.getByText('Your other device is connected').waitFor();
    assert.equal((await phone.request('GET', '/api/me')).name, 'Ann');
    await phone.page.goto(new URL(`/t/${id}`, page.url()).href);
    await phone.page.locator('.now:not(.waiting)').waitFor();

    await page.getByRole('button', { name: 'Disconnect' }).click();
    await page.getByRole('button', { name: 'Disconnect' }).waitFor({ state: 'detached' });
    await phone.page.waitForFunction(async () => (await (await fetch('/api/me')).json()).name === null);
    await phone.page.locator('.now.waiting, .now').first().waitFor();
    assert.equal((await laptop.request('GET', '/api/me')).name, 'Ann');
  },

  async 'tables in words: read and played by typing, with the board at hand'({ visitor, inspect }) {
    const ann = await visitor('desktop', { name: 'Ann', language: 'en' });
    const id = await ann.table('railroad_ink', [{ kind: 'me' }, { kind: 'bot', bot: 'random' }]);
    const { page } = ann;
    await page.goto(new URL('/settings', page.url()).href);
    await page.getByRole('switch', { name: 'Tables in words' }).check();
    await page.goto(new URL(`/t/${id}`, page.url()).href);
    await page.locator('.in-words .textview').waitFor();
    await inspect(page, 'a table in words');
    const move = page.locator('.in-words form input');
    await move.fill(await page.locator('.in-words datalist option').first().getAttribute('value'));
    await move.press('Enter');
    await page.locator('.in-words .answer:not(:empty)').waitFor();
    assert.equal(await move.inputValue(), '', 'the move was taken');
    for (const [width, height] of [
      [844, 390],
      [360, 740],
    ]) {
      await page.setViewportSize({ width, height });
      await fits(page, `a table in words, ${width} pixels`);
    }
    await inspect(page, 'a table in words, 360 pixels');
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.getByRole('button', { name: 'Show the board' }).click();
    await page.locator('.stage').waitFor();
  },

  async 'friends: the form for a new table in a window of 360 pixels'({ visitor, inspect }) {
    const { page } = await visitor('phone', { language: 'uk' });
    await page.setViewportSize({ width: 360, height: 740 });
    const dialog = await withFriends(page);
    await dialog.getByRole('button', { name: 'Ще одне місце' }).tap();
    await dialog.getByLabel('Місце 3', { exact: true }).selectOption('bot');
    await dialog.getByRole('button', { name: 'Рівень: Учень' }).tap();
    await page.getByRole('radio', { name: /^Машиніст, рівень 3 з 5/ }).check();
    await inspect(page, 'levels, 360 pixels');
    // A newcomer starts with the first.
    await page.getByRole('radio', { name: /^Учень.*радимо вам$/ }).waitFor({ state: 'attached' });
    await page.getByRole('button', { name: 'Вибрати: Машиніст' }).tap();
    await dialog.getByRole('button', { name: 'Рівень: Машиніст' }).waitFor();
    await inspect(page, 'new table, 360 pixels');
    const inside = await dialog.evaluate((box) => box.scrollWidth <= box.clientWidth);
    assert.ok(inside, 'the dialog does not scroll sideways');
    // The estimate and the way on stay at the bottom.
    for (const name of ['.estimate', '.create-foot .btn-primary']) {
      const { y, height } = await dialog.locator(name).boundingBox();
      assert.ok(y > 560 && y + height <= 740, `${name} is at the bottom`);
    }
    // What does not fit says why, and what would free it does.
    await dialog.getByLabel('Гра', { exact: true }).selectOption('isle_of_trains');
    const scenarios = dialog.locator('.option', { hasText: 'Сценарій соло' });
    await scenarios.getByText('лише для 1 гравця').waitFor();
    await scenarios.getByRole('button', { name: 'Прибрати 1 зайве місце' }).tap();
    await dialog.locator('.option.locked', { hasText: 'Сценарій соло' }).waitFor({ state: 'detached' });
    await soon(async () => assert.equal(await dialog.locator('.seat-row').count(), 1));
  },

  async 'friends: options are not called by their ids before the words of their game have come'({ visitor }) {
    const { page } = await visitor('desktop', { language: 'en' });
    let letGo;
    const held = new Promise((resolve) => (letGo = resolve));
    await page.route(/\/assets\/en\.pioneer_rails-/, async (route) => {
      await held;
      await route.continue();
    });
    await page.locator('.game[data-game="pioneer_rails"] .btn-primary').click();
    const dialog = page.locator('dialog');
    await dialog.locator('.seat-row').first().waitFor();
    await painted(page);
    assert.doesNotMatch(await dialog.innerText(), /extra_card/);
    letGo();
    await dialog.getByText('Extra card', { exact: true }).waitFor();
    await dialog.getByRole('radio', { name: /Dry River Valley/ }).waitFor();
  },

  async 'settings are saved at once, on this device'({ visitor, inspect }) {
    const ann = await visitor('desktop', { name: 'Ann', language: 'en' });
    const id = await ann.table('railroad_ink', [{ kind: 'me' }, { kind: 'bot', bot: 'random' }]);
    const { page } = ann;
    await page.getByRole('link', { name: 'Settings' }).click();
    await page.getByRole('heading', { name: 'Settings' }).waitFor();
    await inspect(page, 'settings');
    await page.getByRole('switch', { name: 'Sounds at the table' }).check();
    await page.getByRole('slider', { name: 'Volume' }).fill('30');
    await page.getByRole('button', { name: 'summary' }).click();
    await page.getByRole('switch', { name: 'Confirm the end of a turn' }).uncheck();
    await page.getByRole('switch', { name: 'Patterns on colours' }).check();
    const name = page.getByRole('textbox', { name: /^Your name/ });
    await name.fill('Anna');
    await name.press('Enter');
    await page.getByText('You are Anna now').waitFor();
    await page.getByRole('button', { name: /^Move: Railroad Ink/ }).click();
    await page.getByRole('img', { name: 'QR code to continue on another device' }).waitFor();
    await page.getByRole('button', { name: 'dark' }).first().click();
    await inspect(page, 'settings, dark');
    await page.reload();
    await page.getByRole('heading', { name: 'Settings' }).waitFor();
    await name.and(page.locator(':enabled')).waitFor(); // the name comes with the server's answer
    assert.deepEqual(await page.getByRole('switch').evaluateAll((list) => list.map((one) => one.checked)), [
      false,
      true,
      true,
      false,
      false,
      false,
      true,
      false,
    ]);
    assert.equal(await page.getByRole('slider', { name: 'Volume' }).inputValue(), '30');
    assert.equal(await name.inputValue(), 'Anna');
    assert.ok(await page.evaluate(() => document.documentElement.hasAttribute('data-patterns')));
    await page.setViewportSize({ width: 360, height: 740 });
    await fits(page, 'settings, 360 pixels');
    await inspect(page, 'settings, 360 pixels');
    await ann.enter(id);
    await inspect(page, 'a table with patterns');
  },

  async 'a table that waits calls from the title and the icon'({ visitor }) {
    const ann = await visitor('desktop', { name: 'Ann', language: 'en' });
    await ann.table('railroad_ink', [{ kind: 'me' }]);
    await ann.page.reload();
    await ann.page.waitForFunction(() => document.title === '(1) Roundhouse');
    const icon = (href) => ann.page.locator(`link[rel="icon"][href="${href}"]`).waitFor({ state: 'attached' });
    await icon('/mark.svg');
    await ann.page.evaluate(() => {
      Object.defineProperty(document, 'hidden', { configurable: true, value: true });
      document.dispatchEvent(new Event('visibilitychange'));
    });
    await icon('/mark-turn.svg');
    // The program can be installed: its manifest and all its pictures are there.
    const manifest = await ann.request('GET', '/manifest.json');
    for (const { src } of manifest.icons) {
      const found = await ann.page.evaluate(async (path) => (await fetch(path)).headers.get('content-type'), src);
      assert.match(found, /^image\//, src);
    }
  },
};
scenarios['devices: a link makes a phone mine too, a second one is refused, and the phone is signed out'].expected = [
  /Failed to load resource.*404/,
];
export default scenarios;
