// Tracks on their way to the table. A finger draws faster than a table answers: what it drew waits here, in order, and
// is on the map at once; drawn back, it is taken off again.
import type { Refusal, Watched } from '../../net/table.svelte';
import { layText } from './notation';
import type { PioneerView, Track } from './view';

type Deed = { track: Track; crosses: string[] } | 'back';

export class Pen {
  /** What the table has not answered yet; the first is asked for. */
  private deeds = $state.raw<Deed[]>([]);
  /** Whether all that was sent is fine, once it is answered. */
  private sent: Promise<boolean> = Promise.resolve(true);
  private readonly table: Watched;
  private readonly refused: (track: Track | null, refusal: Refusal) => void;

  constructor(table: Watched, refused: (track: Track | null, refusal: Refusal) => void) {
    this.table = table;
    this.refused = refused;
  }

  /** Waits until the table has answered to everything; false: it refused something. */
  answered(): Promise<boolean> {
    return this.sent;
  }

  get busy(): boolean {
    return this.deeds.length > 0;
  }

  /** The tracks of the turn as they will be when all is answered. */
  draft(laid: readonly Track[]): Track[] {
    const draft = [...laid];
    for (const deed of this.deeds) {
      if (deed === 'back') draft.pop();
      else if (!draft.includes(deed.track)) draft.push(deed.track);
    }
    return draft;
  }

  /** `crosses`: town boxes that are crossed for it, in the same breath. */
  draw(track: Track, crosses: string[] = []): void {
    this.add({ track, crosses });
  }

  /** Takes the last track back, or off the way to the table. */
  back(): void {
    const last = this.deeds.at(-1);
    if (this.deeds.length > 1 && last !== 'back') this.deeds = this.deeds.slice(0, -1);
    else this.add('back');
  }

  private add(deed: Deed): void {
    this.deeds = [...this.deeds, deed];
    if (this.deeds.length === 1) this.sent = this.send();
  }

  private async send(): Promise<boolean> {
    while (this.deeds.length) {
      const deed = this.deeds[0]!;
      const refusal = await this.ask(deed);
      this.deeds = refusal ? [] : this.deeds.slice(1);
      if (!refusal) continue;
      this.refused(deed === 'back' ? null : deed.track, refusal);
      return false;
    }
    return true;
  }

  private async ask(deed: Deed): Promise<Refusal | null> {
    if (deed === 'back') return this.takeBack();
    const outcome = await this.table.move(...deed.crosses, layText(deed.track));
    return outcome.ok ? null : outcome.refusal;
  }

  /** A box that was crossed after the last track goes with it. */
  private async takeBack(): Promise<Refusal | null> {
    const before = this.laid;
    while (this.table.undoable && this.laid === before) {
      const outcome = await this.table.undo?.();
      if (!outcome?.ok) return outcome?.refusal ?? null;
    }
    return null;
  }

  private get laid(): number {
    const { view, seat } = this.table;
    return (view as PioneerView).seats[seat ?? 0]?.laid?.length ?? 0;
  }
}
