// Trains of the covers, side view facing right, wheels on y = 0.

/** A steam locomotive, about 64 × 30. */
export const loco = (c: string, hi: string): string =>
  `<g fill="${c}"><path d="M-2 -8H44V-10L60 -10 66 -3H44ZM2 -27H17V-8H2ZM0 -30H19V-27H0ZM17 -21H49V-9H17ZM49 -20h3v10h-3zM41 -32h6l-1 11h-4zM29 -25a4 4 0 0 1 8 0v5h-8zM22 -24h3v4h-3z"/><circle cx="9" cy="-6" r="6"/><circle cx="24" cy="-6" r="6"/><circle cx="39" cy="-6" r="6"/><circle cx="52" cy="-4" r="4"/></g><rect x="5.5" y="-24" width="8" height="7" fill="${hi}"/><path d="M9 -6H39" stroke="${hi}" stroke-width="1.6"/>`;

export const car = (x: number, c: string, hi: string, w = 26): string =>
  `<g transform="translate(${x} 0)"><path d="M0 -20H${w}V-5H0ZM-3 -8h${w + 6}v2h-${w + 6}z" fill="${c}"/><circle cx="6" cy="-4" r="4" fill="${c}"/><circle cx="${w - 6}" cy="-4" r="4" fill="${c}"/>${[
    4, 11, 18,
  ]
    .filter((q) => q + 5 < w)
    .map((q) => `<rect x="${q}" y="-17" width="5" height="6" fill="${hi}"/>`)
    .join('')}</g>`;

export const puff = (list: [number, number, number][], c: string): string =>
  list.map(([x, y, r]) => `<circle cx="${x}" cy="${y}" r="${r}" fill="${c}"/>`).join('');
