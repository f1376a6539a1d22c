// Options that are better seen than read, in the dialog of a new table; their words are the part `setup`.
import type { OwnOption } from '../game';
import AuctionChooser from './AuctionChooser.svelte';
import MapChooser from './MapChooser.svelte';

export const options: Record<string, OwnOption> = { map: MapChooser, auction_style: AuctionChooser };
