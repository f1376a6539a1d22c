// What this device remembers: language and theme. The theme "auto" follows the system.
import { languages, texts, type Language } from './texts.svelte';

export const themes = ['auto', 'light', 'dark'] as const;
export type Theme = (typeof themes)[number];

const system = typeof matchMedia === 'function' ? matchMedia('(prefers-color-scheme: dark)') : null;

function remembered<T extends string>(key: string, allowed: readonly T[]): T | null {
  const value = localStorage.getItem(key);
  return allowed.find((one) => one === value) ?? null;
}

/** The first of the browser's languages that we speak, or Ukrainian. */
export function preferred(browser: readonly string[]): Language {
  for (const tag of browser) {
    const found = languages.find((one) => tag.toLowerCase().startsWith(one));
    if (found) return found;
  }
  return 'uk';
}

class Settings {
  theme = $state<Theme>('auto');

  async start(): Promise<void> {
    this.setTheme(remembered('theme', themes) ?? 'auto');
    system?.addEventListener('change', () => this.paint());
    await this.show(remembered('language', languages) ?? preferred(navigator.languages));
  }

  async setLanguage(language: Language): Promise<void> {
    localStorage.setItem('language', language);
    await this.show(language);
  }

  setTheme(theme: Theme): void {
    this.theme = theme;
    localStorage.setItem('theme', theme);
    this.paint();
  }

  nextTheme(): void {
    this.setTheme(themes[(themes.indexOf(this.theme) + 1) % themes.length]!);
  }

  private async show(language: Language): Promise<void> {
    await texts.use(language);
    document.documentElement.lang = language;
  }

  private paint(): void {
    const dark = this.theme === 'dark' || (this.theme === 'auto' && system?.matches);
    document.documentElement.dataset.theme = dark ? 'dark' : 'light';
  }
}

export const settings = new Settings();
