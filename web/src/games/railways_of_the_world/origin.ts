// What of a map was found in public reports and what is ours, read off the sources that its file names.
import type { RailMap } from './box';
import type { CityId } from './view';

/** Of a city: name and colour found, colour found in part, colour ours, all ours. */
export type Mark = 'full' | 'half' | 'ring' | 'cross';
export const marks: readonly Mark[] = ['full', 'half', 'ring', 'cross'];
export type Origin = 'found' | 'part' | 'made';

const found = (source = ''): boolean => source.startsWith('FACT');

export interface CityOrigin {
  id: CityId;
  mark: Mark;
  unsure: boolean;
}

/** A colour that is only known in part says what of it is ours. */
export const cityOrigins = ({ cities }: RailMap): CityOrigin[] =>
  cities.map(({ id, name_source: name, color_source: color = '' }) => ({
    id,
    mark: !found(name) ? 'cross' : !found(color) ? 'ring' : color.includes('OURS') ? 'half' : 'full',
    unsure: color.includes('low confidence'),
  }));

export function originOf(source = ''): Origin {
  const [fact, ours] = [source.includes('FACT') || source.includes('SEED'), source.includes('OURS')];
  return fact && ours ? 'part' : fact ? 'found' : 'made';
}

export function majorOrigins({ file }: RailMap): { pairs: number; points: number; all: number } {
  const count = (of: 'pair_source' | 'points_source'): number =>
    file.major_lines.filter((line) => found(line[of])).length;
  return { pairs: count('pair_source'), points: count('points_source'), all: file.major_lines.length };
}
