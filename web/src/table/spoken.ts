// Typed words and the moves they may mean. A move has a sentence in the player's language (the game's `Spoken`); who
// types needs no more of it than tells it apart from the others, in any order.

/** Words as they are compared: small letters, figures, nothing else. */
export const wordsOf = (text: string): string[] =>
  text
    .normalize('NFC')
    .toLowerCase()
    .replace(/['’\p{Lm}`]/gu, '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);

/** Does every typed word begin a word of the sentence, each a different one? */
function told(typed: readonly string[], sentence: readonly string[]): boolean {
  const left = [...sentence];
  return [...typed]
    .sort((a, b) => b.length - a.length)
    .every((word) => {
      const exact = left.indexOf(word);
      const at = exact >= 0 ? exact : left.findIndex((one) => one.startsWith(word));
      if (at >= 0) left.splice(at, 1);
      return at >= 0;
    });
}

/** The moves that the typed words may mean: the one that they say in full, else all whose sentences hold them. */
export function meant(typed: string, sentences: ReadonlyMap<string, string>): string[] {
  const words = wordsOf(typed);
  if (!words.length) return [];
  const all = [...sentences].map(([move, sentence]) => ({ move, words: wordsOf(sentence) }));
  const whole = all.find((one) => one.words.join(' ') === words.join(' '));
  return (whole ? [whole] : all.filter((one) => told(words, one.words))).map(({ move }) => move);
}
