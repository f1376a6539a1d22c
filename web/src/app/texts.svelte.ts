// Words for people, one flat map in the language in use. The shell's come with the first page, a game's when it is
// opened, those of single pages with them. Words that a game keeps sealed are in no file: views bring them, in all languages, once they may be known
// (`learn`).
import { fetchWords, type Language } from './language';

export { languages, type Language } from './language';
export type Args = Record<string, string | number>;
/** Words that came with a view. */
export type Words = Record<string, Record<Language, string>>;

export class Texts {
  language = $state<Language>('en');
  private words = $state.raw<ReadonlyMap<string, string>>(new Map());
  private sealed = $state.raw<ReadonlyMap<string, Record<Language, string>>>(new Map());
  private known = $state.raw<ReadonlySet<string>>(new Set());
  private plural = new Intl.PluralRules('en');
  private number = new Intl.NumberFormat('en');
  private wanted: Language = 'en';
  private folders = new Set(['']);
  private asked = 0;
  private answered = 0;

  /** Speaks another language from now on, in every game that is open. */
  async use(language: Language): Promise<void> {
    this.wanted = language;
    await this.fetch();
  }

  /** Brings the words of a game, or of a part of them ('railroad_ink.rules'; the shell's own: '.settings'); they stay. */
  async open(place: string): Promise<void> {
    if (this.knows(place)) return;
    this.folders.add(place);
    await this.fetch();
  }

  /** Are the words of this game or part here? */
  knows(place: string): boolean {
    return this.known.has(place);
  }

  /** Takes in words that were sealed until now. What a file says is never replaced. */
  learn(words: Words | undefined): void {
    const fresh = Object.entries(words ?? {}).filter(([key]) => !this.sealed.has(key));
    if (fresh.length) this.sealed = new Map([...this.sealed, ...fresh]);
  }

  set(language: Language, words: ReadonlyMap<string, string>): void {
    this.plural = new Intl.PluralRules(language);
    this.number = new Intl.NumberFormat(language);
    this.words = words;
    this.language = language;
  }

  has(key: string): boolean {
    return this.find(key) !== undefined;
  }

  /** The text of a key with its places filled: {name}, and {n|form|form|form} for the form a number asks for. */
  say(key: string, args: Args = {}): string {
    const text = this.find(key);
    return text === undefined ? key : this.fill(text, args);
  }

  fill(text: string, args: Args): string {
    return text.replace(/\{(\w+)((?:\|[^{}|]*)*)\}/g, (whole, name: string, forms: string) => {
      const value = args[name];
      if (value === undefined) return whole;
      if (forms) return this.form(Number(value), forms.slice(1).split('|'));
      return typeof value === 'number' ? this.figure(value) : value;
    });
  }

  /** A figure with the proper minus and the language's grouping. */
  figure(value: number): string {
    return (value < 0 ? '−' : '') + this.number.format(Math.abs(value));
  }

  signed(value: number): string {
    return value > 0 ? `+${this.figure(value)}` : this.figure(value);
  }

  private find(key: string): string | undefined {
    return this.words.get(key) ?? this.sealed.get(key)?.[this.language];
  }

  /** Everything that is wanted by now. Of two under way the one asked for later has it all, whichever comes first. */
  private async fetch(): Promise<void> {
    const turn = ++this.asked;
    const language = this.wanted;
    const folders = new Set(this.folders);
    const parts = await Promise.all([...folders].map((folder) => fetchWords(language, folder)));
    if (turn < this.answered) return;
    this.answered = turn;
    this.known = folders;
    this.set(language, new Map(parts.flatMap((part) => Object.entries(part))));
  }

  private form(value: number, forms: string[]): string {
    const order = this.language === 'en' ? ['one', 'other'] : ['one', 'few', 'many', 'other'];
    const at = order.indexOf(this.plural.select(Math.abs(value)));
    return forms[Math.min(at < 0 ? forms.length : at, forms.length - 1)] ?? '';
  }
}

export const texts = new Texts();
export const t = (key: string, args?: Args): string => texts.say(key, args);
