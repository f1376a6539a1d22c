// The piece that marks a link, 66 × 38 round its middle; the glyph of its seat stands in the boiler.
const disc = (x: number, r: number): string => `M${x - r} 14a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`;
const wheels = (r: number): string => [-20, 0, 20].map((x) => disc(x, r)).join('');

export const locoBody = 'M-31 12V-20H-10V-11H5V-24H17V-11Q31 -9 31 4L35 12Z';
export const locoCasing = locoBody + wheels(8.5);
export const locoWheels = wheels(7);
