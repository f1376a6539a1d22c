// Answers of the table may come late: only that to the last question counts.
export class Latest {
  private questions = 0;

  /** False where something else was asked, or all was forgotten, before the answer came. */
  async ask<Answer>(answer: Promise<Answer>, use: (answer: Answer) => void): Promise<boolean> {
    const mine = ++this.questions;
    const said = await answer;
    if (mine !== this.questions) return false;
    use(said);
    return true;
  }

  forget(): void {
    this.questions++;
  }
}
