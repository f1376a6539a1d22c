// A closer look at a card, or at what icons mean: after 400 ms of pointing, a long press, or 600 ms of keyboard focus.
import { untrack } from 'svelte';
import type { CardId } from './view';

/** A card, or words. */
export type Sight = CardId | { words: string };

export interface Peeked {
  sight: Sight;
  /** The element's box on the page. */
  box: DOMRect;
}

class Peek {
  now = $state.raw<Peeked | null>(null);
  private timer = 0;
  private owner: HTMLElement | null = null;

  later(node: HTMLElement, sight: Sight, wait: number): void {
    clearTimeout(this.timer);
    this.owner = node;
    this.timer = window.setTimeout(() => (this.now = { sight, box: node.getBoundingClientRect() }), wait);
  }

  shows(node: HTMLElement): boolean {
    return this.now !== null && this.owner === node;
  }

  close(node?: HTMLElement): void {
    if (node && node !== this.owner) return;
    clearTimeout(this.timer);
    // Elements leave while the page is being drawn: the state changes just after that.
    if (untrack(() => this.now)) queueMicrotask(() => (this.now = null));
  }
}
export const peek = new Peek();

/** An action: `use:peekable={card}`, `use:peekable={{ words }}`; null shows nothing. */
export function peekable(
  node: HTMLElement,
  sight: Sight | null,
): { update: (sight: Sight | null) => void; destroy: () => void } {
  let shown = sight;
  const enter = (event: PointerEvent): void => {
    if (shown && event.pointerType === 'mouse' && !event.buttons) peek.later(node, shown, 400);
  };
  const down = (event: PointerEvent): void => {
    if (event.pointerType === 'mouse') peek.close(node);
    else if (shown) peek.later(node, shown, 450);
  };
  const leave = (): void => peek.close(node);
  // A finger that looked closer has not pressed.
  let looked = false;
  const lift = (event: PointerEvent): void => {
    looked = event.pointerType !== 'mouse' && peek.shows(node);
    leave();
  };
  const click = (event: Event): void => {
    if (looked) event.stopPropagation();
    looked = false;
  };
  const focus = (): void => {
    if (shown && (node.matches(':focus-visible') || node.querySelector(':focus-visible'))) peek.later(node, shown, 600);
  };
  // A long press opens the detail, not the browser's menu.
  const menu = (event: Event): void => {
    if (peek.now) event.preventDefault();
  };
  const list: [string, (event: never) => void][] = [
    ['pointerenter', enter],
    ['pointerdown', down],
    ['pointerup', lift],
    ['pointercancel', leave],
    ['pointerleave', leave],
    ['focusin', focus],
    ['focusout', leave],
    ['contextmenu', menu],
  ];
  for (const [name, act] of list) node.addEventListener(name, act as EventListener);
  node.addEventListener('click', click, { capture: true });
  return {
    update: (next) => {
      shown = next;
      if (!next) peek.close(node);
    },
    destroy: () => {
      peek.close(node);
      node.removeEventListener('click', click, { capture: true });
      for (const [name, act] of list) node.removeEventListener(name, act as EventListener);
    },
  };
}
