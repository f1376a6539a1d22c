// Marks what is new on a drawn sheet, so that the game's styles draw it before the eyes. What was there when the sheet was opened
// stands still, and so does a jump of many moves (a replay that is scrubbed): nobody drew that just now.
const mostAtOnce = 30;
/** Somewhat longer than the longest of those animations. */
const drying = 600;

export class Pen {
  private open = false;
  private batch: Element[] = [];

  /** From now on what appears is new. */
  ready(): void {
    setTimeout(() => (this.open = true));
  }

  /** Svelte action of every drawn part. */
  draw = (node: Element): void => {
    if (!this.open) return;
    if (!this.batch.length) queueMicrotask(() => this.begin());
    this.batch.push(node);
  };

  private begin(): void {
    const { batch } = this;
    this.batch = [];
    if (batch.length > mostAtOnce) return;
    for (const node of batch) node.classList.add('drawing');
    // Dry ink stays as it is, also when its element is moved or shown again.
    setTimeout(() => batch.forEach((node) => node.classList.remove('drawing')), drying);
  }
}
