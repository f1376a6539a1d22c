// The ends of three games of a campaign, as views of real games tell them, and what somebody is asked there.
import { box } from '../../../dev/legends_moments';
import map from '../../../../data/legends_of_the_west/map.json';
import type { CampaignTableView } from '../../../src/games/legends_of_the_west/book/reading';
import type { Company } from '../../../src/games/legends_of_the_west/livery';
import { keepBox } from '../../../src/net/boxes';
import kept from './campaigns.json';

// As the server gives it: what is not open at the start is not in the box.
keepBox('legends_of_the_west', 'map', {
  ...map,
  cities: map.cities.filter(({ territory }) => territory === null),
  companies: { companies: [] },
  train_deck: { display: 5 },
  campaign: box.campaign,
  map,
});

export const views = kept.views as unknown as CampaignTableView[];
export const last = views[2]!;
/** The end of the third game as it was when somebody had to choose. */
export const asking = (phase: string, end: object, turn: number[]): CampaignTableView =>
  ({
    ...last,
    phase,
    over: false,
    turn,
    campaign: { ...last.campaign!, end: { ...last.campaign!.end!, opened: [], upgrades: {}, ...end } },
  }) as CampaignTableView;

/** Before the fourth game: two companies were away when upgrades were chosen, and one of them does not play. */
export const owing: CampaignTableView = {
  ...last,
  phase: 'owed',
  over: false,
  turn: [1],
  seats: last.seats.map(({ slip: _, ...seat }) => seat),
  campaign: {
    ...last.campaign!,
    end: undefined,
    upgrades_left: { U1: 3, U3: 2 },
    companies: [
      { ...last.campaign!.companies[0]!, owed: undefined, upgrades: ['U3'] },
      { ...last.campaign!.companies[1]!, owed: 2, upgrades: [] },
      { ...last.campaign!.companies[2]!, owed: 1, seat: null },
    ],
  },
};

export const speakable: Record<string, string> = { blue: 'Chesapeake', red: 'Red River', black: 'Iron Central' };
export const subsidy = { rule: 'RS13', amount: 2, companies: [['red', 'blue'], ['black']] as Company[][] };

export const offers = [
  { territory: 'T4', beside: ['T3'], from: ['NOL'], bearing: 240 },
  { territory: 'T5', beside: ['T2', 'T3'], from: [], bearing: 285 },
];
