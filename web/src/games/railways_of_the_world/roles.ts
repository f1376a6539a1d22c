// What a seat is in the course of the turn, in a few words under its name.
import { t } from '../../app/texts.svelte';
import type { RailwaysView } from './view';

export function roleOf({ phase, order, auction, turn, seats }: RailwaysView, seat: number, me: number | null): string {
  if (phase === 'over') return '';
  if (phase === 'baron_choice') return t(turn.includes(seat) ? 'railways.role.chooses' : 'ready');
  if (phase === 'auction' && auction) {
    if (auction.passed.includes(seat)) return t('railways.role.passed');
    if (auction.speaker === seat) return t(seat === me ? 'railways.role.myBid' : 'railways.role.speaks');
    const bid = auction.last[seat];
    return bid ? t('railways.role.bid', { n: bid }) : '';
  }
  if (seats.length === 1) return '';
  return t('railways.role.turn', { nth: t('railways.role.ordinals').split('|')[order.indexOf(seat)] ?? '' });
}
