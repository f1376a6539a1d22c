// How large trains and cards are drawn: by the room the window leaves. The page should not have to scroll.
import { innerHeight } from 'svelte/reactivity/window';
import { media } from '../../app/media.svelte';

type Step = 'flat' | 'phone' | 'laptop' | 'low' | 'middle' | 'high';
const step = (): Step => {
  if (media.flat) return 'flat';
  if (media.phone) return 'phone';
  if (media.low) return 'laptop';
  const height = innerHeight.current ?? 900;
  return height < 850 ? 'low' : height < 1000 ? 'middle' : 'high';
};

/** Scales of my train and of the others (two or fewer, three): largest and smallest before it scrolls. */
const trains: Record<Step, { mine: [number, number]; few: [number, number]; many: [number, number] }> = {
  flat: { mine: [0.57, 0.42], few: [0.42, 0.32], many: [0.4, 0.3] },
  phone: { mine: [0.86, 0.7], few: [0.5, 0.42], many: [0.44, 0.38] },
  laptop: { mine: [0.84, 0.62], few: [0.56, 0.4], many: [0.5, 0.38] },
  low: { mine: [0.98, 0.72], few: [0.62, 0.46], many: [0.56, 0.44] },
  middle: { mine: [1.2, 0.84], few: [0.78, 0.52], many: [0.62, 0.46] },
  high: { mine: [1.4, 0.9], few: [0.95, 0.56], many: [0.76, 0.5] },
};
const hands: Record<Step, number> = { flat: 66, phone: 96, laptop: 96, low: 93, middle: 108, high: 132 };

export const trainScale = (whose: 'mine' | 'few' | 'many'): [most: number, least: number] => trains[step()][whose];
export const handCard = (): number => hands[step()];
