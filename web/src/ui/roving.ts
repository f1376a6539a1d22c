// One stop of the Tab key for a group of things to press (`data-stop`); arrows, Home and End go through it.
export function roving(
  node: HTMLElement,
  /** Keys that are not the group's, though one of its stops is focused. */
  leaves: (event: KeyboardEvent) => boolean = () => false,
): { destroy: () => void } {
  const stops = (): HTMLElement[] =>
    [...node.querySelectorAll<HTMLElement>('[data-stop]')].filter((one) => !one.hasAttribute('disabled'));
  const tidy = (at?: HTMLElement | null): void => {
    const all = stops();
    const keep =
      at ??
      all.find((one) => one.tabIndex === 0 && one.getAttribute('aria-checked') !== 'false') ??
      all.find((one) => one.getAttribute('aria-checked') === 'true') ??
      all[0];
    for (const one of all) {
      const index = one === keep ? 0 : -1;
      if (one.tabIndex !== index) one.tabIndex = index;
    }
  };
  const key = (event: KeyboardEvent): void => {
    const all = stops();
    const here = all.indexOf(event.target as HTMLElement);
    if (here < 0 || leaves(event)) return;
    const go: Record<string, number> = {
      ArrowRight: here + 1,
      ArrowDown: here + 1,
      ArrowLeft: here - 1,
      ArrowUp: here - 1,
      Home: 0,
      End: all.length - 1,
    };
    const to = go[event.key];
    if (to === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    all[Math.max(0, Math.min(all.length - 1, to))]?.focus();
  };
  const focus = (event: FocusEvent): void => {
    const target = event.target as HTMLElement;
    if (target.hasAttribute('data-stop')) tidy(target);
  };
  node.addEventListener('keydown', key);
  node.addEventListener('focusin', focus);
  // Things come and go: one of those that are there stays reachable.
  const watcher = new MutationObserver(() => tidy());
  watcher.observe(node, { childList: true, subtree: true, attributes: true, attributeFilter: ['disabled'] });
  tidy();
  return {
    destroy: () => {
      watcher.disconnect();
      node.removeEventListener('keydown', key);
      node.removeEventListener('focusin', focus);
    },
  };
}

/** Did the keyboard come there? A mouse focuses what it presses too, and means the press alone. */
export const walkedTo = ({ currentTarget }: FocusEvent): boolean =>
  (currentTarget as Element | null)?.matches(':focus-visible') ?? false;
