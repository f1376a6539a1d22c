// What was asked of the table about the present position: reasons and prices, each asked once, when first wanted.
import type { Refusal, Watched } from '../../net/table.svelte';
import type { IsleView } from './view';

export class Inquiry {
  private answers = $state.raw(new Map<string, Refusal | null>());
  private prices = $state.raw(new Map<string, number>());
  /** Questions asked about this position; an answer to an older set is thrown away. */
  private open = new Set<string>();
  private table: Watched;
  private onprice: () => void;

  constructor(table: Watched, onprice: () => void) {
    this.table = table;
    this.onprice = onprice;
  }

  /** A new position. */
  forget(): void {
    this.answers = new Map();
    this.prices = new Map();
    this.open = new Set();
  }

  /** Why not? undefined until the answer is there, null: the move is fine. */
  why(text: string, after: string[] = []): Refusal | null | undefined {
    const key = [...after, text].join('\n');
    const { answers } = this;
    if (!answers.has(key)) {
      this.once(key, async () => {
        const answer = await this.table.why(text, after);
        return () => (this.answers = new Map(this.answers).set(key, answer));
      });
    }
    return answers.get(key);
  }

  /** What a build costs: the view after it says so. */
  price(text: string): number | null {
    const { prices } = this;
    if (!prices.has(text)) {
      this.once(`price\n${text}`, async () => {
        const after = (await this.table.preview(text)) as IsleView | null;
        if (!after) return () => undefined;
        const pay = after.pending.find((one) => one.what === 'pay');
        return () => {
          this.prices = new Map(this.prices).set(text, pay?.what === 'pay' ? pay.cost : 0);
          this.onprice();
        };
      });
    }
    return prices.get(text) ?? null;
  }

  private once(key: string, ask: () => Promise<() => void>): void {
    if (this.open.has(key)) return;
    this.open.add(key);
    const { open } = this;
    void ask().then((store) => {
      if (open === this.open) store();
    });
  }
}
