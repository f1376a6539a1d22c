// The table as what is in hand would leave it: the track about to be laid, the card looked at, the nuggets counted.
import { Latest } from './latest';
import { depositText, layText, pickText } from './notation';
import { seen } from './seen';
import type { PioneerSession } from './session.svelte';
import type { PioneerView } from './view';

export class Foresight {
  view = $state.raw<PioneerView | null>(null);
  private readonly latest = new Latest();
  private readonly session: PioneerSession;

  constructor(session: PioneerSession) {
    this.session = session;
  }

  async look(): Promise<void> {
    await this.latest.ask(this.preview(), (view) => (this.view = view));
  }

  forget(): void {
    this.view = null;
    this.latest.forget();
  }

  private async preview(): Promise<PioneerView | null> {
    const { choice, table } = this.session;
    const move = choice ? layText(choice.track) : this.inHand;
    return move ? seen(await table.preview(move, choice?.crosses)) : null;
  }

  private get inHand(): string | null {
    const { mode, look, me, nuggets } = this.session;
    if (mode === 'pick') return look && pickText(look);
    return mode === 'deposit' ? depositText(me!.due![0]!, nuggets ?? 0) : null;
  }
}
