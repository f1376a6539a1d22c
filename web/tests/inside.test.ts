// Tips and toolbars stay inside the window.
import { describe, expect, it } from 'vitest';
import { placeName } from '../src/app/names';
import { shiftInto } from '../src/ui/inside';
import { speak } from './words';

describe('a stretch that', () => {
  it('fits stays', () => expect(shiftInto(20, 120, 360)).toBe(0));
  it('sticks out on the far side moves back', () => expect(shiftInto(300, 400, 360)).toBe(-48));
  it('sticks out on the near side moves in', () => expect(shiftInto(-30, 70, 360)).toBe(38));
  it('is too long begins at its start', () => expect(shiftInto(40, 500, 360)).toBe(-32));
});

describe('places', () => {
  it.each([
    ['uk', ['1-ше місце', '2-ге місце', '3-тє місце', '7-ме місце']],
    ['ru', ['1-е место', '2-е место', '3-е место', '7-е место']],
    ['en', ['1st place', '2nd place', '3rd place', '7th place']],
  ] as const)('%s: have their endings', (language, names) => {
    speak(language);
    expect([1, 2, 3, 7].map(placeName)).toEqual(names);
  });
});
