// Short words for SVG text. All paint comes from CSS variables (paint.css), so one drawing serves both
// themes; the house line is 1.5 with round joins. No style attributes: the Content-Security-Policy forbids them.
export const line = 'stroke="var(--ln)" stroke-width="1.5" stroke-linejoin="round" stroke-linecap="round"';
export const thin = 'stroke="var(--ln)" stroke-width="1"';
export const none = 'stroke="none"';
export const dash = 'stroke="var(--slot)" stroke-width="1.3" stroke-dasharray="3 2.4" stroke-linejoin="round"';

/** A stroke of the given paint. */
export const pen = (paint: string, width: number, more = ''): string =>
  `stroke="${paint}" stroke-width="${width}" stroke-linejoin="round" stroke-linecap="round" ${more}`;

export const rect = (x: number, y: number, w: number, h: number, fill: string, r = 0, stroke = line): string =>
  `<rect x="${x}" y="${y}" width="${w}" height="${h}" rx="${r}" fill="${fill}" ${stroke}/>`;

export const path = (d: string, fill = 'none', stroke = line): string => `<path d="${d}" fill="${fill}" ${stroke}/>`;

export const circle = (x: number, y: number, r: number, fill: string, stroke = line): string =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="${fill}" ${stroke}/>`;

/** Figures and names in the face of the signs. */
export const sign = (
  x: number,
  y: number,
  text: string | number,
  size: number,
  fill = 'var(--ink)',
  anchor: 'start' | 'middle' | 'end' = 'middle',
  weight = 600,
): string =>
  `<text x="${x}" y="${y}" font-size="${size}" fill="${fill}" text-anchor="${anchor}" class="sg" font-weight="${weight}">${escape(String(text))}</text>`;

/** Words in the face of the text. */
export const words = (
  x: number,
  y: number,
  text: string,
  size: number,
  fill = 'var(--ink-2)',
  anchor: 'start' | 'middle' | 'end' = 'start',
): string =>
  `<text x="${x}" y="${y}" font-size="${size}" fill="${fill}" text-anchor="${anchor}" class="tx">${escape(text)}</text>`;

export const at = (x: number, y: number, scale: number, inner: string): string =>
  `<g transform="translate(${round(x)} ${round(y)})${scale === 1 ? '' : ` scale(${round(scale, 4)})`}">${inner}</g>`;

export const round = (value: number, digits = 2): number => Number(value.toFixed(digits));

const escape = (text: string): string => text.replace(/&/g, '&amp;').replace(/</g, '&lt;');

/** Width of a text in the sign face, near enough to choose its size. */
export const signWidth = (text: string, size: number): number => {
  let wide = 0;
  for (const c of text)
    wide += /[ІіIl.,'’ :·1]/.test(c) ? 0.27 : /[ШЩЮЖМФшщюжмфWMmw—]/.test(c) ? 0.68 : /[A-ZА-ЯЄҐ]/.test(c) ? 0.55 : 0.5;
  return wide * size;
};
