// The words of texts/ for a test: those of the shell and of the games named.
import { texts, type Language } from '../src/app/texts.svelte';
import { wordsOf } from '../tools/words';

export { clientWordsOf, folders, lateParts, partsOf, wordsOf } from '../tools/words';

export const speak = (language: Language, ...games: string[]): void =>
  texts.set(language, new Map(['', ...games].flatMap((folder) => [...wordsOf(language, folder)])));
