// What this device remembers: language, theme, how others' turns are shown. The theme "auto" follows the system.
import { wantedLanguage, type Language } from './language';
import { texts } from './texts.svelte';
import { paint, system, themes, wantedTheme, type Theme } from './theme';

export { themes, type Theme } from './theme';

/** How fast things move while others' turns are played. */
export const beatSpeeds = ['off', 'fast', 'normal', 'slow'] as const;
export type BeatSpeed = (typeof beatSpeeds)[number];
/** Every action, only what they come to, or neither. */
export const waysOfTurns = ['each', 'sum', 'once'] as const;
export type OthersTurns = (typeof waysOfTurns)[number];

/** A choice that was made here before, if there still is such a one. */
function kept<T extends string>(key: string, among: readonly T[], usual: T): T {
  const found = localStorage.getItem(key);
  return among.find((one) => one === found) ?? usual;
}

class Settings {
  theme = $state<Theme>('auto');
  private speed = $state<BeatSpeed>(kept('beatSpeed', beatSpeeds, 'normal'));
  private others = $state<OthersTurns>(kept('othersTurns', waysOfTurns, 'each'));

  get beatSpeed(): BeatSpeed {
    return this.speed;
  }
  set beatSpeed(speed: BeatSpeed) {
    this.speed = speed;
    localStorage.setItem('beatSpeed', speed);
  }

  get othersTurns(): OthersTurns {
    return this.others;
  }
  set othersTurns(way: OthersTurns) {
    this.others = way;
    localStorage.setItem('othersTurns', way);
  }

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
