// Pictures on operation cards (76 × 66): `p` is painted in the tint of the kind, `l` drawn alone.
import type { CardSort } from '../terms';

const bonus =
  '<circle cx="38" cy="28" r="18" class="p"/><path d="M38 17l3.4 7 7.6 1-5.6 5.3 1.4 7.5L38 34l-6.8 3.8 1.4-7.5L27 25l7.6-1zM27 43l-6 18 9-4 5 8 4-18M49 43l6 18-9-4-5 8" class="l"/>';

const pictures: Record<string, string> = {
  land_grant:
    '<path d="M8 40l20-9 24 5 20-10v26l-20 9-24-5-20 9z" class="p"/><path d="M28 31v25M52 36v25" class="l"/><path d="M40 30V10M40 10l13 5-13 5" class="l"/>',
  perfect_engineering:
    '<path d="M8 56L30 18l12 20 8-12 18 30z" class="p"/><path d="M25 27l5 6 5-6M8 60h60M34 60V50a8 8 0 0 1 16 0v10M42 42v18" class="l"/>',
  city_growth:
    '<path d="M12 58V30h14v28M26 58V16h18v42M44 58V36h16v22" class="p"/><path d="M8 58h60M31 24h8M31 33h8M31 42h8M50 44h5M17 38h4M17 47h4" class="l"/><path d="M62 26V12M56 18l6-6 6 6" class="l"/>',
  new_industry:
    '<path d="M10 58V34l14 8v-8l14 8v-8l14 8V14h8v44z" class="p"/><path d="M8 58h60M18 50h6M32 50h6M46 50h6M56 10c0-5 8-4 8-9" class="l"/>',
  railroad_executive:
    '<path d="M22 58c0-12 6-18 16-18s16 6 16 18z" class="p"/><circle cx="38" cy="26" r="9" class="p"/><path d="M26 18h24M30 18V8h16v10M38 44v14M34 44l4 5 4-5" class="l"/>',
  express_service:
    '<path d="M20 46V22h12v8h12v-10h8v10c9 0 14 6 14 16z" class="p"/><circle cx="28" cy="50" r="6" class="p"/><circle cx="44" cy="50" r="6" class="p"/><circle cx="60" cy="50" r="6" class="p"/><path d="M4 28h10M2 36h10M6 44h8" class="l"/>',
  trading_depot:
    '<path d="M10 58V30l28-14 28 14v28z" class="p"/><path d="M8 58h60M24 58V40h28v18M24 46h28M24 52h28M33 28h10" class="l"/>',
  hotel:
    '<path d="M14 58V14h36v44M50 58V28h12v30" class="p"/><path d="M10 58h58M22 22h6M36 22h6M22 31h6M36 31h6M22 40h6M36 40h6M28 58V48h8v10" class="l"/>',
};

/** Bonus cards wear a medal. */
export const cardArt = (sort: CardSort): string => pictures[sort] ?? bonus;
