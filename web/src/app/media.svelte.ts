// The shell's kinds of windows as reactive facts: layout that differs in structure asks here.
class Media {
  /** Narrow and upright: one column with a sheet. */
  phone = $state(false);
  /** A phone held sideways, or a window at twice its size: hardly any height. */
  flat = $state(false);
  /** A laptop's window: everything of a turn fits, but nothing to spare. */
  low = $state(false);
  narrow = $state(false);

  constructor() {
    if (typeof matchMedia !== 'function') return;
    const follow = (query: string, set: (on: boolean) => void) => {
      const list = matchMedia(query);
      set(list.matches);
      list.addEventListener('change', () => set(list.matches));
    };
    follow('(max-width: 720px) and (orientation: portrait)', (on) => (this.phone = on));
    follow('(max-height: 480px) and (orientation: landscape)', (on) => (this.flat = on));
    follow('(max-height: 760px)', (on) => (this.low = on));
    follow('(max-width: 1199px)', (on) => (this.narrow = on));
  }

  /** Fingers, and little room. */
  get small(): boolean {
    return this.phone || this.flat;
  }
}

export const media = new Media();
