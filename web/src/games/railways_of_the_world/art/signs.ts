// Signs of the kinds of operation cards (22 box): never told by colour alone. Cards that stay carry a frame.
import type { BoxCard } from '../box';

export type Kind = Exclude<BoxCard['kind'], 'major_line'>;
/** Major lines are won as well. */
export const kindOf = ({ kind }: BoxCard): Kind => (kind === 'major_line' ? 'bonus' : kind);

export const kindSign: Record<Kind | 'deck', string> = {
  bonus:
    '<circle cx="11" cy="11" r="8.5" fill="#1C8A57" stroke="var(--p-rim)" stroke-width="1.2"/><path d="M7 11.2l2.8 2.8L15 8.6" stroke="#fff" stroke-width="2" fill="none"/>',
  immediate:
    '<path d="M8 2.5h6V8h5.5v6H14v5.5H8V14H2.5V8H8z" fill="#B92D20" stroke="var(--p-rim)" stroke-width="1.2"/>',
  hand: '<path d="M6.5 20C4 17 3 14 2.5 11.5c.8-.9 2-.6 2.7.5l.9 1.6V5.2c0-1.6 2.2-1.6 2.3 0V3.6c.1-1.6 2.3-1.6 2.4 0v1.2c.1-1.6 2.4-1.5 2.4 0v1.8c.1-1.4 2.2-1.4 2.3 0V14c0 3-1 4.5-2 6z" fill="var(--paper-2)" stroke="var(--ink)" stroke-width="1.4" stroke-linejoin="round"/>',
  per_turn:
    '<path d="M11 1.8L20.2 11 11 20.2 1.8 11z" fill="#7D4C9A" stroke="var(--p-rim)" stroke-width="1.2"/><path d="M7.6 12.6a3.6 3.6 0 1 0 .4-3.6M7.4 6.6v2.6H10" stroke="#fff" stroke-width="1.5" fill="none" stroke-linecap="round" stroke-linejoin="round"/>',
  permanent:
    '<rect x="3" y="2.5" width="16" height="17" rx="2.5" fill="none" stroke="var(--ink)" stroke-width="1.5"/><path d="M7 16V8.5l4-3 4 3V16" fill="none" stroke="var(--ink)" stroke-width="1.5"/>',
  deck: '<rect x="6" y="2.5" width="13" height="15" rx="2" fill="none" stroke="currentColor" stroke-width="1.4"/><rect x="3" y="4.5" width="13" height="15" rx="2" fill="currentColor"/>',
};
