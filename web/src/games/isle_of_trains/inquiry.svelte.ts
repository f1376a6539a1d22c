// What was asked of the table about the present position: reasons, each asked once, when first wanted.
import type { Refusal, Watched } from '../../net/table.svelte';

export class Inquiry {
  private answers = $state.raw(new Map<string, Refusal | null>());
  /** Questions asked about this position; an answer to an older set is thrown away. */
  private open = new Set<string>();
  private table: Watched;

  constructor(table: Watched) {
    this.table = table;
  }

  /** A new position. */
  forget(): void {
    this.answers = new Map();
    this.open = new Set();
  }

  /** Why not? undefined until the answer is there, null: the move is fine. */
  why(text: string, after: string[] = []): Refusal | null | undefined {
    const key = [...after, text].join('\n');
    const { answers } = this;
    const { open } = this;
    if (!answers.has(key) && !open.has(key)) {
      open.add(key);
      void this.table.why(text, after).then((answer) => {
        if (open === this.open) this.answers = new Map(this.answers).set(key, answer);
      });
    }
    return answers.get(key);
  }
}
