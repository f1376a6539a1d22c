// The door by which views come in. What was kept of a game that ended under an older program may lack what views have
// come to tell since; there the game finds nothing, and shows the rest.
import type { PioneerView, SeatView } from './view';

const nothing = {
  pastures: [],
  network: [],
  counted: {},
  meets: [],
  measured: {},
  last: [],
  ends: {},
  sides: {},
  town_boxes_free: 0,
  gold_free: 0,
} satisfies Partial<SeatView>;

const whole = new WeakMap<object, PioneerView>();

function filled(kept: PioneerView): PioneerView {
  return {
    ...kept,
    ...(kept.solo ? { solo: { ...kept.solo, turned_in: kept.solo.turned_in ?? [] } } : {}),
    seats: kept.seats.map((seat) => ({ ...nothing, ...seat })),
  };
}

export function seen(view: unknown): PioneerView {
  const kept = view as PioneerView;
  // The youngest of the fields that are always there.
  if (!kept || kept.seats[0]?.sides) return kept;
  if (!whole.has(kept)) whole.set(kept, filled(kept));
  return whole.get(kept)!;
}
