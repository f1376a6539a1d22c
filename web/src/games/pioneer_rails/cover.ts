// The picture on the cover, 300 × 420: flat colours, one disc of r 62, a train or a line.
import { loco, car, puff } from '../../art/rolling_stock';

export const scene = (): string => `
  <rect width="300" height="420" fill="#F3C77A"/><rect y="150" width="300" height="90" fill="#EFB25F"/>
  <circle cx="196" cy="120" r="62" fill="#F9E6B8"/>
  <path d="M0 190H34L42 128H96L106 168H126L132 190H300V300H0Z" fill="#D98A3D"/><path d="M42 128H96L98 136H41ZM34 182H126L128 190H33Z" fill="#C4742C"/>
  <path d="M300 210H262L254 150H214L208 196H190V300H300Z" fill="#C8702B"/><path d="M214 150H254L255 159H213Z" fill="#B25D20"/>
  <path d="M0 232C40 222 62 236 96 234V420H0ZM300 230C270 226 240 236 214 234V420H300Z" fill="#8C3F1B"/>
  <path d="M0 262C30 256 60 266 92 262L84 420H0ZM300 258C276 256 246 266 218 262L226 420H300Z" fill="#6C2C14"/>
  <path d="M92 300C120 316 190 316 220 300L232 420H80Z" fill="#4E8C8B"/><path d="M110 338q20 8 40 0t40 0M100 366q24 8 50 0t52 0" stroke="#9CC9BE" stroke-width="2.4" fill="none" stroke-linecap="round"/>
  <g stroke="#3A1A10" fill="none"><path d="M0 226H300" stroke-width="5"/><path d="M0 233H300" stroke-width="2"/><path d="M92 236V262M108 236V300M124 236V312M140 236V317M156 236V318M172 236V317M188 236V312M204 236V304M220 236V262" stroke-width="3"/><path d="M92 252H220M106 272H208M108 292H206M108 236L124 272 140 236 156 272 172 236 188 272 204 236M124 272L140 310 156 272 172 310 188 272" stroke-width="1.7"/></g>
  ${puff(
    [
      [150, 178, 9],
      [136, 170, 12],
      [118, 164, 15],
      [96, 162, 12],
      [76, 166, 8],
    ],
    '#FBF1D8',
  )}
  <g transform="translate(116 223)">${car(-64, '#3A1A10', '#F3C77A')}${car(-32, '#3A1A10', '#F3C77A')}${loco('#3A1A10', '#F3C77A')}</g>`;
