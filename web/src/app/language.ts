// The languages we speak, which of them this reader wants, and where their words are: texts/ at the top of the project,
// one file to fetch for the shell's words in a language, one for a game's, one for each part of either (web.PART.*.json).
import words from 'virtual:words';

export const languages = ['uk', 'en', 'ru'] as const;
export type Language = (typeof languages)[number];

/** The first of the browser's languages that we speak, or Ukrainian. */
export function preferred(browser: readonly string[]): Language {
  for (const tag of browser) {
    const found = languages.find((one) => tag.toLowerCase().startsWith(one));
    if (found) return found;
  }
  return 'uk';
}

/** The language chosen on this device, else the browser's. */
export function wantedLanguage(): Language {
  const chosen = localStorage.getItem('language');
  return languages.find((one) => one === chosen) ?? preferred(navigator.languages);
}

/** The words of the shell (''), of a game ('railroad_ink') or of a part ('railroad_ink.rules', '.settings'). */
export const fetchWords = async (language: Language, folder = ''): Promise<Record<string, string>> =>
  (await words(folder, language))?.default ?? {};
