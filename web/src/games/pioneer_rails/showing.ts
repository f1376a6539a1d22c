// What the map shows of a session: tracks on offer, the draft, what it activates, the answer to a question.
import { texts } from '../../app/texts.svelte';
import { box, suitOf } from './box';
import type { Layers, Tag } from './layers';
import { pickText } from './notation';
import type { PioneerSession } from './session.svelte';
import type { Activation, DoneQuote, LayQuote, Offer, PickQuote } from './view';

export function layersOf(session: PioneerSession): Layers {
  const { me, lit, cursor, mode } = session;
  const base: Layers = { lit, cursor, suit: me?.railway };
  switch (mode) {
    case 'pick':
      return { ...base, ...picking(session) };
    case 'lay':
      return { ...base, ...laying(session) };
    case 'deposit':
      return { ...base, draft: session.draft, rings: [me!.due![0]!] };
    default:
      return { ...base, draft: session.draft };
  }
}

/** The railway of the card looked at, and the best that it could bring. */
function picking({ look, table }: PioneerSession): Layers {
  if (!look) return {};
  const quote = table.quote(pickText(look)) as unknown as PickQuote | null;
  const suit = suitOf(look);
  return {
    suit,
    dim: box.cards.suits.filter((one) => one !== suit),
    draft: quote?.best?.tracks ?? [],
    ...activated(quote?.best?.activates ?? []),
  };
}

function laying(session: PioneerSession): Layers {
  const { choice, chooser, asked, draft } = session;
  const gains = [...gainsOf(session), ...(session.promise ? [session.promise] : [])];
  const places = gains.flatMap(({ activates = [] }) => activates);
  const opens = chooser ? session.bonuses.find(({ bonus }) => bonus === chooser.bonus)!.opens : null;
  return {
    legal: opens ?? session.tracks,
    priced: opens
      ? []
      : session.offers.filter(printed).map(({ track, needs }) => ({ track, tokens: needs, boxes: needs.length })),
    draft,
    preview: choice?.track ?? null,
    refuse: asked?.track ?? null,
    ...activated(places),
    tags: gains.flatMap(tagOf),
  };
}

/** Bridges and tunnels are on the map for all to see; a shortcut or a new branch could be anywhere, and is shown with its
 * bonus. */
const printed = ({ needs: [token, ...more] }: Offer): boolean =>
  !more.length && (token === 'bridge' || token === 'tunnel');

const activated = (places: readonly Activation[]): Layers => ({
  activates: places.map(({ hex }) => hex),
  region: places.flatMap(({ region = [] }) => region),
});

/** What the tracks of the turn have brought: as each was laid, or all at once where this page has not seen it. */
function gainsOf({ pen, draft, canFinish, table }: PioneerSession): LayQuote[] {
  const known = draft.flatMap((track) => pen.gains.get(track) ?? []);
  if (known.length === draft.length || !canFinish) return known;
  const quote = table.quote('done') as unknown as DoneQuote | null;
  return quote ? [quote] : known;
}

/** The points stand at the first place: the table says what they all bring together. */
function tagOf({ points, activates }: LayQuote): Tag[] {
  const at = activates?.[0]?.hex;
  return at && points ? [{ at, text: texts.signed(points) }] : [];
}
