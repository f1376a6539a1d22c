// What this device remembers: language, theme, how others' turns are shown, signals. The theme "auto" follows the system.
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
/** From 0 to 1. */
function keptShare(key: string, usual: number): number {
  const found = Number(localStorage.getItem(key) ?? usual);
  return found >= 0 && found <= 1 ? found : usual;
}
const keptFlag = (key: string, usual: boolean): boolean =>
  kept(key, ['true', 'false'], usual ? 'true' : 'false') === 'true';

export type Switch =
  | 'confirmTurn'
  | 'previewFirst'
  | 'textView'
  | 'patterns'
  | 'sounds'
  | 'notifyTurn'
  | 'notifyInvitation'
  | 'notifyChat';

class Settings {
  theme = $state<Theme>('auto');
  private speed = $state<BeatSpeed>(kept('beatSpeed', beatSpeeds, 'normal'));
  private others = $state<OthersTurns>(kept('othersTurns', waysOfTurns, 'each'));
  /** Does a turn end only when the player says so? */
  confirmTurn = $state(keptFlag('confirmTurn', true));
  /** Does the first press only show what it would do? */
  previewFirst = $state(keptFlag('previewFirst', true));
  /** Are tables told in words before they are shown? */
  textView = $state(keptFlag('textView', false));
  /** Patterns on colours, for whoever tells colours apart with difficulty. */
  patterns = $state(keptFlag('patterns', false));
  sounds = $state(keptFlag('sounds', false));
  /** 0 to 1. */
  volume = $state(keptShare('volume', 0.6));
  notifyTurn = $state(keptFlag('notifyTurn', false));
  notifyInvitation = $state(keptFlag('notifyInvitation', false));
  notifyChat = $state(keptFlag('notifyChat', false));

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
    this.showPatterns();
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

  turn(name: Switch, on: boolean): void {
    this[name] = on;
    localStorage.setItem(name, String(on));
    this.showPatterns();
  }

  setVolume(volume: number): void {
    this.volume = volume;
    localStorage.setItem('volume', String(volume));
  }

  private showPatterns(): void {
    document.documentElement.toggleAttribute('data-patterns', this.patterns);
  }

  private async show(language: Language): Promise<void> {
    await texts.use(language);
    document.documentElement.lang = language;
  }
}

export const settings = new Settings();
