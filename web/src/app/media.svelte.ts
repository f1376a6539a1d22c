// The two breakpoints of the shell as reactive facts: layout that differs in structure asks here.
class Media {
  phone = $state(false);
  narrow = $state(false);

  constructor() {
    if (typeof matchMedia !== 'function') return;
    const follow = (query: string, set: (on: boolean) => void) => {
      const list = matchMedia(query);
      set(list.matches);
      list.addEventListener('change', () => set(list.matches));
    };
    follow('(max-width: 720px)', (on) => (this.phone = on));
    follow('(max-width: 1199px)', (on) => (this.narrow = on));
  }
}

export const media = new Media();
