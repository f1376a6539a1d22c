// The session the shell and the components see: the dealings with the table (acting.svelte.ts), put into words.
import { texts } from '../../app/texts.svelte';
import type { PieceControls, Primary } from '../game';
import { Acting } from './acting.svelte';
import { buybackOf, draftOf, passOf } from './deeds';
import { thingText } from './describe';
import { keyPressed } from './keys';
import type { Deed, Draft, IsleModel, Station, Thing } from './model';
import { handNote, nowLine, primaryOf, usesTitle } from './sentences';
import { stationsOf } from './stations';
import { cardText, refusalText } from './words';
import type { CardId } from './view';

export class IsleSession extends Acting implements IsleModel {
  async type(text: string): Promise<string | null> {
    const outcome = await this.table.move(text);
    return outcome.ok ? null : refusalText(outcome.refusal.code, outcome.refusal.args);
  }

  get draft(): Draft | null {
    return draftOf(this);
  }
  get pass(): Deed | null {
    return passOf(this);
  }
  get buyback(): (Deed & { cost: number; card: CardId | null }) | null {
    return buybackOf(this);
  }
  get stations(): Station[] {
    return stationsOf(this);
  }
  get handNote(): { text: string; warn: boolean } {
    return handNote(this);
  }
  get usesTitle(): string {
    return usesTitle(this);
  }
  get primary(): Primary | null {
    return primaryOf(this);
  }
  get controls(): PieceControls | null {
    if (!this.plan || this.plan.standing || !this.ready || this.sending) return null;
    const label = this.primary!.label;
    return {
      cancel: () => this.cancel(),
      confirm: () => void this.confirm(),
      label,
      short: this.gain ? texts.signed(this.gain) : label,
      button: !!this.picking?.picked.length,
    };
  }
  get now(): { text: string; help: string | null } {
    return nowLine(this);
  }
  cardText(card: CardId): string {
    return cardText(card);
  }
  thingLabel(thing: Thing): string {
    return thingText(this, thing);
  }
  key(event: KeyboardEvent): boolean {
    return keyPressed(this, event);
  }
}
