// The mark: a roundhouse from above: seven stalls on an arc, a track to each, the turntable with its
// red bridge, one track out.
export function mark(): string {
  const P = (r: number, d: number) =>
    `${(50 + r * Math.cos((d * Math.PI) / 180)).toFixed(2)} ${(50 + r * Math.sin((d * Math.PI) / 180)).toFixed(2)}`;
  let stalls = '',
    tracks = '';
  for (let k = 0; k < 7; k++) {
    const a = 270 + (k - 3) * 34,
      h = 14.4;
    stalls += `M${P(48, a - h)}A48 48 0 0 1 ${P(48, a + h)}L${P(33, a + h - 2)}A33 33 0 0 0 ${P(33, a - h + 2)}Z`;
    tracks += `M${P(34, a)}L${P(22, a)}`;
  }
  return `<svg viewBox="0 0 100 100" class="rh-mark" aria-hidden="true"><path d="${stalls}" fill="currentColor"/><path d="${tracks}M50 98V70" stroke="currentColor" stroke-width="5" fill="none"/><path d="M50 31V69" transform="rotate(34 50 50)" stroke="#C8371F" stroke-width="12"/><circle cx="50" cy="50" r="20.5" fill="none" stroke="currentColor" stroke-width="5"/></svg>`;
}
