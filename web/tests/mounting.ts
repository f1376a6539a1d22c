// Components of a test on a page of their own, and what is done to them.
import { flushSync, mount, unmount, type Component } from 'svelte';

let made: Record<string, unknown>[] = [];

export function clear(): void {
  for (const one of made) void unmount(one);
  made = [];
  document.body.replaceChildren();
}

export function show<Props extends Record<string, unknown>>(component: Component<Props>, props: Props): HTMLElement {
  const target = document.createElement('div');
  document.body.append(target);
  made.push(mount(component, { target, props }) as Record<string, unknown>);
  flushSync();
  return target;
}

export const text = (node: Element | null | undefined): string => (node?.textContent ?? '').replace(/\s+/g, ' ').trim();

export const button = (page: Element, words: string | RegExp): HTMLButtonElement => {
  const found = [...page.querySelectorAll('button')].find((one) =>
    typeof words === 'string' ? text(one).startsWith(words) : words.test(text(one)),
  );
  if (!found)
    throw new Error(`no button ${String(words)} among ${[...page.querySelectorAll('button')].map(text).join(' | ')}`);
  return found;
};

export function press(node: Element | null | undefined): void {
  (node as HTMLElement).click();
  flushSync();
}

export function key(node: Element, name: string, more: KeyboardEventInit = {}): KeyboardEvent {
  const code = /^[a-z]$/i.test(name) ? `Key${name.toUpperCase()}` : name;
  const event = new KeyboardEvent('keydown', { key: name, code, bubbles: true, cancelable: true, ...more });
  node.dispatchEvent(event);
  flushSync();
  return event;
}
