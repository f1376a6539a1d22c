// Which options go with the chosen seats and with each other, by what the server says of each (`seats`, `needs`).
import type { GameInfo, OptionInfo, Options } from '../net/types';

/** Why an option cannot be used: only with so many seats, or only where another has this value. */
export type Obstacle = { seats: [low: number, high: number] } | { needs: [option: string, value: string] };

/** Those a person chooses; a document is for programs unless the game has its `own` way to choose it, and a type not known
 * here cannot be shown. */
export const shown = (info: GameInfo, own: readonly string[] = []): OptionInfo[] =>
  info.options.filter(({ type, name }) => ['flag', 'number', 'choice', 'box'].includes(type) || own.includes(name));

export const defaults = (info: GameInfo): Options =>
  Object.fromEntries(shown(info).map((option) => [option.name, option.default!]));

/** What is missing of other options. Their values count only where they can be used themselves. */
function unmet(info: GameInfo, options: Options, option: OptionInfo): [string, string] | null {
  const missing = Object.entries(option.needs ?? {}).find(([name, value]) => {
    const other = info.options.find((one) => one.name === name);
    return !other || String(valueOf(info, options, other)) !== value;
  });
  return missing ?? null;
}

const valueOf = (info: GameInfo, options: Options, option: OptionInfo) =>
  unmet(info, options, option) ? option.default : (options[option.name] ?? option.default);

/** For how many the game is, or the box that is chosen. */
function range(info: GameInfo, options: Options): [low: number, high: number] {
  const option = info.options.find(({ type }) => type === 'box');
  const box = option && info.boxes.find(({ name }) => name === valueOf(info, options, option));
  return box?.seats ?? [info.min_seats, info.max_seats];
}

const inUse = (info: GameInfo, options: Options): OptionInfo[] =>
  info.options.filter((option) => valueOf(info, options, option) !== option.default);

export function obstacle(info: GameInfo, options: Options, option: OptionInfo, seats: number): Obstacle | null {
  const needs = unmet(info, options, option);
  if (needs) return { needs };
  return option.seats && (seats < option.seats[0] || seats > option.seats[1]) ? { seats: option.seats } : null;
}

/** What would make room for an option: so many seats, or other options with these values. */
export function remedy(
  info: GameInfo,
  options: Options,
  why: Obstacle,
  seats: number,
): { seats: number } | { options: Options } {
  if ('seats' in why) return { seats: Math.min(Math.max(seats, why.seats[0]), why.seats[1]) };
  const [name, text] = why.needs;
  const other = info.options.find((option) => option.name === name);
  const value = other?.type === 'flag' ? text === 'true' : other?.type === 'number' ? Number(text) : text;
  const further = other && unmet(info, options, other);
  const before = further ? remedy(info, options, { needs: further }, seats) : null;
  return { options: { ...(before && 'options' in before ? before.options : {}), [name]: value } };
}

/** How many seats the chosen options leave, and which of them take away from the range of the game or its box. */
export function seatsLeft(info: GameInfo, options: Options): { low: number; high: number; by: OptionInfo[] } {
  const [least, most] = range(info, options);
  const by = inUse(info, options).filter(({ seats }) => seats && (seats[0] > least || seats[1] < most));
  return {
    low: Math.max(least, ...by.map(({ seats }) => seats![0])),
    high: Math.min(most, ...by.map(({ seats }) => seats![1])),
    by,
  };
}

/** What is sent: only what differs from the defaults and can be used. */
export const chosen = (info: GameInfo, options: Options, seats: number): Options =>
  Object.fromEntries(
    inUse(info, options)
      .filter((option) => !obstacle(info, options, option, seats))
      .map((option) => [option.name, options[option.name]!]),
  );
