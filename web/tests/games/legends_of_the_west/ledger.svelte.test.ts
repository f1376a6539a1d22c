// The ledger as somebody reads it: its pages turned, filled, chosen from.
import { flushSync, mount, unmount, createRawSnippet } from 'svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import sealed from '../../../../data/legends_of_the_west/sealed/words.json';
import { texts, type Words } from '../../../src/app/texts.svelte';
import type { CampaignTableView } from '../../../src/games/legends_of_the_west/book/reading';
import type { Company } from '../../../src/games/legends_of_the_west/livery';
import kept from './campaigns.json';
import { speak } from '../../words';
import { asking, last, offers, owing, speakable, subsidy } from './ends';

const { askedOf, choosingOf, ledgerTable, pagesOf, slipsOf } =
  await import('../../../src/games/legends_of_the_west/book/reading');
const { bookmark } = await import('../../../src/games/legends_of_the_west/book/bookmark');
const { default: Ledger } = await import('../../../src/games/legends_of_the_west/book/Ledger.svelte');
const { default: CampaignOverlay } = await import('../../../src/games/legends_of_the_west/book/CampaignOverlay.svelte');
const { default: Next } = await import('../../../src/games/legends_of_the_west/campaign/Next.svelte');

describe('the book', () => {
  let page: object | null = null;
  beforeEach(() => speak('en', 'legends_of_the_west'));
  afterEach(() => {
    if (page) void unmount(page);
    page = null;
    document.body.replaceChildren();
  });
  const snippet = createRawSnippet(() => ({ render: () => '<i></i>' }));
  function open(view: CampaignTableView, legal: string[], me: number | null, onmove = vi.fn(), at?: number) {
    const pages = pagesOf(view);
    page = mount(Ledger, {
      target: document.body,
      props: {
        pages,
        table: ledgerTable(view, me, (seat) => `P${seat}`),
        legal,
        onmove,
        asked: askedOf(view),
        choosing: choosingOf(view),
        at: at ?? pages.length - 1,
        map: snippet as never,
      },
    });
    flushSync();
    return onmove;
  }
  function overlay(view: CampaignTableView, legal: string[], me: number | null, read = false, onmove = vi.fn()) {
    page = mount(CampaignOverlay, {
      target: document.body,
      props: {
        view,
        legal,
        me,
        names: (seat: number) => `P${seat}`,
        onmove,
        campaign: null,
        read,
        late: false,
        onclose: vi.fn(),
      },
    });
    flushSync();
    return onmove;
  }
  const press = (selector: string, n = 0): void => {
    document.querySelectorAll<HTMLElement>(selector)[n]!.click();
    flushSync();
  };
  const main = (): HTMLButtonElement => document.querySelector<HTMLButtonElement>('.btns .btn-primary')!;

  it('sends the event that is chosen, and only when it is confirmed', () => {
    const sent = open(asking('retire', { retired: null, story: [] }, [1]), ['retire E06', 'retire E08'], 1);
    expect(main().disabled).toBe(true);
    expect([...document.querySelectorAll<HTMLButtonElement>('.ev')].map(({ disabled }) => disabled)).toEqual([
      true,
      false,
      false,
      true,
    ]);
    press('.ev', 2);
    expect(sent).not.toHaveBeenCalled();
    main().click();
    expect(sent).toHaveBeenCalledExactlyOnceWith('retire E08');
  });
  it('shows which events act at once, which last, and which one still holds', () => {
    open(asking('retire', { retired: null, story: [] }, [1]), [], 1);
    const kinds = [...document.querySelectorAll('.ev .kind')].map(({ textContent }) => textContent!.trim());
    expect(kinds).toEqual(
      last.event_pile.map((event) =>
        last.lightning.includes(event) ? 'instant' : event === last.event ? 'lasting, still in force' : 'lasting',
      ),
    );
    expect(new Set(kinds).size).toBe(2);
    const held = { ...asking('retire', { retired: null, story: [] }, [1]), event: 'E06' };
    document.body.replaceChildren();
    open(held, [], 1);
    expect(document.querySelectorAll('.ev .kind')[1]!.textContent).toBe('lasting, still in force');
  });
  it('lays a sheet to the map before the eyes: skipped by Esc, a click or the button, and once (the pages go on then)', () => {
    const at = pagesOf(last).findIndex(({ page }) => page === 'territory');
    const moving = (): boolean => document.querySelector('.arr.moving') !== null;
    const opened = (): void => {
      if (page) void unmount(page);
      document.body.replaceChildren();
      open(last, [], 0, vi.fn(), at);
      expect([moving(), main().textContent]).toEqual([true, expect.stringMatching(/Skip.*Esc/s)]);
    };
    const skips = [
      () => dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' })),
      () => document.querySelector<HTMLElement>('.arr')!.click(),
      () => main().click(),
    ];
    for (const skip of skips) {
      opened();
      skip();
      flushSync();
      expect([moving(), document.querySelector('.ledger-book')!.getAttribute('data-page')]).toEqual([
        false,
        'territory',
      ]);
      expect(main().textContent).toContain('Next');
      expect(document.querySelector('[role="status"]')!.textContent).toMatch(/: \d+ cities, \d+ routes, 8 tickets, /);
    }
    dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowRight' }));
    flushSync();
    dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowLeft' }));
    flushSync();
    expect([document.querySelectorAll('.arr').length, moving()]).toEqual([1, false]);
  });
  it('lays a sheet before the eyes of whoever turns to its page by a button', () => {
    const at = pagesOf(last).findIndex(({ page }) => page === 'territory');
    open(last, [], 0, vi.fn(), at - 1);
    main().click();
    flushSync();
    expect(document.querySelector('.ledger-book')!.getAttribute('data-page')).toBe('territory');
    expect(document.querySelector('.arr.moving')).not.toBeNull();
  });
  it('lays a sheet at once where motion is unwanted', () => {
    const still = vi.spyOn(globalThis, 'matchMedia').mockReturnValue({ matches: true } as MediaQueryList);
    open(
      last,
      [],
      0,
      vi.fn(),
      pagesOf(last).findIndex(({ page }) => page === 'territory'),
    );
    expect(document.querySelector('.arr.moving')).toBeNull();
    expect(main().textContent).toContain('Next');
    still.mockRestore();
  });
  it('tells how many of the new tickets can be drawn, and draws what the new rule lets choose', () => {
    const choice = { locos: 1, money: 3, cards: 2 };
    const [came] = last.campaign!.end!.opened;
    const view = asking('over', { opened: [{ ...came!, tickets: 8, drawable: 5, choice }] }, []);
    const at = pagesOf(view).findIndex(({ page }) => page === 'territory');
    open(view, [], 0, vi.fn(), at);
    expect(document.querySelectorAll('.arr li')[2]!.textContent).toContain('5 can be drawn from now on, 3 wait');
    void unmount(page!);
    open(view, [], 0, vi.fn(), at + 1);
    expect(document.querySelector('.rex')!.textContent!.replace(/\s+/g, ' ')).toContain('1 more locomotive');
    expect(document.querySelector('.rex .coin')!.textContent).toBe('$3');
    expect(document.querySelectorAll('.rex .tcard')).toHaveLength(3);
    void unmount(page!);
    open(last, [], 0, vi.fn(), at + 1);
    expect(document.querySelector('.rex')).toBeNull();
  });
  it('puts everybody on the scale of unused trains (TL-61)', () => {
    overlay(last, [], 0);
    dispatchEvent(new KeyboardEvent('keydown', { key: 'End' }));
    flushSync();
    const steps = [...document.querySelectorAll('.steps li')].map((step) => [
      step.querySelector('span')!.textContent,
      step.querySelector('b')!.textContent,
    ]);
    expect(steps).toEqual([
      ['0', '$16'],
      ['1', '$12'],
      ['2', '$9'],
      ['3', '$7'],
      ['4', '$6'],
      ['5–7', '$4'],
      ['8–10', '$2'],
      ['11+', '0'],
    ]);
    for (const slip of slipsOf(last)) {
      const { count, amount } = slip.lines.find(({ line }) => line === 'trains')!;
      const step = [...document.querySelectorAll('.steps .on')].find((one) =>
        one.textContent!.includes(speakable[slip.company]!),
      );
      expect([slip.company, count, step?.querySelector('b')!.textContent]).toEqual([
        slip.company,
        count,
        amount ? `$${amount}` : '0',
      ]);
    }
  });
  it('opens a territory with the second press: it is for good', () => {
    const sent = open(asking('open', { available: offers }, [2]), ['open T4', 'open T5'], 2);
    press('.tb', 1);
    main().click();
    flushSync();
    expect(sent).not.toHaveBeenCalled();
    main().click();
    expect(sent).toHaveBeenCalledExactlyOnceWith('open T5');
  });
  it('lets the others see the page and whom it waits for', () => {
    const sent = open(asking('open', { available: offers }, [2]), [], 0);
    expect(document.querySelector('.now')!.textContent).toContain('Iron Central');
    press('.tb', 1);
    expect(main().disabled).toBe(true);
    expect(sent).not.toHaveBeenCalled();
  });
  it('says how many have chosen where several do, and whom it waits for (TL-87)', () => {
    const order = [...slipsOf(last)].sort((a, b) => b.place - a.place).map(({ company }) => company);
    const after = (n: number): string => {
      const choosing = { chosen: order.slice(0, n), waiting: order.slice(n) };
      const upgrades = Object.fromEntries(choosing.chosen.map((company) => [company, ['U5']]));
      const turn = [last.seats.findIndex(({ company }) => company === order[n])];
      open(asking('upgrade', { upgrades, choosing }, turn), [], null);
      const said = document.querySelector('.now p')!.textContent!;
      void unmount(page!);
      page = null;
      return said;
    };
    const name = (company: string): string => speakable[company]!;
    expect(after(0)).toBe(`None of the 3 companies has chosen yet. Waiting for: ${name(order[0]!)}`);
    expect(after(1)).toBe(`1 of 3 companies has chosen. Waiting for: ${name(order[1]!)}`);
    expect(after(2)).toBe(`2 of 3 companies have chosen. Waiting for: ${name(order[2]!)}`);
  });
  it('turns its pages by keys and tabs, and brings the focus to the title', async () => {
    open(last, [], 0, vi.fn(), 2);
    dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowRight' }));
    await vi.waitFor(() => expect(document.activeElement?.hasAttribute('data-title')).toBe(true));
    expect(document.querySelector('.ix .cur')!.textContent).toContain('Story');
    press('.ix button', 0);
    await vi.waitFor(() => expect(document.querySelectorAll('.bs')).toHaveLength(3));
    dispatchEvent(new KeyboardEvent('keydown', { key: 'End' }));
    flushSync();
    expect(document.querySelectorAll('.ln.todo')).toHaveLength(0);
  });
  it('asks for an upgrade that is owed once the letter was read, and sends it when it is confirmed', () => {
    const legal = ['upgrade U1', 'upgrade U3'];
    overlay(owing, legal, 1);
    expect(document.querySelector('.letter-page')).not.toBeNull();
    void unmount(page!);
    const sent = overlay(owing, legal, 1, true);
    expect(document.querySelector('.ix')).toBeNull();
    expect(main().disabled).toBe(true);
    dispatchEvent(new KeyboardEvent('keydown', { key: '2' }));
    flushSync();
    expect(sent).not.toHaveBeenCalled();
    main().click();
    expect(sent).toHaveBeenCalledExactlyOnceWith('upgrade U3');
  });
  it('lays the map with everybody’s routes under the slips; lines that are counted stand beside it, then what else there was', () => {
    overlay(last, [], 0);
    expect(document.querySelectorAll('.land .rail')).toHaveLength(Object.keys(last.routes).length);
    dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter' }));
    flushSync();
    const counted = [...document.querySelectorAll('.cnt li')].map(({ textContent }) => textContent);
    expect(counted).toHaveLength(3);
    for (const text of counted) expect(text).toContain('Money');
    dispatchEvent(new KeyboardEvent('keydown', { key: 'End' }));
    flushSync();
    expect(document.querySelector('.cnt .kv li:last-child')!.textContent).toContain(String(last.event_pile.length));
    expect(document.querySelectorAll('.land .lit')).toHaveLength(0);
    document.querySelector('.ln.t')!.dispatchEvent(new Event('pointerenter'));
    flushSync();
    expect(document.querySelectorAll('.land .lit')).toHaveLength(2);
  });
  it('promises nobody another game after the last one', () => {
    const closing = { ...last, games: last.game } as CampaignTableView;
    const kinds = pagesOf(last).map(({ page: kind }) => kind);
    const read = (view: CampaignTableView, kind: (typeof kinds)[number]): string => {
      open(view, [], 1, vi.fn(), kinds.indexOf(kind));
      const { textContent } = document.querySelector('.spread')!;
      void unmount(page!);
      document.body.replaceChildren();
      return textContent;
    };
    for (const [kind, words] of [
      ['first', `Game ${last.game + 1}`],
      ['first', 'next game'],
      ['vault', 'at any time'],
      ['clear', 'at any time'],
    ] as const) {
      expect(read(last, kind).toLowerCase()).toContain(words.toLowerCase());
      expect(read(closing, kind).toLowerCase()).not.toContain(words.toLowerCase());
    }
    page = null;
  });
  it('says before the next game what the rules of its setup bring', () => {
    const campaign = kept.begun as never;
    const rules = Object.keys(kept.begun.next.carry.rules);
    texts.learn(sealed as Words);
    page = mount(Next, {
      target: document.body,
      props: { campaign, views: [last] as never, table: null, busy: false, onbegin: vi.fn(), oncancel: vi.fn() },
    });
    flushSync();
    const said = document.querySelector('.owe')!.textContent;
    const setup = rules.filter((rule) => rule.startsWith('RS'));
    expect(setup.length).toBeGreaterThan(0);
    for (const rule of setup)
      expect(said).toContain(sealed[`legends_of_the_west.rule.${rule}.text` as keyof typeof sealed].en);
    expect(document.querySelectorAll('.owe li')).toHaveLength(setup.length);
  });
  it('says in the letter which tickets are gone and how many are drawn', () => {
    texts.learn(sealed as Words);
    const pause = { ...owing.campaign!.pause, rules: [], events: [], retired_value: 6, ticket_draw: 4 };
    overlay({ ...owing, campaign: { ...owing.campaign!, pause } }, [], 1);
    const rows = [...document.querySelectorAll('.letter-page .chg li')].map(({ textContent }) => textContent!.trim());
    expect(rows.at(-2)).toBe('Starting tickets worth $6 or less are retired: they will not be dealt again.');
    expect(rows.at(-1)).toBe('Whoever takes tickets draws 4 from now on.4');
  });
  it('says who gets the subsidy: in the letter by player, and before the game as the crew changes (TL-88)', () => {
    texts.learn(sealed as Words);
    overlay({ ...owing, campaign: { ...owing.campaign!, subsidy } }, [], 1);
    const row = document.querySelector('.letter-page .chg li:last-child')!.textContent!;
    expect(row).toContain('Government Subsidy');
    const seat = (company: Company): number => last.seats.findIndex((one) => one.company === company);
    const who = (company: Company): string => (seat(company) === 1 ? 'you' : `P${seat(company)}`);
    expect(row).toContain(`$2 more for Red River (${who('red')}), Chesapeake (${who('blue')}).`);
    void unmount(page!);
    const over = { ...last, campaign: { ...last.campaign!, subsidy } };
    page = mount(Next, {
      target: document.body,
      props: {
        campaign: kept.begun as never,
        views: [over] as never,
        table: null,
        busy: false,
        onbegin: vi.fn(),
        oncancel: vi.fn(),
      },
    });
    flushSync();
    const said = (): string => document.querySelector('.owe')!.textContent!;
    const away = (company: string): void =>
      [...document.querySelectorAll('.cos li')]
        .find((row) => row.textContent!.includes(speakable[company]!))!
        .querySelector<HTMLElement>('.seg button:last-child')!
        .click();
    expect(said()).toMatch(/more for Red River( \(you\))?, Chesapeake/);
    for (const company of ['red', 'blue']) away(company);
    flushSync();
    expect(said()).toMatch(/more for Iron Central( \(you\))?\./);
  });
  it('fills the slips line by line', () => {
    open(last, [], 0, vi.fn(), 0);
    const todo = (): number => document.querySelectorAll('.ln.todo').length;
    const before = todo();
    expect(before).toBeGreaterThan(0);
    dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter' }));
    flushSync();
    expect(todo()).toBe(before - 3);
  });
  it('adds tickets to a slip one by one: what stands on it so far is the sum of the lines before', () => {
    open(last, [], 0, vi.fn(), 0);
    const sheets = [...document.querySelectorAll('.bs')];
    for (let i = 0; i < 30; i++) {
      dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter' }));
      flushSync();
      for (const sheet of sheets) {
        const filled = [...sheet.querySelectorAll('.ln:not(.todo)')];
        if (filled.length === sheet.querySelectorAll('.ln').length) continue;
        const sums = filled.map((line) => line.querySelector('.run')!.textContent!).filter(Boolean);
        expect(sheet.querySelector('.sum b')!.textContent!.replace('$', '')).toBe(sums.at(-1));
      }
    }
  });
  it('goes on filling the slips while somebody else chooses', () => {
    const [early, late] = [asking('retire', { retired: null, story: [] }, [1]), asking('open', {}, [0])];
    const props = $state({
      pages: pagesOf(early),
      table: ledgerTable(early, 0, String),
      legal: [],
      onmove: vi.fn(),
      asked: askedOf(early),
      at: 0,
      map: snippet as never,
    });
    page = mount(Ledger, { target: document.body, props });
    flushSync();
    dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter' }));
    flushSync();
    const todo = (): number => document.querySelectorAll('.ln.todo').length;
    const before = todo();
    expect(before).toBeLessThan(document.querySelectorAll('.ln').length);
    const length = props.pages.length;
    Object.assign(props, { pages: pagesOf(late), table: ledgerTable(late, 0, String), asked: askedOf(late) });
    flushSync();
    expect(props.pages.length).toBeGreaterThan(length);
    expect(todo()).toBe(before);
  });
  it('reads a new page from its top, also one that somebody else has brought', () => {
    document.body.innerHTML = '<div class="lw-book"></div>';
    const book = document.querySelector<HTMLElement>('.lw-book')!;
    const scrolled = vi.fn();
    book.scrollTo = scrolled as never;
    const closed = asking('open', {}, [1]);
    const props = $state({
      pages: pagesOf(closed),
      table: ledgerTable(closed, 0, String),
      legal: [],
      onmove: vi.fn(),
      asked: askedOf(closed),
      at: pagesOf(closed).length - 1,
      map: snippet as never,
    });
    page = mount(Ledger, { target: book, props });
    flushSync();
    expect(scrolled).not.toHaveBeenCalled();
    props.pages = pagesOf(last);
    flushSync();
    expect(document.querySelector('.ledger-book')!.getAttribute('data-page')).toBe('territory');
    expect(scrolled).toHaveBeenCalledExactlyOnceWith(0, 0);
    dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowRight' }));
    flushSync();
    expect(scrolled).toHaveBeenCalledTimes(2);
  });
  it('is opened again where it was left off, until it was read to its end', () => {
    const begin = () => {
      page = mount(CampaignOverlay, {
        target: document.body,
        props: {
          view: last,
          legal: [],
          me: 0,
          names: String,
          onmove: vi.fn(),
          campaign: null,
          read: true,
          late: true,
          kept: 'T',
          onclose: vi.fn(),
        },
      });
      flushSync();
    };
    const kind = (): string => document.querySelector('.ledger-book')!.getAttribute('data-page')!;
    begin();
    press('.ix button', 2);
    expect(kind()).toBe('story');
    void unmount(page!);
    document.body.replaceChildren();
    begin();
    expect(kind()).toBe('story');
    expect(bookmark('T')).not.toBeNull();
    for (let i = 0; i < 20 && kind() !== 'clear'; i++) press('.btns .btn-primary');
    press('.btns .btn-primary');
    expect(bookmark('T')).toBeNull();
  });
  it('names what its pages bring in the line above them', () => {
    const line = (kind: string): string => {
      const at = pagesOf(last).findIndex(({ page: one }) => one === kind);
      open(last, [], 0, vi.fn(), at);
      const text = document.querySelector('.now p')!.textContent!.trim();
      void unmount(page!);
      page = null;
      document.body.replaceChildren();
      return text;
    };
    texts.learn(sealed as Words);
    const named = (key: string): string => texts.say(`legends_of_the_west.${key}`);
    const { retired, opened } = last.campaign!.end!;
    expect(line('event')).toContain(named(`event.${retired}.name`));
    expect(line('territory')).toContain(named(`territory.${opened[0]!.territory}.name`));
    expect(line('rule')).toContain(named(`rule.${opened[0]!.rule}.name`));
    expect(line('vault')).toContain(`$${Math.max(...last.campaign!.companies.map(({ sum }) => sum))}`);
  });
});
