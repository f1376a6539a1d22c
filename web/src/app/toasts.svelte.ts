// Short notes at the bottom of the screen; they go away by themselves.
import type { IconName } from '../art/icons';

export interface Toast {
  id: number;
  text: string;
  icon: IconName;
}

class Toasts {
  list = $state<Toast[]>([]);
  private next = 1;

  /** Gives back what takes it away sooner: of what only matters on one page. */
  show(text: string, icon: IconName = 'check', milliseconds = 4500): () => void {
    const id = this.next++;
    this.list = [...this.list.filter((toast) => toast.text !== text), { id, text, icon }];
    const gone = (): void => void (this.list = this.list.filter((toast) => toast.id !== id));
    setTimeout(gone, milliseconds);
    return gone;
  }
}

export const toasts = new Toasts();
