// Where the title of the sheet stands: on open sea, as large as it fits, or nowhere.
import type { RailMap } from './box';
import { centre, meet, sheetOf, type Rect } from './plane';

/** What the cartouche takes at full size. */
export const cartoucheSize = { w: 700, h: 560 };
const sizes = [1, 0.85, 0.7, 0.55];

/** Its upper left corner and size; the largest that lies free, the lowest and rightmost of those. */
export function cartoucheOf(map: RailMap): { x: number; y: number; k: number } | null {
  const sheet = sheetOf(map);
  // Land that is no part of the map runs on to the margin, so a hex's breadth round land is taken too.
  const land: Rect[] = [];
  for (const hex of map.hexes()) {
    if ('s.'.includes(map.terrain(hex))) continue;
    const { x, y } = centre(hex);
    land.push({ x: x - 80, y: y - 85, w: 160, h: 170 });
  }
  const margin = 60;
  for (const k of sizes) {
    const [w, h] = [cartoucheSize.w * k, cartoucheSize.h * k];
    for (let y = sheet.y + sheet.h - margin - h; y >= sheet.y + margin; y -= 40)
      for (let x = sheet.x + sheet.w - margin - w; x >= sheet.x + margin; x -= 40)
        if (!land.some((one) => meet(one, { x, y, w, h }))) return { x, y, k };
  }
  return null;
}
