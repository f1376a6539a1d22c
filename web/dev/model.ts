// A session that answers from a fixture: what is marked, chosen and previewed is written down.
import type { IsleModel, Mark, Station, Thing, Use } from '../src/games/isle_of_trains/model';
import { thingKey } from '../src/games/isle_of_trains/model';
import type { IsleView } from '../src/games/isle_of_trains/view';
import type { Watched } from '../src/net/table.svelte';
import { way } from '../src/games/isle_of_trains/ways';
import { cardName, cardText } from '../src/games/isle_of_trains/words';

export interface Fixture {
  view: IsleView;
  shown?: IsleView;
  now: string;
  marks?: Record<string, Mark>;
  selected?: Thing | null;
  usesTitle: string;
  uses: Partial<Use>[];
  draft?: IsleModel['draft'];
  stations: Station[];
  handNote?: string;
  label: string;
  reason?: string;
  enabled?: boolean;
  pass?: string;
  asked?: IsleModel['asked'];
  lit?: string[];
}

export function fakeModel(table: Watched, f: Fixture): IsleModel {
  const uses = f.uses.map((use, i): Use => way('load', `u${i}`, '', use));
  const nothing = (): void => {};
  const deed = { label: f.label, enabled: f.enabled ?? true, reason: f.reason ?? '', act: nothing };
  return {
    table,
    now: { text: f.now, help: null },
    primary: deed,
    controls: f.draft ? { cancel: nothing, confirm: nothing, label: f.label, short: f.label } : null,
    previewed: f.shown ?? null,
    lit: f.lit ?? [],
    key: () => false,
    type: () => Promise.resolve(null),
    reset: nothing,
    view: f.view,
    shown: f.shown ?? f.view,
    me: f.view.seats[0]!,
    seat: 0,
    active: true,
    solo: f.view.seats.length === 1,
    hand: f.view.seats[0]!.hand ?? [],
    news: [],
    intent: null,
    selected: f.selected ?? null,
    uses,
    usesTitle: f.usesTitle,
    plan: uses.find((use) => use.chosen) ?? null,
    picking: null,
    draft: f.draft ?? null,
    gain: null,
    draftScore: null,
    asked: f.asked ?? null,
    question: null,
    sending: false,
    mark: (thing) => f.marks?.[thingKey(thing)] ?? null,
    isSelected: (thing) => !!f.selected && thingKey(f.selected) === thingKey(thing),
    press: nothing,
    choose: nothing,
    why: () => Promise.resolve(),
    confirm: () => Promise.resolve(),
    cancel: nothing,
    propose: () => false,
    answer: nothing,
    stations: f.stations,
    handNote: { text: f.handNote ?? '', warn: false },
    pass: f.pass ? { label: f.pass, legal: true, reason: '', act: nothing } : null,
    buyback:
      f.view.seats.length === 1
        ? {
            label: '',
            legal: true,
            reason: '',
            act: nothing,
            cost: f.view.solo!.buyback,
            card: f.view.discard.at(-1) ?? null,
          }
        : null,
    cardText,
    thingLabel: (thing) => (thing.kind === 'hand' ? cardName(f.view.seats[0]!.hand![thing.index]!) : thingKey(thing)),
  } as IsleModel;
}
