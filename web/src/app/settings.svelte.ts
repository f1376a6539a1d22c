// What this device remembers: language, theme, how turns end. The theme "auto" follows the system.
import { wantedLanguage, type Language } from './language';
import { texts } from './texts.svelte';
import { paint, system, themes, wantedTheme, type Theme } from './theme';

export { themes, type Theme } from './theme';

class Settings {
  theme = $state<Theme>('auto');
  /** Does a turn end only when the player says so? */
  confirmTurn = $state(localStorage.getItem('confirmTurn') !== 'false');

  async start(): Promise<void> {
    this.setTheme(wantedTheme());
    system?.addEventListener('change', () => paint(this.theme));
    await this.show(wantedLanguage());
  }

  async setLanguage(language: Language): Promise<void> {
    localStorage.setItem('language', language);
    await this.show(language);
  }

  setTheme(theme: Theme): void {
    this.theme = theme;
    localStorage.setItem('theme', theme);
    paint(theme);
  }

  nextTheme(): void {
    this.setTheme(themes[(themes.indexOf(this.theme) + 1) % themes.length]!);
  }

  private async show(language: Language): Promise<void> {
    await texts.use(language);
    document.documentElement.lang = language;
  }
}

export const settings = new Settings();
