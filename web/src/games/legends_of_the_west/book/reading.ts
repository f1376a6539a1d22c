// The end of a game of a campaign, read off the view (docs/views/legends_of_the_west.md): slips, pages of the ledger, the
// ledger's own table. Everything is told by the view; here it is only put in the order of the pages.
import type { LegendsView, OpenedLink, RuleChoice } from '../view';
import { t } from '../../../app/texts.svelte';
import { cityName, sheetOf } from '../box';
import type { Company } from '../livery';
import type { City } from '../map/sheet';
import type {
  Choosing,
  Member,
  Page,
  PageOf,
  Pause,
  Postcard,
  Reckoning,
  RuleEntry,
  Slip,
  SlipLine,
  Subsidy,
  UpgradeOffer,
  Years,
} from './model';
import type { LedgerTable } from './table';
import { nameOf, textOf } from './words';

interface LineView {
  line: string;
  amount: number;
  sum: number;
  n?: number;
  ticket?: string;
}
interface CompanyView {
  company: Company;
  seat: number | null;
  slips: (number | null)[];
  sum: number;
  upgrades: string[];
  postcards: number[];
  owed?: number;
  golden_spike?: number;
  seal?: number;
  water_right?: number;
}
interface PauseView {
  story: string[];
  trains: number;
  trains_before?: number;
  events: string[];
  rules: string[];
  lines: string[];
  retired_value?: number;
  ticket_draw?: number;
}
interface EndView {
  retired: string | null;
  story: string[];
  opened: {
    territory: string;
    rule: string;
    last: number | null;
    events: string[];
    cities: City[];
    links: OpenedLink[];
    tickets: number;
    drawable: number;
    choice?: RuleChoice;
  }[];
  available?: { territory: string; beside: string[]; from: string[]; bearing: number }[];
  choosing?: Choosing;
  upgrades: Partial<Record<Company, string[]>>;
  gone_rules: string[];
  gone_events: string[];
}
export interface CampaignView {
  years: number[];
  territories: Record<string, number>;
  winners: Company[];
  companies: CompanyView[];
  missed: number[];
  retired: string[];
  upgrades_left?: Record<string, number>;
  subsidy?: Subsidy;
  pause: PauseView;
  end?: EndView;
  reckoning?: Reckoning[];
}
/** What the pages read of a view beyond what the table does. */
export type CampaignTableView = Omit<LegendsView, 'seats'> & { campaign?: CampaignView; seats: EndSeat[] };
type EndSeat = Omit<LegendsView['seats'][number], 'postcards'> & {
  slip?: { lines: LineView[]; total: number; place: number };
  postcards?: { number: number; state?: string; check?: string }[];
};

const slotOf = (rule: string): number => Number(/\d+/.exec(rule)?.[0] ?? 0);

/** Tickets are lines of their own in the view; on the slip they stand under one heading. */
export function slipsOf(view: CampaignTableView): Slip[] {
  return view.seats.flatMap(({ company, slip, held, postcards }, seat) => {
    if (!slip) return [];
    const lines: SlipLine[] = [];
    for (const { line, amount, sum, n, ticket } of slip.lines) {
      const card = ticket === undefined ? undefined : held?.find((one) => one.ticket === ticket);
      if (line !== 'ticket') {
        const sent = postcards?.flatMap((one) => (one.state === 'sent' ? [one.number] : []));
        lines.push({
          line: line as SlipLine['line'],
          amount,
          sum,
          count: n,
          ...(line === 'postcards' ? { postcards: sent } : {}),
        });
        continue;
      }
      const before = lines.at(-1);
      const group: SlipLine = before?.tickets ? before : { line: 'tickets', amount: 0, sum, tickets: [] };
      if (group !== before) lines.push(group);
      group.amount += amount;
      group.sum = sum;
      if (card)
        group.tickets!.push({
          ticket: card.ticket,
          a: card.a,
          b: card.b,
          value: card.value,
          done: card.done,
          sum,
          number: card.registered,
        });
    }
    return [{ seat, company, lines, total: slip.total, place: slip.place }];
  });
}

export function yearsOf({ campaign, first, seats }: CampaignTableView): Years {
  const starts = first === null ? null : (seats[first]?.company ?? null);
  const members = (campaign?.companies ?? []).map((one): Member => ({
    company: one.company,
    slips: one.slips,
    total: one.sum,
    wins: campaign!.winners.filter((winner) => winner === one.company).length,
    upgrades: one.upgrades,
    postcards: one.postcards,
    depot: null,
    first: one.company === starts,
    owed: one.owed ?? 0,
    tokens: Object.fromEntries(
      (['golden_spike', 'seal', 'water_right'] as const).flatMap((token) => (one[token] ? [[token, one[token]]] : [])),
    ),
  }));
  return {
    years: campaign?.years ?? [],
    played: campaign?.winners.length ?? 0,
    winners: campaign?.winners ?? [],
    missed: campaign?.missed ?? [],
    members,
  };
}

/** The page of the rule book has the places of the claim; setup and end have theirs elsewhere. */
function rulesOf({ rules, game, campaign }: CampaignTableView): RuleEntry[] {
  const gone: readonly string[] = campaign?.end?.gone_rules ?? [];
  const opened = campaign?.end?.opened ?? [];
  const held = rules
    .filter((one) => (one as { kind?: string }).kind === 'claim')
    // What the end has cleared had this game as its last.
    .map(({ rule, slot, last, choice }) => ({ rule, slot, last: gone.includes(rule) ? game : last, choice }));
  const fresh = opened.map(({ rule, last, choice }) => ({ rule, slot: slotOf(rule), last, choice }));
  return [...held.filter(({ rule }) => fresh.every((one) => one.rule !== rule)), ...fresh];
}

export const postcardsOf = (view: CampaignTableView, me: number | null): Postcard[] =>
  view.seats.flatMap(({ company, postcards }, seat) =>
    (postcards ?? []).map(({ number, check, state }) => ({
      number,
      company,
      mine: seat === me,
      sent: state === 'sent',
      check,
    })),
  );

export function ledgerTable(view: CampaignTableView, me: number | null, names: (seat: number) => string): LedgerTable {
  const sheet = sheetOf(view);
  const opened = view.campaign?.end?.opened ?? [];
  return {
    game: view.game,
    games: view.games,
    year: view.year,
    me: me === null ? null : (view.seats[me]?.company ?? null),
    player: (company) => {
      const seat = view.seats.findIndex((one) => one.company === company);
      return seat < 0 ? '' : names(seat);
    },
    named: (company) => {
      const seat = view.seats.findIndex((one) => one.company === company);
      return seat < 0 ? null : seat === me ? t('you').toLocaleLowerCase() : names(seat);
    },
    city: (id) => opened.flatMap(({ cities }) => cities).find((city) => city.id === id)?.name ?? cityName(sheet, id),
    slips: slipsOf(view),
    years: yearsOf(view),
    rules: rulesOf(view),
    territories: Object.entries(view.campaign?.territories ?? {})
      .map(([territory, game]) => ({ territory, game, by: openerOf(view, territory, game) }))
      .sort((a, b) => a.game - b.game),
    postcards: postcardsOf(view, me),
    subsidy: (view.over && view.campaign?.subsidy) || null,
  };
}

/** Who opened a territory: the winner. Of two that came after one game nobody says which was whose (TL-4). */
const openerOf = (
  { campaign, game: now, seats }: CampaignTableView,
  territory: string,
  game: number,
): Company | null => {
  const together = Object.entries(campaign?.territories ?? {}).some(([one, of]) => one !== territory && of === game);
  if (together) return null;
  const winner = seats.find(({ slip }) => slip?.place === 1)?.company ?? null;
  return campaign?.winners[game - 1] ?? (game === now ? winner : null);
};

/** Who has to choose now. */
export const askedOf = (view: CampaignTableView): Company | null => {
  const [seat] = view.turn;
  return typeof seat === 'number' ? (view.seats[seat]?.company ?? null) : null;
};

/** The choice of the end of a game that everybody waits for. */
export const choosingOf = ({ campaign }: CampaignTableView): Choosing | null => campaign?.end?.choosing ?? null;

/** The pages that there are by now, in the order of the steps. */
export function pagesOf(view: CampaignTableView): Page[] {
  const end = view.campaign?.end;
  const slips = slipsOf(view);
  if (!slips.length) return [];
  const pages: Page[] = [{ page: 'slips' }];
  if (!end) return pages;
  const ranked = [...slips].sort((a, b) => a.place - b.place);
  const last = ranked.at(-1)!.company;
  const from = view.first === null ? null : (view.seats[view.first]?.company ?? null);
  pages.push({ page: 'first', company: last, from });
  if (view.event_pile.length)
    pages.push({
      page: 'event',
      by: last,
      pile: [...new Set(view.event_pile)],
      lightning: view.lightning,
      current: view.event,
      retired: end.retired,
      gone: view.campaign!.retired.filter((event) => event !== end.retired && !end.gone_events.includes(event)),
      deck: view.event_deck + view.event_pile.length,
    });
  if (view.phase === 'retire') return pages;
  pages.push(...end.story.map((card): Page => ({ page: 'story', card })));
  const cards = view.seats.flatMap(({ company, postcards, held }) =>
    (postcards ?? []).flatMap(({ number, state }) => {
      const ticket = state === 'new' ? held?.find(({ registered }) => registered === number) : undefined;
      return ticket ? [{ company, a: ticket.a, b: ticket.b, number }] : [];
    }),
  );
  if (cards.length) pages.push({ page: 'mail', cards });
  for (const one of end.opened) {
    const rule: RuleEntry = { rule: one.rule, slot: slotOf(one.rule), last: one.last, choice: one.choice };
    pages.push(
      {
        page: 'territory',
        by: openerOf(view, one.territory, view.game),
        offers: [],
        opened: one.territory,
        contents: {
          cities: one.cities.map(({ id }) => id),
          routes: one.links.reduce((n, { routes }) => n + routes.length, 0),
          joined: one.links
            .filter(({ a, b }) => !one.cities.some(({ id }) => id === a) || !one.cities.some(({ id }) => id === b))
            .reduce((n, { routes }) => n + routes.length, 0),
          tickets: one.tickets,
          drawable: one.drawable,
          events: one.events,
          rule,
        },
      },
      { page: 'rule', rule },
    );
  }
  if (view.phase === 'open')
    pages.push({
      page: 'territory',
      by: askedOf(view) ?? ranked[0]!.company,
      offers: end.available ?? [],
      opened: null,
      contents: null,
    });
  if (view.phase === 'upgrade' || Object.keys(end.upgrades).length) pages.push(upgradesOf(view, ranked, end.upgrades));
  if (view.over) {
    pages.push({ page: 'vault' });
    pages.push({
      page: 'clear',
      rules: end.gone_rules.map((rule) => ({ rule, slot: slotOf(rule), last: null })),
      events: end.gone_events,
    });
  }
  return pages;
}

/** From the last place to the first (TL-87). */
const upgradesOf = (view: CampaignTableView, ranked: Slip[], taken: EndView['upgrades']): Page => ({
  page: 'upgrade',
  order: ranked.toReversed().map(({ company, place, total }) => ({
    company,
    place,
    total,
    upgrades: view.campaign!.companies.find((one) => one.company === company)?.upgrades ?? [],
    taken: taken[company] ?? [],
  })),
  offers: offersOf(view.campaign!),
});

/** Before a game: whoever missed a choice makes it now; null: nobody has to. */
export function owedPage(view: CampaignTableView): PageOf<'upgrade'> | null {
  if (view.phase !== 'owed' || !view.campaign) return null;
  const owing = view.campaign.companies.filter(({ seat, owed }) => seat !== null && owed);
  return {
    page: 'upgrade',
    order: owing.map(({ company, upgrades, owed }) => ({ company, upgrades, taken: [], owed })),
    offers: offersOf(view.campaign),
  };
}

function offersOf({ companies, upgrades_left }: CampaignView): UpgradeOffer[] {
  const holders = (upgrade: string): Company[] =>
    companies.flatMap((one) => (one.upgrades.includes(upgrade) ? [one.company] : []));
  return Object.entries(upgrades_left ?? {}).map(([upgrade, left]) => ({
    upgrade,
    left,
    copies: left + holders(upgrade).length,
    holders: holders(upgrade),
  }));
}

/** The letter before a game, with what it changes; null: none was read. */
export function pauseOf({ campaign }: CampaignTableView): Pause | null {
  if (!campaign?.pause.story.length) return null;
  const { pause } = campaign;
  return {
    cards: pause.story,
    subsidy: campaign.subsidy ?? null,
    changes: [
      ...(pause.trains_before === undefined ? [] : [{ change: 'trains', n: pause.trains, was: pause.trains_before }]),
      ...pause.rules.map((rule) => ({ change: 'rule', name: nameOf('rule', rule), text: textOf('rule', rule) })),
      ...pause.events.map((event) => ({ change: 'event', name: nameOf('event', event), text: textOf('event', event) })),
      ...(pause.retired_value ? [{ change: 'tickets', n: pause.retired_value }] : []),
      ...(pause.ticket_draw ? [{ change: 'ticket_draw', n: pause.ticket_draw }] : []),
      ...pause.lines.map((change) => ({ change })),
    ],
  };
}
