// The create dialog: what fits the seats and the other options, by what /api/games says.
import { describe, expect, it } from 'vitest';
import { chosen, defaults, obstacle, remedy, seatsLeft, shown } from '../src/home/offer';
import type { GameInfo, OptionInfo } from '../src/net/types';

const scenario: OptionInfo = { name: 'scenario', type: 'number', default: 0, low: 0, high: 10, seats: [1, 1] };
const mode: OptionInfo = { name: 'mode', type: 'choice', default: 'single', choices: ['single', 'campaign'] };
const chapter: OptionInfo = { name: 'chapter', type: 'number', default: 1, seats: [2, 4], needs: { mode: 'campaign' } };
const story: OptionInfo = { name: 'story', type: 'flag', default: false, needs: { chapter: '3' } };
const info: GameInfo = {
  id: 'x',
  prefix: 'X',
  min_seats: 1,
  max_seats: 5,
  bots: [],
  boxes: [
    { name: 'small', hash: '1', facts: '1', seats: [1, 5] },
    { name: 'large', hash: '2', facts: '2', seats: [2, 3] },
  ],
  options: [
    scenario,
    mode,
    chapter,
    story,
    { name: 'map', type: 'box', default: 'small' },
    { name: 'deck', type: 'document' },
  ],
};
const plain = defaults(info);

describe('what is shown', () => {
  it('are flags, numbers, choices and boxes, with their defaults', () => {
    expect(shown(info).map(({ name }) => name)).toEqual(['scenario', 'mode', 'chapter', 'story', 'map']);
    expect(plain).toEqual({ scenario: 0, mode: 'single', chapter: 1, story: false, map: 'small' });
  });
  it('are documents too where the game has its own way to choose them; what is ticked is sent', () => {
    expect(shown(info, ['deck']).map(({ name }) => name)).toContain('deck');
    expect(chosen(info, { ...plain, deck: ['a', 'b'] }, 1)).toEqual({ deck: ['a', 'b'] });
    expect(chosen(info, plain, 1)).toEqual({});
  });
});

describe('an option', () => {
  it('for other seats says for how many', () => {
    expect(obstacle(info, plain, scenario, 3)).toEqual({ seats: [1, 1] });
    expect(obstacle(info, plain, scenario, 1)).toBeNull();
  });
  it('that needs another says which, before it speaks of seats', () => {
    expect(obstacle(info, plain, chapter, 1)).toEqual({ needs: ['mode', 'campaign'] });
    expect(obstacle(info, { ...plain, mode: 'campaign' }, chapter, 1)).toEqual({ seats: [2, 4] });
    expect(obstacle(info, { ...plain, mode: 'campaign' }, chapter, 2)).toBeNull();
  });
  it('that needs one which cannot be used cannot be used itself', () => {
    const wanted = { ...plain, chapter: 3, story: true };
    expect(obstacle(info, wanted, story, 2)).toEqual({ needs: ['chapter', '3'] });
    expect(obstacle(info, { ...wanted, mode: 'campaign' }, story, 2)).toBeNull();
  });
  it('needs in vain what the game does not have', () => {
    expect(obstacle(info, plain, { ...story, needs: { other: 'true' } }, 2)).toEqual({ needs: ['other', 'true'] });
  });
});

describe('what frees an option', () => {
  const freed = (option: OptionInfo, seats: number) =>
    remedy(info, plain, obstacle(info, plain, option, seats)!, seats);
  it('are fewer seats or more', () => {
    expect(freed(scenario, 3)).toEqual({ seats: 1 });
    expect(remedy(info, plain, { seats: [2, 4] }, 1)).toEqual({ seats: 2 });
  });
  it('is another option, with all that one needs itself', () => {
    expect(freed(chapter, 2)).toEqual({ options: { mode: 'campaign' } });
    expect(freed(story, 2)).toEqual({ options: { mode: 'campaign', chapter: 3 } });
  });
  it('frees it', () => {
    for (const option of [scenario, chapter, story])
      for (let seats = 1, options = plain, tries = 0; ; tries++) {
        const why = obstacle(info, options, option, seats);
        if (!why) break;
        expect(tries).toBeLessThan(3);
        const found = remedy(info, options, why, seats);
        if ('seats' in found) seats = found.seats;
        else options = { ...options, ...found.options };
      }
  });
});

describe('seats', () => {
  it('follow the options in use, and those are named', () => {
    expect(seatsLeft(info, plain)).toEqual({ low: 1, high: 5, by: [] });
    expect(seatsLeft(info, { ...plain, scenario: 4 })).toEqual({ low: 1, high: 1, by: [scenario] });
    const campaign = { ...plain, mode: 'campaign', chapter: 2 };
    expect(seatsLeft(info, campaign)).toEqual({ low: 2, high: 4, by: [chapter] });
  });
  it('are those of the box that is chosen', () => {
    expect(seatsLeft(info, { ...plain, map: 'large' })).toEqual({ low: 2, high: 3, by: [] });
  });
  it('are not narrowed by an option that cannot be used anyway', () => {
    expect(seatsLeft(info, { ...plain, chapter: 2 })).toEqual({ low: 1, high: 5, by: [] });
  });
});

describe('what is sent', () => {
  it('is what differs and fits', () => {
    expect(chosen(info, plain, 1)).toEqual({});
    expect(chosen(info, { ...plain, scenario: 4 }, 1)).toEqual({ scenario: 4 });
    expect(chosen(info, { ...plain, scenario: 4, mode: 'campaign' }, 2)).toEqual({ mode: 'campaign' });
    expect(chosen(info, { ...plain, chapter: 2, story: true }, 2)).toEqual({});
  });
});
