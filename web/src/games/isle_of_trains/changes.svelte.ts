// What has happened on the island since my last turn: it keeps the island as I left it.
import { destOrder } from './cards';
import type { IsleModel } from './model';
import type { Dest, IsleView } from './view';

export type Fresh = Partial<Record<Dest, { contract: boolean; tickets: number }>>;
type Left = Pick<IsleView, 'islands' | 'tickets'>;

export class Changes {
  private left = $state.raw<Left | null>(null);
  private play: () => IsleModel;

  constructor(play: () => IsleModel) {
    this.play = play;
    let wasMine = false;
    $effect(() => {
      const { view, seat } = this.play();
      const mine = seat !== null && view.active === seat;
      // The moment my turn ends (or I arrive) is what later changes are measured from.
      if ((wasMine && !mine) || this.left === null) this.left = { islands: view.islands, tickets: view.tickets };
      wasMine = mine;
    });
  }

  get fresh(): Fresh {
    const { left } = this;
    const { view } = this.play();
    const fresh: Fresh = {};
    if (!left || this.play().solo) return fresh;
    for (const dest of destOrder) {
      const island = view.islands[dest];
      if (!island) continue;
      const tickets = dest === 'research_station' ? 0 : view.tickets[dest].filled - left.tickets[dest].filled;
      const contract = island.state !== left.islands[dest]?.state && island.owner !== this.play().seat;
      if (contract || tickets > 0) fresh[dest] = { contract, tickets: Math.max(0, tickets) };
    }
    return fresh;
  }
}
