// The picture on the cover, 300 × 420: flat colours, one disc of r 62, a train or a line.
import { puff } from '../../art/rolling_stock';

export const scene = (): string => `
  <rect width="300" height="420" fill="#3B2350"/><rect y="96" width="300" height="60" fill="#5B2F63"/><rect y="150" width="300" height="52" fill="#8A3F6B"/><rect y="198" width="300" height="40" fill="#C75F62"/><rect y="230" width="300" height="60" fill="#EE9A62"/>
  <g fill="#F6E7CF"><circle cx="46" cy="62" r="1.5"/><circle cx="88" cy="44" r="1.9"/><circle cx="232" cy="54" r="1.5"/><circle cx="262" cy="92" r="1.8"/><circle cx="120" cy="88" r="1.3"/><circle cx="30" cy="112" r="1.4"/><circle cx="206" cy="84" r="1.3"/><circle cx="170" cy="48" r="1.5"/></g>
  <circle cx="150" cy="206" r="62" fill="#FBDFA3"/>
  <path d="M0 250L40 186 66 216 98 168 132 226 150 214 176 232 210 172 244 222 266 194 300 236V300H0Z" fill="#6A2F5E"/><path d="M98 168L112 192 100 204 92 196 80 204 76 200ZM210 172L224 193 212 206 204 198 196 208 190 203ZM40 186L52 200 42 208 30 203Z" fill="#F3D9CB"/>
  <path d="M0 272C60 250 110 266 150 262S250 252 300 270V420H0Z" fill="#3A1F42"/>
  <path d="M20 420L141 268H159L280 420Z" fill="#2A1631"/>
  <g stroke="#B98A6A" stroke-width="3.2" fill="none"><path d="M60 420L144 268M240 420L156 268" stroke="#F0C48F" stroke-width="3.6"/>${[
    [404, 118],
    [378, 98],
    [356, 82],
    [338, 68],
  ]
    .map(([y = 0, w = 0]) => `<path d="M${150 - w} ${y}H${150 + w}" stroke-width="${(w / 15).toFixed(1)}"/>`)
    .join('')}</g>
  ${puff(
    [
      [150, 146, 12],
      [164, 128, 15],
      [186, 116, 18],
      [214, 108, 15],
      [238, 106, 10],
    ],
    '#F0CDB8',
  )}
  <g transform="translate(150 262)"><path d="M-34 58L0 22 34 58 26 64H-26Z" fill="#150C1B"/><path d="M-26 62L-4 30M-14 63L-2 30M0 64V30M14 63L2 30M26 62L4 30" stroke="#F0C48F" stroke-width="1.6"/><rect x="-36" y="16" width="72" height="13" fill="#B3372C"/><circle cx="-26" cy="22.5" r="3.6" fill="#F6E7CF"/><circle cx="26" cy="22.5" r="3.6" fill="#F6E7CF"/><circle cy="-18" r="37" fill="#150C1B"/><circle cy="-18" r="31" fill="#2B1A35"/><circle cy="-18" r="31" fill="none" stroke="#F0C48F" stroke-width="1.6"/><circle cy="-12" r="12" fill="none" stroke="#F0C48F" stroke-width="1.6"/><path d="M-10 -74H10L7 -54H-7ZM-14 -78H14V-73H-14Z" fill="#150C1B"/><circle cy="-46" r="13" fill="#F0C48F"/><circle cy="-46" r="9.5" fill="#FFF6DC"/></g>`;
