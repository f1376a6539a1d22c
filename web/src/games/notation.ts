// Reads the text of a move by the patterns of the game's notation, which the engine itself hands to the build
// (virtual:notation/<game>, vite.config.ts): "load {card} {seat}.{car}" gives card, seat and car.

export interface Notation {
  patterns: string[];
  /** What may stand in the braces: one of these names, one digit, a number without leading zeros, one that may be
   * negative, or an id that a box may bring. */
  fields: Record<string, string[] | 'digit' | 'number' | 'whole' | 'id'>;
}

export interface ReadMove {
  pattern: string;
  fields: Record<string, string>;
}

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

function expressionOf({ fields }: Notation, pattern: string): RegExp {
  const parts = pattern.split(/[{}]/).map((part, i) => {
    if (i % 2 === 0) return escaped(part);
    const field = fields[part];
    const allowed = Array.isArray(field)
      ? [...field]
          .sort((a, b) => b.length - a.length)
          .map(escaped)
          .join('|')
      : field === 'digit'
        ? '\\d'
        : field === 'number'
          ? '0|[1-9]\\d*'
          : field === 'whole'
            ? '0|-?[1-9]\\d*'
            : '[a-z0-9_]+';
    return `(?<${part}>${allowed})`;
  });
  return new RegExp(`^${parts.join('')}$`);
}

/** The reader of one game's moves. */
export function readerOf(notation: Notation): (text: string) => ReadMove | null {
  const all = notation.patterns.map((pattern) => ({ pattern, expression: expressionOf(notation, pattern) }));
  return (text) => {
    for (const { pattern, expression } of all) {
      const found = expression.exec(text);
      if (found) return { pattern, fields: { ...found.groups } };
    }
    return null;
  };
}
