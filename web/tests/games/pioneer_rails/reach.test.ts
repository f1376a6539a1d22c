// Which track is meant, which corners a drag passed, where the arrows lead.
import { describe, expect, it } from 'vitest';
import { geometry, pointOf, trackOf } from '../../../src/games/pioneer_rails/box';
import { drawnOf } from '../../../src/games/pioneer_rails/figures';
import { cornerSpot, spot } from '../../../src/games/pioneer_rails/plane';
import {
  directed,
  entered,
  hexAt,
  passed,
  sideAt,
  stepTo,
  trackAt,
  walk,
  type Arrow,
} from '../../../src/games/pioneer_rails/reach';
import type { Point, Side } from '../../../src/games/pioneer_rails/view';

const sides: Side[] = ['A', 'B'];
const middle = (a: Point, b: Point) => {
  const [from, to] = [cornerSpot(a), cornerSpot(b)];
  return { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 };
};

describe('pressing', () => {
  it('finds every side of the map at its middle, and every hex at its own', () => {
    for (const side of sides) {
      const { map, ways } = geometry[side];
      for (const { name, ends, edge } of ways.values())
        if (edge) expect(sideAt(side, middle(pointOf(ends[0]), pointOf(ends[1])), 8)).toBe(name);
      for (const hex of map.hexes) expect(hexAt(side, spot(hex))).toBe(hex.name);
    }
  });

  it('means the nearest track on offer, within reach', () => {
    const offered = ['20,4>20,2', '21,5>22,4', '20,8>22,10'];
    expect(trackAt(offered, middle('20,4', '20,2'), 13)).toBe('20,4>20,2');
    expect(trackAt(offered, { ...middle('20,4', '20,2'), x: middle('20,4', '20,2').x + 12 }, 13)).toBe('20,4>20,2');
    expect(trackAt(offered, { ...middle('20,4', '20,2'), x: middle('20,4', '20,2').x + 14 }, 13)).toBeNull();
    // A shortcut is pressed anywhere along its diagonal.
    expect(trackAt(offered, middle('20,8', '22,10'), 13)).toBe('20,8>22,10');
  });

  it('tells tracks from one corner apart by where they lead', () => {
    const offered = ['18,8>17,7', '18,8>18,10', '18,8>19,7'];
    for (const track of offered) {
      const [from, to] = track.split('>').map(cornerSpot);
      const near = { x: from!.x + (to!.x - from!.x) * 0.15, y: from!.y + (to!.y - from!.y) * 0.15 };
      expect(trackAt(offered, near, 22)).toBe(track);
    }
  });

  it('reads a side that is not on offer as the railway of the turn would lay it', () => {
    const drawn = drawnOf('A', 'H19,7>18,8 C19,13>19,11');
    expect(directed('A', '17,7>18,8', drawn, 'hearts', null)).toBe('18,8>17,7');
    expect(directed('A', '20,8>20,10', drawn, 'hearts', null)).toBe('20,8>20,10');
    expect(directed('A', '18,10>19,11', drawn, 'clubs', null)).toBe('19,11>18,10');
    expect(directed('A', '18,8>18,10', drawn, 'hearts', '18,10')).toBe('18,10>18,8');
  });
});

describe('drawing', () => {
  const drag = (...corners: Point[]): Point[] =>
    corners.slice(1).flatMap((corner, i) => passed('A', cornerSpot(corners[i]!), cornerSpot(corner)));

  it('passes the corners of a way in order, however fast', () => {
    expect(drag('20,4', '20,2', '19,1')).toEqual(['20,4', '20,2', '20,2', '19,1']);
    expect(passed('A', cornerSpot('20,4'), cornerSpot('20,2'))).toEqual(['20,4', '20,2']);
    // Across the middle of a hex no corner is near.
    const hex = spot(geometry.A.hex('B11')!);
    expect(passed('A', { x: hex.x - 10, y: hex.y }, { x: hex.x + 10, y: hex.y })).toEqual([]);
  });

  it('lays a track to a neighbour, and takes the last one back on the way back', () => {
    expect(stepTo('A', '20,4', '20,2', [], [])).toEqual({ kind: 'step', track: '20,4>20,2' });
    expect(stepTo('A', '20,2', '20,4', ['20,4>20,2'], [])).toEqual({ kind: 'back' });
    // Only the last: an older track that ends here is no way back.
    expect(stepTo('A', '20,2', '20,4', ['20,4>20,2', '21,5>22,4'], [])).toEqual({ kind: 'step', track: '20,2>20,4' });
    expect(stepTo('A', '20,4', '19,1', [], [])).toBeNull();
  });

  it('draws along a diagonal only where a shortcut is on offer', () => {
    expect(stepTo('A', '20,8', '22,10', [], [])).toBeNull();
    expect(stepTo('A', '20,8', '22,10', [], ['20,8>22,10'])).toEqual({ kind: 'step', track: '20,8>22,10' });
  });
});

describe('walking', () => {
  const arrows: Arrow[] = ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight'];

  it('goes along sides, in the direction of the arrow', () => {
    for (const side of sides)
      for (const vertex of geometry[side].map.vertices)
        for (const arrow of arrows) {
          const next = walk(side, pointOf(vertex), arrow);
          if (!next) continue;
          const to = geometry[side].vertex(next)!;
          expect(geometry[side].way(trackOf(vertex, to))?.edge).toBeTruthy();
          if (arrow === 'ArrowUp') expect(to.y).toBeLessThan(vertex.y);
          if (arrow === 'ArrowDown') expect(to.y).toBeGreaterThan(vertex.y);
          if (arrow === 'ArrowLeft') expect(to.x).toBeLessThan(vertex.x);
          if (arrow === 'ArrowRight') expect(to.x).toBeGreaterThan(vertex.x);
        }
  });

  it('reaches every corner', () => {
    for (const side of sides) {
      const seen = new Set<Point>(['0,-2']);
      for (const at of seen)
        for (const arrow of arrows) {
          const next = walk(side, at, arrow);
          if (next) seen.add(next);
        }
      expect(seen.size).toBe(geometry[side].map.vertices.length);
    }
  });

  it('leads straight down through the map, and the opposite key back', () => {
    let at: Point = '6,-2';
    const way = [at];
    for (let next = walk('A', at, 'ArrowDown'); next; next = walk('A', at, 'ArrowDown')) way.push((at = next));
    expect(at.split(',')[1]).toBe('23');
    expect(Math.max(...way.map((point) => Math.abs(Number(point.split(',')[0]) - 6)))).toBeLessThanOrEqual(1);
    for (const before of way.toReversed().slice(1)) expect((at = walk('A', at, 'ArrowUp')!)).toBe(before);
  });

  it('Enter means the track walked along, else the one on offer here', () => {
    const offered = ['20,4>20,2', '21,5>22,4'];
    expect(entered('20,4', '20,2', offered)).toBe('20,4>20,2');
    expect(entered(null, '22,4', offered)).toBe('21,5>22,4');
    expect(entered(null, '20,4', offered)).toBe('20,4>20,2');
    // Walked along a side that is not on offer: asked for.
    expect(entered('20,2', '19,1', offered)).toBe('20,2>19,1');
    expect(entered(null, '0,-2', offered)).toBeNull();
  });
});
