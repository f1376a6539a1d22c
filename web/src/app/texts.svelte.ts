// Words for people. Shell texts, each game's own texts and the engine's texts (codes of refusals and
// events) are one flat map per language; only the language in use is fetched.
export const languages = ['uk', 'en', 'ru'] as const;
export type Language = (typeof languages)[number];
export type Args = Record<string, string | number>;

type Nested = { [key: string]: string | string[] | Nested };
const files = import.meta.glob<Nested>(['../texts/*.json', '../games/*/texts/*.json', '@texts/*.json'], {
  import: 'default',
});

export function flatten(nested: Nested, prefix = '', out = new Map<string, string>()): Map<string, string> {
  for (const [key, value] of Object.entries(nested)) {
    if (typeof value === 'string') out.set(prefix + key, value);
    else if (Array.isArray(value)) continue;
    else flatten(value, `${prefix}${key}.`, out);
  }
  return out;
}

class Texts {
  language = $state<Language>('en');
  private words = $state.raw(new Map<string, string>());
  private plural = new Intl.PluralRules('en');
  private number = new Intl.NumberFormat('en');

  async use(language: Language): Promise<void> {
    const wanted = Object.keys(files).filter((path) => path.endsWith(`/${language}.json`));
    const parts = await Promise.all(wanted.map((path) => files[path]!()));
    this.set(language, parts);
  }

  set(language: Language, parts: Nested[]): void {
    const words = new Map<string, string>();
    for (const part of parts) flatten(part, '', words);
    this.plural = new Intl.PluralRules(language);
    this.number = new Intl.NumberFormat(language);
    this.words = words;
    this.language = language;
  }

  has(key: string): boolean {
    return this.words.has(key);
  }

  /** The text of a key with its places filled: {name}, and {n|form|form|form} for the form a number asks for. */
  say(key: string, args: Args = {}): string {
    const text = this.words.get(key);
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

  private form(value: number, forms: string[]): string {
    const order = this.language === 'en' ? ['one', 'other'] : ['one', 'few', 'many', 'other'];
    const at = order.indexOf(this.plural.select(Math.abs(value)));
    return forms[Math.min(at < 0 ? forms.length : at, forms.length - 1)] ?? '';
  }
}

export const texts = new Texts();
export const t = (key: string, args?: Args): string => texts.say(key, args);
