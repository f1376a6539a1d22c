// Where the names of towns stand on the map: in the hex given for each, a desert hex where there is one, so that no name
// lies over a picture. Two words that are long together stand in two lines.
import { geometry } from './box';
import { spot } from './plane';
import type { HexName, Side } from './view';
import { townName } from './words';

/** By the number of the town; `aside` moves a name off what would be drawn through it. */
const stand: Record<Side, { hex: HexName; aside?: number }[]> = {
  A: [
    { hex: 'A4' },
    { hex: 'A9' },
    { hex: 'C5' },
    { hex: 'D7' },
    { hex: 'D12' },
    { hex: 'D1' },
    { hex: 'D4', aside: -15 },
    { hex: 'E10' },
    { hex: 'G8' },
    { hex: 'G2' },
    { hex: 'G5' },
    { hex: 'H12' },
  ],
  B: [
    { hex: 'A5' },
    { hex: 'B7' },
    { hex: 'D9' },
    { hex: 'C2' },
    { hex: 'D5' },
    { hex: 'D12' },
    { hex: 'E8' },
    { hex: 'E10' },
    { hex: 'F6' },
    { hex: 'G2' },
    { hex: 'G8' },
  ],
};

export const nameHexes: Record<Side, ReadonlySet<HexName>> = {
  A: new Set(stand.A.map(({ hex }) => hex)),
  B: new Set(stand.B.map(({ hex }) => hex)),
};

export interface TownLabel {
  x: number;
  y: number;
  anchor: 'start' | 'middle' | 'end';
  lines: string[];
}

const lineHeight = 13;
const longest = 10;

export function townLabel(side: Side, town: number): TownLabel {
  const { map } = geometry[side];
  const { hex: name, aside = 0 } = stand[side][town]!;
  const hex = geometry[side].hex(name)!;
  const { x: townX, y: townY } = map.towns[town]!;
  const [dx, dy] = [townX - hex.x, townY - hex.y];
  const { x, y } = spot({ x: townX, y: townY });
  const words = townName(side, town);
  const lines = words.length > longest && words.includes(' ') ? words.split(' ') : [words];
  const above = (lines.length - 1) * lineHeight;
  if (dx === 0) return { x: x + aside, y: dy < 0 ? y + 25 : y - 12 - above, anchor: 'middle', lines };
  return { x: x - dx * 13, y: dy < 0 ? y + 6 : y + 3 - above, anchor: dx > 0 ? 'end' : 'start', lines };
}
