// The board in words, for screen readers and for the text view.
import { t, texts } from '../../app/texts.svelte';
import { cells } from './board';
import { cellName, specialLimit } from './pieces';
import { directionName, lavaFaces, pieceName } from './words';
import { endsOf, type InkView, type Space } from './view';

const compass = ['N', 'E', 'S', 'W'];

export function sidesText(sides: string): string {
  const kinds = { H: 'highway', R: 'railway', L: 'lava' } as const;
  return (['H', 'R', 'L'] as const)
    .filter((kind) => sides.includes(kind))
    .map((kind) => {
      const where = compass.filter((_, i) => sides[i] === kind).map(directionName);
      return t(`ink.sides.${kinds[kind]}`, { where: where.join(', ') });
    })
    .join('; ');
}

/** What a space holds, without its name. */
export function spaceText(space: Space | undefined): string {
  if (!space) return t('ink.cell.empty');
  if (space.piece === 'CRATER') return t('ink.cell.crater');
  const what = `${pieceName(space.piece)} (${sidesText(space.sides ?? '....')})`;
  return space.round ? t('ink.cell.drawn', { what, round: space.round }) : what;
}

export function describe(view: InkView, seat: number): string[] {
  const held = view.seats[seat];
  if (!held) return [];
  const lines = cells
    .filter((cell) => held.spaces[cell])
    .map((cell) => `${cellName(cell)}: ${spaceText(held.spaces[cell])}`);
  if (!lines.length) lines.push(t('ink.text.emptyBoard'));
  if (held.marker) lines.push(t('ink.text.marker', { cell: cellName(held.marker) }));
  if (held.drawn) {
    const left = held.faces.filter((_, i) => !held.drawn![i]).map((face) => pieceName(face));
    lines.push(left.length ? t('ink.text.dice', { list: left.join(', ') }) : t('ink.text.noDice'));
  }
  if (held.lava_drawn && view.lava) {
    const left = view.lava.filter((_, i) => !held.lava_drawn![i]);
    if (left.length) lines.push(t('ink.text.lavaDice', { list: lavaFaces(left) }));
  }
  lines.push(t('ink.text.specials', { n: specialLimit - held.specials_used.length }));
  const open = endsOf(held.squares.errors).map((end) => `${cellName(end.slice(0, 2))} ${directionName(end[2]!)}`);
  if (open.length) lines.push(t('ink.text.errors', { list: open.join(', '), n: open.length }));
  lines.push(t('ink.text.total', { total: texts.figure(held.score.total) }));
  return lines;
}
