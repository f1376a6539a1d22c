// The score sheet: rows, notes and the squares that make the points.
import { t } from '../../app/texts.svelte';
import type { ScoreRow } from '../game';
import { endsOf, spacesOf, type InkView, type Score, type SeatView } from './view';

type Key = Exclude<keyof Score, 'exits' | 'total'>;

function squaresOf(key: Key, { squares }: SeatView): string[] {
  switch (key) {
    case 'networks':
      return squares.networks.flatMap((network) => spacesOf(network.spaces));
    case 'highway':
    case 'railway':
    case 'centre':
      return spacesOf(squares[key]);
    case 'craters':
      return endsOf(squares.crater_ends);
    case 'closed_lakes':
      return squares.lakes.filter((lake) => lake.closed).flatMap((lake) => spacesOf(lake.spaces));
    case 'largest_lake':
      return spacesOf(squares.lakes[0]?.spaces ?? '');
    case 'errors':
      return endsOf(squares.errors);
  }
}

function note(key: Key, seat: SeatView): string {
  if (key === 'networks') {
    const joined = seat.score.exits.filter((n) => n > 1);
    return joined.length ? t('ink.score.exits', { list: joined.join(' + '), n: joined[joined.length - 1]! }) : '';
  }
  if (key === 'craters' && seat.score.craters)
    return t('ink.score.ends', { n: endsOf(seat.squares.crater_ends).length });
  return '';
}

export function scoreRows(view: InkView): ScoreRow[] {
  const keys: Key[] = ['networks', 'highway', 'railway', 'centre'];
  if (view.seats.some((seat) => seat.marker !== undefined)) keys.push('craters');
  // The lava rows belong to a game with lava; between rounds its dice are off the table, but the lakes stay.
  if (view.lava || view.seats.some((seat) => seat.squares.lakes.length)) keys.push('closed_lakes', 'largest_lake');
  keys.push('errors');
  const rows: ScoreRow[] = keys.map((key) => ({
    key,
    label: t(`railroad_ink.score.${key}`),
    values: view.seats.map((seat) => (key === 'errors' ? -seat.score.errors : seat.score[key])),
    note: (seat) => note(key, view.seats[seat]!),
    squares: (seat) => squaresOf(key, view.seats[seat]!),
  }));
  rows.push({
    key: 'total',
    label: t('railroad_ink.score.total'),
    values: view.seats.map((seat) => seat.score.total),
    total: true,
  });
  return rows;
}
