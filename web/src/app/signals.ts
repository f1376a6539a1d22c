// What calls a player back: sounds, the browser's notifications, a number on the icon and in the title.
import { settings, type Switch } from './settings.svelte';
import type { Sound } from './sounds';

export function sound(name: Sound): void {
  if (settings.sounds && settings.volume > 0)
    void import('./sounds').then(
      ({ play }) => play(name, settings.volume),
      () => {},
    );
}

type Notice = Extract<Switch, `notify${string}`>;

export const mayNotify = (): boolean => typeof Notification === 'function' && Notification.permission === 'granted';

/** Asked only when somebody switches notifications on. */
export async function askToNotify(): Promise<boolean> {
  if (typeof Notification !== 'function') return false;
  return (await Notification.requestPermission()) === 'granted';
}

/** Only while the page is out of sight. Of one table (`tag`) the last one stays. */
export function notify(notice: Notice, tag: string, title: string, body: string, open: () => void): void {
  if (!document.hidden || !settings[notice] || !mayNotify()) return;
  try {
    const shown = new Notification(title, { body, tag: `${notice} ${tag}`, icon: '/icons/192.png' });
    shown.onclick = () => {
      window.focus();
      open();
      shown.close();
    };
  } catch {
    // Some phones have notifications for installed pages only.
  }
}

/** How many tables wait for me: on the icon of the tab while the page is out of sight (who sees it is told there)
 * and, where it is installed, of the program. */
export function badge(count: number): void {
  const icon = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
  const wanted = count && document.hidden ? '/mark-turn.svg' : '/mark.svg';
  if (icon && icon.getAttribute('href') !== wanted) icon.setAttribute('href', wanted);
  const program = navigator as { setAppBadge?: (n: number) => Promise<void>; clearAppBadge?: () => Promise<void> };
  void (count ? program.setAppBadge?.(count) : program.clearAppBadge?.())?.catch(() => {});
}
