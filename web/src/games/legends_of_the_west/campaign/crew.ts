// Who plays which company: the rows of the two forms, and what they ask of the server.
import type { NewSeat, TableInfo } from '../../../net/types';
import type { Company } from '../livery';

/** `away`: the company does not take part. */
export type Kind = NewSeat['kind'] | 'away';
export interface CrewRow {
  company: Company;
  kind: Kind;
  name?: string;
  bot?: string;
  id?: string;
  /** It has played before; else it would join now. */
  member: boolean;
}

export const companies: Company[] = ['blue', 'yellow', 'green', 'black', 'red'];

/** A new campaign: mine, one for a bot, the others free. */
export const freshCrew = (bot: string): CrewRow[] =>
  companies.map((company, i) => ({
    company,
    member: false,
    ...(i === 0
      ? { kind: 'me' as const }
      : i === 1 && bot
        ? { kind: 'bot' as const, bot }
        : i === 1
          ? { kind: 'open' as const }
          : { kind: 'away' as const }),
  }));

/** The crew of the game before, as it sat at its table; where there was none, I play the first company. */
export function crewAgain(members: Company[], table: TableInfo | null): CrewRow[] {
  const sat = (table?.options as { companies?: Company[] } | undefined)?.companies ?? [];
  const rows = members.map((company, i): CrewRow => {
    const seat = table?.seats[sat.indexOf(company)];
    const row = { company, member: true };
    if (!seat) return { ...row, kind: table ? 'away' : i ? 'open' : 'me' };
    if (seat.kind === 'bot') return { ...row, kind: 'bot', bot: seat.bot };
    if (seat.kind === 'local') return { ...row, kind: 'local', name: seat.name ?? '' };
    if (seat.mine) return { ...row, kind: 'me' };
    return seat.id ? { ...row, kind: 'person', id: seat.id, name: seat.name ?? '' } : { ...row, kind: 'open' };
  });
  const free = companies.filter((company) => !members.includes(company));
  return [...rows, ...free.map((company): CrewRow => ({ company, kind: 'away', member: false }))];
}

/** The companies that take part, and their seats, in the same order. */
export function seated(crew: readonly CrewRow[]): { companies: Company[]; seats: NewSeat[] } {
  const playing = crew.filter(({ kind }) => kind !== 'away');
  return {
    companies: playing.map(({ company }) => company),
    seats: playing.map(({ kind, name, bot, id }): NewSeat => {
      if (kind === 'bot') return { kind, bot };
      if (kind === 'local') return { kind, name: name?.trim() };
      if (kind === 'person') return id ? { kind, id } : { kind, name: name?.trim() };
      return { kind: kind as 'me' | 'open' };
    }),
  };
}

/** Another kind for a row. I sit once: another seat at this device has a name of its own. */
export function withKind(
  crew: readonly CrewRow[],
  company: Company,
  kind: 'here' | 'open' | 'bot' | 'away',
  given: { bot: string; name: string },
): CrewRow[] {
  const mine = crew.some((row) => row.kind === 'me' && row.company !== company);
  return crew.map((row) => {
    if (row.company !== company) return row;
    const { member } = row;
    if (kind === 'bot') return { company, member, kind, bot: given.bot };
    if (kind === 'here')
      return mine ? { company, member, kind: 'local', name: given.name } : { company, member, kind: 'me' };
    return { company, member, kind };
  });
}
