// The map as a component: names of all that is on it, what it draws of its layers, what it tells of presses and keys.
import { flushSync, mount } from 'svelte';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { t } from '../../../src/app/texts.svelte';
import { mapOf, type RailMap } from '../../../src/games/railways_of_the_world/box';
import HexMap, { openMarking } from '../../../src/games/railways_of_the_world/HexMap.svelte';
import type { Heard, Layers } from '../../../src/games/railways_of_the_world/layers';
import { centre, spotOf } from '../../../src/games/railways_of_the_world/plane';
import Sketch from '../../../src/games/railways_of_the_world/Sketch.svelte';
import type { LinkView } from '../../../src/games/railways_of_the_world/view';
import { speak } from '../../words';
import { lakeland, position, setUp, type Shown } from './maps';

const map = mapOf('eastern_us');
type Props = { map: RailMap; view: Shown; layers: Layers; label: string } & Heard;
const silent: Heard = {
  oncity: undefined,
  oncube: undefined,
  onhex: undefined,
  onexit: undefined,
  onlink: undefined,
  onpoint: undefined,
  onask: undefined,
};
// The map is large: it is mounted once, and shows and tells what each test asks for.
const props = $state<Props>({ map, view: position('turn5'), layers: {}, label: 'Map', ...silent });
let made: ReturnType<typeof mount> | null = null;

function show(layers: Layers = {}, heard: Heard = {}, view: Shown = position('turn5'), on = map) {
  Object.assign(props, { map: on, view, layers, ...silent });
  made ??= mount(HexMap, { target: document.body, props });
  const svg = document.querySelector<SVGSVGElement>('svg.pieces')!;
  svg.dispatchEvent(new MouseEvent('pointerleave'));
  Object.assign(props, heard);
  flushSync();
  // A point of the page is a point of the map.
  svg.getScreenCTM = () => ({ a: 1, inverse: () => ({}) }) as DOMMatrix;
  vi.stubGlobal('DOMPoint', class { constructor(public x: number, public y: number) {} matrixTransform() { return this; } }); // prettier-ignore
  return svg;
}
beforeAll(async () => {
  speak('en', 'railways_of_the_world');
  await openMarking();
  show();
}, 60_000);

const all = (selector: string): SVGElement[] => [...document.querySelectorAll<SVGElement>(selector)];
const names = (): string[] => all('[data-place]').map(({ dataset }) => dataset.place!);
function mouse(svg: Element, type: string, { x, y }: { x: number; y: number }): void {
  const event = new MouseEvent(type, { bubbles: true, clientX: x, clientY: y });
  svg.dispatchEvent(Object.assign(event, { pointerType: 'mouse' }));
  flushSync();
}
function key(stop: string, name: string): void {
  const node = document.querySelector<SVGElement>(`[data-stop="${stop}"]`)!;
  node.dispatchEvent(new KeyboardEvent('keydown', { key: name, bubbles: true, cancelable: true }));
  flushSync();
}
const spot = (place: string) => spotOf(map, place, position('turn5').links)!;

describe('names', () => {
  it('are on every city, every hex that takes track, every link and every cube', () => {
    const view = position('turn5');
    show({}, {}, view);
    const places = names();
    expect(places).toEqual(expect.arrayContaining(map.cities.map(({ id }) => id)));
    expect(places).toEqual(expect.arrayContaining(view.links.map(({ ends }) => ends[0])));
    const hexes = [...map.hexes()].filter((hex) => map.buildable(hex));
    expect(places.filter((place) => /^\d+\.\d+$/.test(place))).toHaveLength(hexes.length);
    const cubes = view.cities.filter(({ marker }) => !marker).reduce((sum, city) => sum + city.cubes.length, 0);
    expect(all('[data-thing]')).toHaveLength(cubes);
    expect(all('[data-thing="boston:red"]')).toHaveLength(3);
  });

  it('tell in words what stands there', () => {
    show(
      {
        exits: [{ at: '22.9.3' }, { at: '22.8.4' }, { at: '23.10.4' }],
        legal: [{ hex: '21.9', price: '4' }],
        movable: [{ city: 'boston', cube: 'black' }],
        rings: [{ city: 'albany', kind: 'offer' }],
        spoken: { albany: '15, two bonds' },
      },
      { oncity: vi.fn() },
    );
    const label = (stop: string) => document.querySelector(`[data-stop="${stop}"]`)!.getAttribute('aria-label');
    expect({
      boston: label('boston'),
      columbus: label('columbus'),
      albany: label('albany'),
      cube: label('boston:black'),
      hex: label('21.9'),
      exits: ['22.9.3', '22.8.4', '23.10.4'].map(label),
    }).toEqual({
      boston: 'Boston, purple city, cubes: 1 black, 3 red, 1 link',
      columbus: 'Columbus, grey city, empty, 2 links',
      albany: 'Albany, grey city, cubes: 1 blue, 1 yellow. 15, two bonds',
      cube: 'Black cube, Boston',
      hex: 'Hex 21.9, mountain',
      exits: ['Exit to the west', 'Exit to the north-west, to Syracuse', 'Exit to the north-west, towards a ridge'],
    });
  });

  it('are written for those who see, and only once for those who hear', () => {
    show({}, { oncity: vi.fn() });
    expect(all('.names text').map(({ textContent }) => textContent)).toEqual(expect.arrayContaining(['Boston', 'St. Louis'])); // prettier-ignore
    expect(document.querySelector('.names')!.closest('[aria-hidden="true"]')).not.toBeNull();
    for (const node of all('[role="button"]')) expect(node.getAttribute('aria-label')).toMatch(/\S/);
  });
});

describe('what it draws', () => {
  it('a locomotive on every link, a house in every empty city', () => {
    const view = position('turn9');
    show({}, {}, view);
    expect(all('.pieces .loco')).toHaveLength(view.links.length);
    expect(all('.c-house')).toHaveLength(view.cities.filter(({ marker }) => marker).length);
  });

  it('open ends, depots and Western Links', () => {
    const view = position('turn5');
    view.links.push({ owner: 1, ends: ['boston.3'], open: '25.7.3', tiles: ['25.7 0-3'], depot: null } as LinkView);
    view.links[0]!.depot = 1;
    view.cities[map.place('kansas_city')]!.western = 2;
    show({}, {}, view);
    expect([all('.t-open').length, all('.depot').length, all('.west-built').length]).toEqual([1, 1, 1]);
  });

  it('tracks of the draft in pen, and not in ink as well', () => {
    const view = position('turn5');
    view.links.push({ owner: 1, ends: ['new_york.4'], open: '23.10.4', tiles: ['23.10 1-4'], depot: null });
    show({ draft: [{ tile: '23.10 1-4', price: '4' }] }, {}, view);
    expect(names()).not.toContain('new_york.4');
    expect(all('.number').map(({ textContent }) => textContent)).toEqual(['1']);
    expect(all('.pieces .price').map(({ textContent }) => textContent)).toEqual(['4']);
    props.layers = {
      draft: [{ tile: '23.10 1-4', price: '4' }],
      preview: [{ tile: '22.9 1-4', price: '4 + 4' }],
      ghosts: ['22.9 1-3'],
      exits: [{ at: '22.9.3' }, { at: '22.9.4', chosen: true }],
    };
    flushSync();
    expect(all('.number').map(({ textContent }) => textContent)).toEqual(['1', '2']);
    expect([all('.number.hollow').length, all('.ghost').length, all('.exit.chosen').length]).toEqual([1, 1, 1]);
  });

  it('ways with their numbers, rings, the held cube, a refusal', () => {
    const view = position('turn6');
    const way = ['boston.2', 'new_haven.2', 'new_york.2', 'philadelphia.2'];
    show(
      {
        wash: true,
        held: { city: 'boston', cube: 'black' },
        ways: [
          { path: way, kind: 'chosen', number: 1 },
          { path: ['baltimore.4'], kind: 'beyond', number: 5 },
        ],
        rings: [{ city: 'pittsburgh', kind: 'refused' }],
        refused: { city: 'pittsburgh' },
        paint: { new_haven: 'purple' },
        lit: ['chicago', '15.14', way[0]!],
        dim: [0],
      },
      {},
      view,
    );
    expect(all('.number').map(({ textContent }) => textContent)).toEqual(['1', '2', '3', '4', '5']);
    expect(document.querySelector('.w-chosen')!.getAttribute('d')!.split('M')).toHaveLength(way.length + 1);
    const counted = [
      '.wash',
      '.held',
      '.r-refused',
      '.no-entry',
      '.r-new',
      '.h-lit',
      '.w-lit',
      '.gone',
      '.number.beyond',
    ];
    expect(counted.map((one) => [one, all(one).length])).toEqual(counted.map((one) => [one, 1]));
    expect(document.querySelector('[data-place="new_haven"]')!.classList).toContain('g-purple');
    const green = view.links.filter(({ owner }) => owner === 0).map(({ ends }) => ends[0]);
    expect(all('.tracks [data-place].faded').map(({ dataset }) => dataset.place)).toEqual(green);
  });

  it('the land alone, if asked: by a button or the key that the rules name', () => {
    const other = lakeland();
    show({}, { oncity: vi.fn() }, setUp(other), other);
    const press = () => {
      document.querySelector<HTMLElement>('.map-zoom button:last-child')!.click();
      flushSync();
    };
    press();
    expect([all('.pieces .loco').length, all('[data-thing]').length]).toEqual([0, 0]);
    press();
    expect(all('[data-thing]').length).toBeGreaterThan(0);
    const keys = made as unknown as { key: (event: KeyboardEvent) => boolean };
    const letter = /(\w) hides the pieces/.exec(t('railways_of_the_world.rulesPage.keys.p2'))![1]!;
    const hide = () => {
      keys.key(new KeyboardEvent('keydown', { code: `Key${letter}` }));
      flushSync();
      return all('[data-thing]').length;
    };
    expect([hide(), hide() > 0]).toEqual([0, true]);
  });

  it('a map that no box has', () => {
    const other = lakeland();
    show({}, {}, setUp(other), other);
    expect(all('.names text').map(({ textContent }) => textContent)).toContain('Town 4');
    expect([all('.ground .river').length, all('.ground .title').length]).toEqual([0, 0]);
    expect(names()).toEqual(expect.arrayContaining(['town_0', '5.3']));
  });
});

describe('what it tells', () => {
  it('of presses: city, cube, hex, exit, link', () => {
    const heard = { oncity: vi.fn(), oncube: vi.fn(), onhex: vi.fn(), onexit: vi.fn(), onlink: vi.fn() };
    const svg = show({ exits: [{ at: '22.9.3' }] }, heard);
    const boston = spot('boston');
    for (const at of [
      { x: boston.x, y: boston.y - 52 },
      { x: boston.x - 16, y: boston.y - 6 },
      centre({ c: 15, r: 14 }),
      spot('22.9.3'),
      spot('detroit.2'),
      centre({ c: 25, r: 20 }),
    ])
      // prettier-ignore
      mouse(svg, 'click', at);
    expect(Object.values(heard).map(({ mock }) => mock.calls)).toEqual([
      [['boston']],
      [['boston', 'black']],
      [['15.14']],
      [['22.9.3']],
      [['detroit.2']],
    ]);
  });

  it('of the mouse: where it is, where it rests, that it left', () => {
    vi.useFakeTimers();
    const [onpoint, onask] = [vi.fn(), vi.fn()];
    const svg = show({}, { onpoint, onask });
    mouse(svg, 'pointermove', centre({ c: 15, r: 14 }));
    vi.advanceTimersByTime(300);
    mouse(svg, 'pointermove', spot('boston'));
    vi.advanceTimersByTime(450);
    svg.dispatchEvent(new MouseEvent('pointerleave'));
    vi.advanceTimersByTime(450);
    vi.useRealTimers();
    expect(onpoint.mock.calls).toEqual([['15.14'], ['boston'], [null]]);
    expect(onask.mock.calls).toEqual([['boston']]);
  });

  it('a cube that may be chosen rises under the mouse', () => {
    const svg = show({ movable: [{ city: 'boston', cube: 'black' }] }, { oncube: vi.fn() });
    const { x, y } = spot('boston');
    mouse(svg, 'pointermove', { x: x - 16, y: y - 6 });
    expect(all('.movable.over').map(({ dataset }) => dataset.thing)).toEqual(['boston:black']);
  });

  it('of the keyboard: Tab finds what is on offer, arrows everything, Enter presses', () => {
    const heard = { oncity: vi.fn(), onexit: vi.fn(), onpoint: vi.fn() };
    show({ exits: [{ at: '22.9.3' }], rings: [{ city: 'albany', kind: 'offer' }] }, heard);
    expect(all('[data-stop][tabindex="0"]').map(({ dataset }) => dataset.stop)).toEqual(['22.9.3', 'albany']);
    document.querySelector<SVGElement>('[data-stop="albany"]')!.focus();
    key('albany', 'ArrowDown');
    expect(document.activeElement?.getAttribute('data-stop')).toBe('new_haven');
    expect(heard.onpoint).toHaveBeenLastCalledWith('new_haven');
    key('new_haven', 'Enter');
    key('22.9.3', ' ');
    expect([heard.oncity.mock.calls, heard.onexit.mock.calls]).toEqual([[['new_haven']], [['22.9.3']]]);
  });

  it('of the keyboard: also cubes that stay, where they may be asked why', () => {
    const oncube = vi.fn();
    const movable: Layers['movable'] = [{ city: 'boston', cube: 'black' }];
    show({ movable }, { oncube });
    expect(all('[data-stop^="boston:"]').map(({ dataset }) => dataset.stop)).toEqual(['boston:black']);
    show({ movable, askable: true }, { oncube });
    const cubes = all('[data-stop^="boston:"]');
    expect(
      cubes.map((one) => [one.dataset.stop, one.getAttribute('tabindex'), one.getAttribute('aria-label')]),
    ).toEqual([
      ['boston:black', '0', 'Black cube, Boston'],
      ['boston:red', '-1', 'Red cube, Boston. cannot be delivered now'],
    ]);
    document.querySelector<SVGElement>('[data-stop="boston:black"]')!.focus();
    key('boston:black', 'ArrowRight');
    key('boston', 'ArrowRight');
    expect(document.activeElement?.getAttribute('data-stop')).toBe('boston:red');
    key('boston:red', 'Enter');
    expect(oncube.mock.calls).toEqual([['boston', 'red']]);
  });

  it('nothing, and no stop for the keyboard, where nobody listens', () => {
    show();
    expect([all('[data-stop]').length, document.querySelector('svg.pieces')!.getAttribute('role')]).toEqual([0, 'img']);
  });
});

describe('a sketch', () => {
  it('shows any map with its cities, and networks with what they fade and light', () => {
    const { links } = position('end');
    const about = {
      map,
      label: 'Networks',
      links,
      dim: [0],
      lit: [links[0]!.ends[1]!],
      names: ['chicago'],
      only: ['chicago'],
    };
    const sketch = document.body.appendChild(document.createElement('div'));
    mount(Sketch, { target: sketch, props: about });
    flushSync();
    const all = (selector: string) => [...sketch.querySelectorAll(selector)];
    expect(document.querySelector('svg.sketch')!.getAttribute('aria-label')).toBe('Networks');
    expect(all('.k-city')).toHaveLength(map.cities.length);
    expect(all('.names text').map(({ textContent }) => textContent)).toEqual(['Chicago']);
    expect(all('.n-fill')).toHaveLength(links.length);
    expect(all('.n-lit')).toHaveLength(1);
    expect(all('.n-halo.faded')).toHaveLength(links.filter(({ owner }) => owner === 0).length);
    expect(all('[data-place].faded')).toHaveLength(
      map.cities.length - 1 + links.filter(({ owner }) => owner === 0).length,
    );
  });
});
