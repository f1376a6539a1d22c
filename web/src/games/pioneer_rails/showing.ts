// What the map shows of a session: tracks on offer, the draft, what it activates, the answer to a question.
import { texts } from '../../app/texts.svelte';
import { box, geometry } from './box';
import type { Layers, Priced } from './layers';
import { pickText } from './notation';
import type { PioneerSession } from './session.svelte';
import type { Activation, Offer, PickQuote } from './view';

export function layersOf(session: PioneerSession): Layers {
  const { me, lit, cursor, mode } = session;
  const base: Layers = { lit, cursor, suit: me?.railway };
  switch (mode) {
    case 'pick':
      return { ...base, ...grazing(session), ...picking(session) };
    case 'lay':
      return { ...base, ...laying(session), ...grazing(session) };
    case 'deposit':
      return { ...base, ...grazing(session), draft: session.draft, rings: [me!.due![0]!] };
    default:
      return { ...base, ...grazing(session), draft: session.draft };
  }
}

/** The pastures of the ranches that are pointed at, by hand or by their row; whoever shares one is ringed. */
function grazing({ view, seat, lit, pointed }: PioneerSession): Layers {
  const isRanch = (place: string): boolean => geometry[view.side].hex(place)?.type === 'ranch';
  const ranches = [...lit, ...(pointed ? [pointed] : [])].filter(isRanch);
  if (!ranches.length) return {};
  const region = view.seats[seat]!.pastures.filter(({ region }) =>
    region.some(({ hex }) => ranches.includes(hex)),
  ).flatMap(({ region }) => region);
  return { region, rings: region.map((cell) => cell.hex).filter((one) => isRanch(one) && one !== pointed) };
}

/** The railway of the card looked at, and the best that it could bring. */
function picking({ look, table }: PioneerSession): Layers {
  if (!look) return {};
  const quote = table.quote(pickText(look)) as unknown as PickQuote | null;
  if (!quote) return {};
  const { railway, best } = quote;
  return {
    suit: railway,
    dim: box.cards.suits.filter((one) => one !== railway),
    draft: best.tracks,
    ...activated(best.activates ?? []),
  };
}

function laying(session: PioneerSession): Layers {
  const { choice, chooser, asked, draft } = session;
  const { activates = [], sides } = session.after.seats[session.seat]!;
  const opens = chooser ? session.bonuses.find(({ bonus }) => bonus === chooser.bonus)!.opens : null;
  return {
    legal: opens ?? session.tracks,
    ...(opens ? {} : offered(session.offers)),
    draft,
    preview: choice?.track ?? null,
    refuse: asked?.track ?? null,
    ...activated(activates),
    sides,
    tags: activates.flatMap(({ hex, points }) => (points ? [{ at: hex, text: texts.signed(points) }] : [])),
  };
}

/** Bridges and tunnels are on the map for all to see. A shortcut or a new branch could be nearly anywhere: those that
 * bring something stand out. */
const standsOut = ({ needs: [token, ...more], points, town, activates }: Offer): boolean =>
  (!more.length && (token === 'bridge' || token === 'tunnel')) || points > 0 || town !== undefined || !!activates;

const offered = (offers: Offer[]): Pick<Layers, 'priced' | 'faint'> => {
  const priced = ({ track, needs, points }: Offer): Priced => ({ track, tokens: needs, boxes: needs.length, points });
  return {
    priced: offers.filter(standsOut).map(priced),
    faint: offers.filter((offer) => !standsOut(offer)).map(priced),
  };
};

const activated = (places: readonly Activation[]): Layers => ({
  activates: places.map(({ hex }) => hex),
  region: places.flatMap(({ region = [] }) => region),
});
