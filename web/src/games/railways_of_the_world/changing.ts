// What the draft would make of the seats, for the table of players.
import { delivering, paying, type Changes } from './changes';
import * as write from './notation';
import type { RailwaysSession } from './session.svelte';
import { gainsOf } from './shipping';
import type { Paid } from './view';

export function changesOf(session: RailwaysSession): Changes {
  const { mode, tool, looked, me, seat, view, draft, previewed, journey, due } = session;
  if (!me) return {};
  if (journey) return delivering({ points: gainsOf(journey, view.seats.length) });
  if (draft) {
    const after = previewed?.seats[seat];
    return after ? paying(seat, me, after) : {};
  }
  if (mode !== 'action') return {};
  const text =
    due?.text ??
    (tool === 'upgrade'
      ? 'upgrade'
      : looked && tool === 'urbanize'
        ? write.urbanizeText(looked)
        : looked && tool === 'western'
          ? write.westernText(looked)
          : null);
  const quote = text ? session.quote<Paid>(text) : null;
  return quote ? paying(seat, me, quote.after, text === 'upgrade' ? me.engine + 1 : undefined) : {};
}
