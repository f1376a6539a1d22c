// The picture on the cover, 300 × 420: flat colours, one disc of r 62, a train or a line.
import { loco, car, puff } from '../../art/rolling_stock';

export const scene = (): string => {
  const cx = 150,
    cy = 178,
    R = 104;
  let mer = '';
  for (const k of [0.32, 0.66]) mer += `<ellipse cx="${cx}" cy="${cy}" rx="${R * k}" ry="${R}"/>`;
  for (const d of [-70, -36, 0, 36, 70]) {
    const w = Math.sqrt(R * R - d * d);
    mer += `<path d="M${cx - w} ${cy + d}H${cx + w}"/>`;
  }
  return `<rect width="300" height="420" fill="#E9DDBB"/><circle cx="${cx}" cy="${cy}" r="150" fill="#DCD3A6"/><circle cx="${cx}" cy="${cy}" r="127" fill="#CBCB97"/>
  <circle cx="${cx}" cy="${cy}" r="${R}" fill="#2E7F73"/><path d="M150 74a104 104 0 0 1 0 208 132 132 0 0 0 0-208z" fill="#1F6560"/>
  <g fill="#F1DFA9"><path d="M70 118C86 96 112 84 134 84C148 88 140 98 150 104C162 108 168 96 180 100C190 106 178 118 168 124C160 130 166 140 156 146C146 150 142 160 134 164C126 168 128 158 118 154C106 150 98 152 90 144C82 138 66 132 70 118Z"/><path d="M132 172C146 166 164 172 174 182C186 192 180 204 172 214C164 226 160 246 150 256C142 258 140 240 136 226C132 214 122 206 122 194C122 184 124 176 132 172Z"/><path d="M206 116C216 112 230 124 238 140C246 158 248 176 242 186C232 184 228 170 220 162C212 154 214 144 206 138C198 132 198 120 206 116Z"/></g>
  <g fill="none" stroke="#0F3B3A" stroke-opacity=".35" stroke-width="1.3">${mer}<path d="M${cx} ${cy - R}V${cy + R}"/></g>
  <g fill="none"><path d="M96 120L128 112 150 140 162 120M128 112L120 150M150 140L150 184 140 214 152 244M150 184L172 192M216 128L226 152" stroke="#143A2C" stroke-width="3"/><g fill="#fff" stroke="#143A2C" stroke-width="2.2"><circle cx="96" cy="120" r="4.5"/><circle cx="128" cy="112" r="5.5" fill="#D8452F"/><circle cx="150" cy="140" r="5" fill="#F2C230"/><circle cx="162" cy="120" r="4"/><circle cx="150" cy="184" r="5" fill="#3566B0"/><circle cx="140" cy="214" r="4.5"/><circle cx="172" cy="192" r="4.5" fill="#7D4C9A"/><circle cx="216" cy="128" r="4.5" fill="#222"/></g></g>
  <path d="M-10 352C60 278 240 278 310 352V420H-10Z" fill="#174A38"/><path d="M-10 376C60 308 240 308 310 376V420H-10Z" fill="#103628"/>
  <path d="M-10 350C60 277 240 277 310 350" fill="none" stroke="#0B2219" stroke-width="4"/><path d="M-10 357C60 284 240 284 310 357" fill="none" stroke="#0B2219" stroke-width="9" stroke-dasharray="3 6"/>
  <g transform="translate(116 297)">${loco('#0B2219', '#F2D78C')}</g><g transform="translate(74 302) rotate(-9)">${car(2, '#0B2219', '#D8452F', 28)}</g><g transform="translate(40 312) rotate(-16)">${car(2, '#0B2219', '#F2C230', 28)}</g>
  ${puff(
    [
      [150, 254, 8],
      [136, 246, 11],
      [116, 242, 13],
      [96, 246, 9],
    ],
    '#FBF4DE',
  )}`;
};
