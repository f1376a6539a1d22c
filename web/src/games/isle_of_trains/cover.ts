// The picture on the cover, 300 × 420: flat colours, one disc of r 62, a train or a line.
import { loco, car, puff } from '../../art/rolling_stock';

export const scene = (): string => `
  <rect width="300" height="420" fill="#BFE3E2"/><rect y="120" width="300" height="70" fill="#D9EDDC"/><rect y="170" width="300" height="60" fill="#F4EBCB"/>
  <circle cx="104" cy="128" r="62" fill="#F7D98B"/>
  <g fill="#fff" opacity=".9"><path d="M196 86a14 14 0 0 1 26-6 12 12 0 0 1 22 6zM34 60a10 10 0 0 1 19-4 9 9 0 0 1 16 4z"/></g>
  <path d="M120 238C150 186 172 150 204 118C232 150 262 190 300 216V262H110Z" fill="#2F8F83"/><path d="M204 118C232 150 262 190 300 216V262H214C226 220 216 160 204 118Z" fill="#1F746F"/><path d="M96 250C130 222 180 214 214 226S280 226 300 232V270H90Z" fill="#7DB36B"/><path d="M90 258C140 240 240 250 300 246V280H84Z" fill="#E9CF93"/>
  <g transform="translate(252 236)"><path d="M-9 0L-6 -66H6L9 0Z" fill="#FBF6E6"/><path d="M-7.9 -24L-7 -42H7L7.9 -24Z" fill="#C9402F"/><rect x="-8" y="-78" width="16" height="12" fill="#173E50"/><path d="M-10 -78L0 -88 10 -78Z" fill="#C9402F"/><rect x="-4" y="-76" width="8" height="8" fill="#FFE9A8"/></g>
  <path d="M0 268H300V420H0Z" fill="#12708F"/><path d="M0 306H300V420H0Z" fill="#0E5E7B"/><path d="M0 352H300V420H0Z" fill="#0A4C66"/>
  <path d="M-8 252H300V262H-8Z" fill="#173E50"/><path d="M-8 262H300V318H286V296a16 16 0 0 0-32 0V318H240V296a16 16 0 0 0-32 0V318H194V296a16 16 0 0 0-32 0V318H148V296a16 16 0 0 0-32 0V318H102V296a16 16 0 0 0-32 0V318H56V296a16 16 0 0 0-32 0V318H10V296a16 16 0 0 0-18 -16Z" fill="#F1E3BF"/><path d="M-8 262H300V268H-8Z" fill="#D8C491"/>
  <g stroke="#8CCBD2" stroke-width="2.4" fill="none" stroke-linecap="round"><path d="M16 336q9 6 18 0t18 0 18 0M110 344q9 6 18 0t18 0 18 0M214 334q9 6 18 0t18 0 18 0M50 374q9 6 18 0t18 0 18 0M168 380q9 6 18 0t18 0 18 0M6 404q9 6 18 0t18 0M246 398q9 6 18 0t18 0"/></g>
  ${puff(
    [
      [176, 206, 8],
      [162, 198, 11],
      [143, 194, 13],
      [122, 196, 10],
      [104, 202, 7],
    ],
    '#FFFDF2',
  )}
  <g transform="translate(142 250)">${car(-124, '#173E50', '#F7D98B', 26)}${car(-94, '#C9402F', '#F7D98B', 26)}${car(-64, '#173E50', '#F7D98B', 26)}${car(-34, '#C9402F', '#F7D98B', 28)}${loco('#173E50', '#F7D98B')}</g>`;
