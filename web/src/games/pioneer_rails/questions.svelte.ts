// What was asked last, and the answer that is shown: why something cannot be done.
import type { Refusal } from '../../net/table.svelte';
import { answerTo, type Answer, type Question } from './asking';
import { Latest } from './latest';
import type { PioneerSession } from './session.svelte';

export class Questions {
  answer = $state.raw<Answer | null>(null);
  private readonly latest = new Latest();
  private readonly session: PioneerSession;

  constructor(session: PioneerSession) {
    this.session = session;
  }

  /** Why can this not be done? Nothing is said where it can. */
  async ask(text: string, question: Question): Promise<void> {
    let refusal: Refusal | null = null;
    await this.latest.ask(this.session.table.why(text), (said) => (refusal = said));
    if (refusal) await this.explain(question, refusal);
  }

  async explain(question: Question, refusal: Refusal): Promise<void> {
    await this.latest.ask(answerTo(this.session, question, refusal), (answer) => (this.answer = answer));
  }

  /** Said without a question. */
  say(text: string): void {
    this.answer = { track: null, bonus: null, text, code: '', remedy: null };
  }

  forget(): void {
    this.answer = null;
    this.latest.forget();
  }
}
