// What the pages of the ledger say, read from views of real games.
import { describe, expect, it } from 'vitest';
import type { PageOf } from '../../../src/games/legends_of_the_west/book/model';
import type { GameEvent } from '../../../src/net/types';
import { asking, last, offers, owing, views } from './ends';

const { askedOf, ledgerTable, owedPage, pagesOf, pauseOf, slipsOf } =
  await import('../../../src/games/legends_of_the_west/book/reading');
const { stepsOf } = await import('../../../src/games/legends_of_the_west/book/pages');
const { newsOf } = await import('../../../src/games/legends_of_the_west/book/news');

describe('slips', () => {
  it.each(views.map((view, i) => [i + 1, view] as const))('of game %d add up line by line (TL-60)', (_, view) => {
    for (const slip of slipsOf(view)) {
      let sum = 0;
      for (const line of slip.lines) {
        sum += line.amount;
        expect(line.sum).toBe(sum);
        if (line.tickets) {
          expect(line.tickets.at(-1)!.sum).toBe(sum);
          expect(line.tickets.reduce((all, { done, value }) => all + (done ? value : -value), 0)).toBe(line.amount);
        }
      }
      expect(slip.total).toBe(Math.max(0, sum));
    }
    expect(
      slipsOf(view)
        .map(({ place }) => place)
        .sort(),
    ).toEqual([1, 2, 3]);
  });
});

describe('pages', () => {
  it('of a finished end stand in the order of its steps', () => {
    expect(pagesOf(last).map(({ page }) => page)).toEqual([
      'slips',
      'first',
      'event',
      'story',
      'territory',
      'rule',
      'upgrade',
      'vault',
      'clear',
    ]);
    expect(stepsOf(pagesOf(last)).map(({ first }) => first)).toEqual([0, 2, 3, null, 4, 7, 8]);
  });
  it('end with the event while one is to be removed (TL-67)', () => {
    const view = asking('retire', { retired: null, story: [] }, [1]);
    const pages = pagesOf(view);
    expect(pages.at(-1)).toMatchObject({ page: 'event', retired: null, pile: last.event_pile });
    expect(askedOf(view)).toBe('red');
  });
  it('end with the boxes while a territory is to be opened (TL-70)', () => {
    const pages = pagesOf(asking('open', { available: offers }, [2]));
    expect(pages.at(-1)).toMatchObject({
      page: 'territory',
      by: 'black',
      opened: null,
      offers,
    });
  });
  it('tell who has chosen an upgrade and who is next, from the last place to the first (TL-87)', () => {
    const lowest = slipsOf(last).find(({ place }) => place === 3)!.company;
    const view = asking('upgrade', { upgrades: { [lowest]: ['U5'] } }, [0]);
    view.campaign = { ...view.campaign!, upgrades_left: { U5: 2, U6: 1 } };
    const page = pagesOf(view).at(-1)!;
    expect(page).toMatchObject({
      page: 'upgrade',
      offers: [
        { upgrade: 'U5', left: 2, copies: 3, holders: ['black'] },
        { upgrade: 'U6', left: 1, copies: 3 },
      ],
    });
    const { order } = page as PageOf<'upgrade'>;
    expect(order.map(({ company }) => company)).toEqual(
      [...slipsOf(view)].sort((a, b) => b.place - a.place).map(({ company }) => company),
    );
    expect(order.map(({ taken }) => taken.length)).toEqual([1, 0, 0]);
  });
  it('before a game have upgrades that are owed, for those at the table (TL-90)', () => {
    expect(owedPage(owing)).toEqual({
      page: 'upgrade',
      order: [{ company: owing.campaign!.companies[1]!.company, upgrades: [], taken: [], owed: 2 }],
      offers: [
        { upgrade: 'U1', left: 3, copies: 3, holders: [] },
        { upgrade: 'U3', left: 2, copies: 3, holders: [owing.campaign!.companies[0]!.company] },
      ],
    });
    expect(owedPage(last)).toBeNull();
  });
  it('of a single game are its slips alone, of one that runs none', () => {
    expect(pagesOf({ ...last, campaign: undefined }).map(({ page }) => page)).toEqual(['slips']);
    expect(pagesOf({ ...last, seats: last.seats.map(({ slip: _, ...seat }) => seat) })).toEqual([]);
  });
  it('keep the rule book to the places of the claim, with what has just been pasted in behind', () => {
    const { rules } = ledgerTable(last, 0, String);
    expect(rules.map(({ slot }) => slot)).toEqual([1, 3, 7, 9, 12, 2]);
    expect(rules.at(-1)!.rule).toBe(last.campaign!.end!.opened[0]!.rule);
  });
  it('before a game say what its letter changes', () => {
    expect(pauseOf(last)).toMatchObject({
      cards: ['1871-01'],
      changes: [{ change: 'trains', n: 25, was: 22 }, { change: 'rule' }, { change: 'event' }],
    });
    expect(pauseOf({ ...last, campaign: undefined })).toBeNull();
  });
  it('before a game of a short campaign show the letters of the years between too', () => {
    const story = ['1868-01', '1871-01'];
    const campaign = { ...last.campaign!, pause: { ...last.campaign!.pause, story } };
    expect(pauseOf({ ...last, campaign })!.cards).toEqual(story);
  });
});

describe('a newspaper', () => {
  const told: GameEvent[] = [
    { c: 'news', by: 0, a: {} },
    { c: 'event', by: 0, a: { event: 'E18' } },
    { c: 'card', by: 0, a: { card: 'white' } },
    { c: 'lightning', by: 0, a: { event: 'E18' } },
    { c: 'gains', by: 1, a: { n: 2, by: 'E18' } },
    { c: 'gains', by: 0, a: { n: 7, by: 'R09' } },
  ];
  it('says what it brought to whom, and what no longer holds', () => {
    const news = newsOf(last as never, told)!;
    expect(news).toMatchObject({ event: 'E18', lightning: true, issue: 4, before: 'E08', instead: 'white' });
    expect(news.rows.map(({ amount }) => amount)).toEqual([0, 2, 0]);
  });
  it('that lasts has no rows, and without an event there is none', () => {
    expect(newsOf(last as never, [])).toMatchObject({ lightning: false, rows: [] });
    expect(newsOf({ ...last, event: null } as never, [])).toBeNull();
  });
});
