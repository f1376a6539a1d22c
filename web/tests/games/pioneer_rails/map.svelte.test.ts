// The map as a component: names of all that is on it, what it tells of presses, drags and keys.
import { flushSync, mount, unmount } from 'svelte';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { texts } from '../../../src/app/texts.svelte';
import { drawnOf } from '../../../src/games/pioneer_rails/figures';
import type { Heard, Layers } from '../../../src/games/pioneer_rails/layers';
import Map from '../../../src/games/pioneer_rails/Map.svelte';
import Mini from '../../../src/games/pioneer_rails/Mini.svelte';
import { cornerSpot } from '../../../src/games/pioneer_rails/plane';
import type { Drawn, PioneerView, Point, Side, Track } from '../../../src/games/pioneer_rails/view';
import { speak } from '../../words';

let made: Record<string, unknown> | null = null;
afterEach(() => {
  if (made) void unmount(made);
  made = null;
  document.body.innerHTML = '';
});

const sheet = drawnOf('A', 'H19,7>18,8 H18,8>18,10 H21,7>22,8 H22,8>22,10', 'B12');

function show(layers: Layers, heard: Heard, drawn: Drawn = sheet, side: Side = 'A') {
  const props = $state({ side, sheet: drawn, layers, label: 'Map', ...heard });
  made = mount(Map, { target: document.body, props });
  flushSync();
  const svg = document.querySelector<SVGSVGElement>('svg.board')!;
  // A point of the page is a point of the map.
  svg.getScreenCTM = () => ({ a: 1, inverse: () => ({}) }) as DOMMatrix;
  vi.stubGlobal('DOMPoint', class { constructor(public x: number, public y: number) {} matrixTransform() { return this; } }); // prettier-ignore
  svg.setPointerCapture = () => {};
  svg.hasPointerCapture = () => false;
  return { svg, props };
}

const pointer = (svg: Element, type: string, corner: Point, more = {}): void => {
  const { x, y } = cornerSpot(corner);
  const event = new MouseEvent(type, { bubbles: true, cancelable: true, clientX: x, clientY: y, button: 0, detail: 1 });
  Object.assign(event, { pointerId: 1, isPrimary: true, pointerType: 'mouse', ...more });
  svg.dispatchEvent(event);
};
const key = (corner: Point, name: string, code = name): void => {
  const node = document.querySelector<SVGElement>(`[data-corner="${corner}"]`)!;
  node.dispatchEvent(new KeyboardEvent('keydown', { key: name, code, bubbles: true, cancelable: true }));
  flushSync();
};

describe('names', () => {
  it('are on every hex, town and track', () => {
    speak('en', 'pioneer_rails');
    show(
      { legal: ['18,10>17,11'], priced: [{ track: '20,8>22,10', tokens: ['shortcut'], boxes: 1 }] },
      { ontrack: vi.fn() },
    );
    const places = [...document.querySelectorAll<SVGElement>('[data-place]')].map(({ dataset }) => dataset.place!);
    expect(places.filter((place) => /^[A-H]\d+$/.test(place))).toHaveLength(96);
    expect(places.filter((place) => place.startsWith('town:A'))).toHaveLength(12);
    expect(places.filter((place) => place.includes('>'))).toEqual(
      expect.arrayContaining(['19,7>18,8', '18,10>17,11', '20,8>22,10']),
    );
    for (const node of document.querySelectorAll('[role="img"], [role="button"]'))
      expect(node.getAttribute('aria-label')).toMatch(/\S/);
  });

  it('say in words where one is and what may be done there', () => {
    speak('en', 'pioneer_rails');
    show(
      {
        draft: ['22,8>22,10'],
        legal: ['18,10>17,11'],
        priced: [{ track: '20,8>22,10', tokens: ['shortcut'], boxes: 1 }],
      },
      { ontrack: vi.fn() },
    );
    const label = (selector: string) => document.querySelector(selector)!.getAttribute('aria-label');
    expect({
      bank: label('[data-place="E3"]'),
      ranch: label('[data-place="B12"]'),
      station: label('[data-place="C11"]'),
      desert: label('[data-place="D2"]'),
      town: label('[data-place="town:A4"]'),
      other: label('[data-place="town:A0"]'),
      head: label('[data-corner="22,10"]'),
      open: label('[data-corner="18,10"]'),
      goal: label('[data-corner="17,11"]'),
      edge: label('[data-corner="0,-2"]'),
      port: label('[data-corner="20,4"]'),
      legal: label('.hit[data-place="18,10>17,11"]'),
      priced: label('.hit[data-place="20,8>22,10"]'),
    }).toMatchSnapshot();
  });

  it('are those of the language', () => {
    speak('uk', 'pioneer_rails');
    show({}, { ontrack: vi.fn() });
    expect(document.querySelector('[data-place="town:A3"]')!.textContent).toContain('Студений');
    // Long names stand in two lines, short ones in one.
    expect(document.querySelectorAll('[data-place="town:A3"] text')).toHaveLength(2);
    expect(document.querySelectorAll('[data-place="town:A0"] text')).toHaveLength(1);
    expect(texts.language).toBe('uk');
  });
});

describe('pressing and drawing', () => {
  it('tells the track on offer, another side as it would be laid, or the hex', () => {
    const [ontrack, onhex] = [vi.fn(), vi.fn()];
    const { svg } = show({ suit: 'hearts', legal: ['18,10>17,11'] }, { ontrack, onhex });
    pointer(svg, 'click', '17.5,10.5');
    pointer(svg, 'click', '17.5,7.5');
    pointer(svg, 'click', '4,12');
    expect(ontrack.mock.calls.flat()).toEqual(['18,10>17,11', '18,8>17,7']);
    expect(onhex.mock.calls.flat()).toEqual(['E3']);
  });

  it('draws the head along corners, and back', () => {
    const told: string[] = [];
    const { svg, props } = show(
      { suit: 'hearts', legal: ['18,10>17,11', '20,4>20,2'], draft: [] },
      {
        ontrack: () => told.push('track'),
        onstep: (track: Track) => {
          told.push(track);
          props.layers = { ...props.layers, draft: [...props.layers.draft!, track] };
          flushSync();
        },
        onback: () => {
          told.push('back');
          props.layers = { ...props.layers, draft: props.layers.draft!.slice(0, -1) };
          flushSync();
        },
        ondrop: () => told.push('drop'),
      },
    );
    pointer(svg, 'pointerdown', '20,4');
    for (const corner of ['20,2', '19,1', '20,2']) pointer(svg, 'pointermove', corner);
    pointer(svg, 'pointerup', '20,2');
    pointer(svg, 'click', '20,2');
    expect(told).toEqual(['20,4>20,2', '20,2>19,1', 'back', 'drop']);
  });

  it('stops drawing where a step is not taken', () => {
    const onstep = vi.fn();
    const { svg } = show({ legal: ['20,4>20,2'], draft: [] }, { ontrack: vi.fn(), onstep });
    pointer(svg, 'pointerdown', '20,4');
    for (const corner of ['20,2', '19,1', '19,-1']) pointer(svg, 'pointermove', corner);
    expect(onstep).toHaveBeenCalledTimes(1);
  });

  it('asks about a side after a moment, unless the mouse goes on', () => {
    vi.useFakeTimers();
    const onask = vi.fn();
    const { svg } = show({ suit: 'hearts', legal: [] }, { ontrack: vi.fn(), onask });
    pointer(svg, 'pointermove', '17.5,7.5');
    vi.advanceTimersByTime(300);
    pointer(svg, 'pointermove', '4,12');
    vi.advanceTimersByTime(500);
    expect(onask).not.toHaveBeenCalled();
    pointer(svg, 'pointermove', '17.5,7.5');
    vi.advanceTimersByTime(450);
    expect(onask.mock.calls).toEqual([['18,8>17,7']]);
    vi.useRealTimers();
  });
});

describe('the keyboard', () => {
  it('walks from the head, lays with Enter and tells the other keys', () => {
    const [ontrack, onback, onbonus, onescape, oncursor] = [vi.fn(), vi.fn(), vi.fn(), vi.fn(), vi.fn()];
    show({ draft: ['18,8>18,10'], legal: ['18,10>17,11'] }, { ontrack, onback, onbonus, onescape, oncursor });
    const stops = [...document.querySelectorAll<SVGElement>('[data-corner][tabindex="0"]')];
    expect(stops.map(({ dataset }) => dataset.corner)).toEqual(['18,10']);
    key('18,10', 'ArrowLeft');
    expect(document.activeElement?.getAttribute('data-corner')).toBe('17,11');
    expect(oncursor).toHaveBeenLastCalledWith('17,11');
    key('17,11', 'Enter');
    expect(ontrack.mock.calls).toEqual([['18,10>17,11']]);
    key('17,11', 'Backspace');
    key('17,11', 'b', 'KeyB');
    key('17,11', 'Escape');
    expect([onback.mock.calls.length, onbonus.mock.calls, onescape.mock.calls.length]).toEqual([1, [['17,11']], 1]);
  });

  it('leaves keys that nobody listens to, and the map of somebody else, alone', () => {
    const heard = vi.fn();
    window.addEventListener('keydown', heard);
    show({}, { ontrack: vi.fn() });
    key('0,-2', 'Escape');
    key('0,-2', 'ArrowRight');
    window.removeEventListener('keydown', heard);
    expect(heard).toHaveBeenCalledTimes(1);
  });
});

describe('miniatures', () => {
  const view = { side: 'A', seats: [{ ...sheet }] } as unknown as PioneerView;
  const open = (large: boolean) => {
    const props = { view, seat: 0, label: 'Ada', large, lit: ['town:A4', 'C9', '19,7>18,8'], fresh: ['B12'] };
    made = mount(Mini, { target: document.body, props: props as never });
    flushSync();
  };

  it('are pictures with a name, without pictures and corners inside', () => {
    open(false);
    expect(document.querySelector('svg[role="img"]')!.getAttribute('aria-label')).toBe('Ada');
    expect(document.querySelectorAll('.tk-plain')).toHaveLength(4);
    expect(document.querySelectorAll('.a, [data-corner], [data-place]')).toHaveLength(0);
    expect(document.querySelectorAll('circle.counted')).toHaveLength(1);
  });

  it('show what the turn before brought, until the reader draws', () => {
    const marked = (laid: string[]) => {
      const last = ['pick QH', 'lay 19,7>18,8', 'lay 18,8>18,10', 'done'];
      const seats = [{ ...sheet, last, laid }];
      const props = { view: { side: 'A', phase: 'play', seats }, seat: 0, label: '' };
      made = mount(Mini, { target: document.body, props: props as never });
      flushSync();
      const found = document.querySelector('.t-fresh')?.getAttribute('d') ?? '';
      void unmount(made);
      made = null;
      return found.split('M').length - 1;
    };
    expect(marked([])).toBe(2);
    expect(marked(['20,4>20,2'])).toBe(0);
  });

  it('are whole sheets when they are large, and not to be pressed', () => {
    open(true);
    expect(document.querySelector('svg.board')!.getAttribute('role')).toBe('img');
    expect(document.querySelectorAll('[data-corner], [role="button"]')).toHaveLength(0);
    expect(document.querySelectorAll('[data-place^="town:"] circle.town')).toHaveLength(12);
  });
});
