// Engravings of the newspaper and drawings of the ledger. They are general ones: a picture of its own for an event or a
// territory would tell what is still sealed; those of the story show a thing that its caption names. Inks are classes (paper.css), so that a page keeps its theme.
import { stock } from '../art';

const lines = (width: number, count: number, y = 5, step = 4): string =>
  `<path class="e-h" d="${Array.from({ length: count }, (_, i) => `M1.5 ${(y + i * step).toFixed(1)}H${width - 1.5}`).join('')}"/>`;
const frame = (w: number, h: number): string =>
  `<rect class="e-l" x=".7" y=".7" width="${w - 1.4}" height="${h - 1.4}"/>`;
const rails = (w: number, y: number): string =>
  `<path class="e-r" d="M1 ${y}H${w - 1}"/><path class="e-t" d="M1 ${y + 4}H${w - 1}"/>`;
const car = (kind: keyof typeof stock, x: number, y: number, size: number): string =>
  `<g transform="translate(${x} ${y}) scale(${size})">${stock[kind]}</g>`;
const smoke = (...puffs: [number, number, number][]): string =>
  puffs.map(([x, y, r]) => `<circle class="e-w" cx="${x}" cy="${y}" r="${r}"/>`).join('');
const person = (x: number, y: number, size: number, hat: boolean): string =>
  `<g transform="translate(${x} ${y}) scale(${size})"><path class="e-f" d="M-17 30C-17 14 -9 8 0 8S17 14 17 30V44H-17Z"/><path class="e-p" d="M-4 9L0 20 4 9Z"/><circle class="e-w" r="8"/>${
    hat
      ? '<path class="e-f" d="M-7 -6V-20H7V-6ZM-11 -7H11V-5H-11Z"/>'
      : '<path class="e-f" d="M-8 -2C-8 -12 8 -12 8 -2C5 -7 -4 -7 -8 -2Z"/>'
  }</g>`;

interface Engraving {
  w: number;
  h: number;
  inside: string;
}

/** A train before the mountains. */
const train: Engraving = {
  w: 260,
  h: 104,
  inside: `${lines(260, 15, 5, 4.2)}<path class="e-w" d="M1 66L34 40 52 54 82 24 112 58 132 46 162 62 196 30 222 54 238 46 259 60V103H1Z"/><path class="e-l" d="M82 24L90 46 84 58M196 30L204 48 198 60M34 40L40 54M74 34L64 50M188 40L178 56M98 44L104 60M212 46L218 60"/>${rails(260, 86)}${car('blue', 22, 85.5, 0.78)}${car('yellow', 74, 85.5, 0.78)}${car('loco', 127, 85.5, 0.86)}${smoke([158, 48, 6], [148, 40, 8], [133, 34, 9], [116, 32, 7])}`,
};
/** A train into the sun. */
const sun: Engraving = {
  w: 260,
  h: 104,
  inside: `${lines(260, 13)}<circle class="e-w" cx="176" cy="40" r="22"/><path class="e-l" d="${Array.from(
    { length: 20 },
    (_, i) => {
      const a = (i * Math.PI) / 10;
      const at = (r: number): string => `${(176 + r * Math.cos(a)).toFixed(1)} ${(40 + r * Math.sin(a)).toFixed(1)}`;
      return `M${at(26)}L${at(i % 2 ? 32 : 38)}`;
    },
  ).join(
    '',
  )}"/><path class="e-w" d="M.6 66Q44 46 92 60T186 58 259 64V103H.6Z"/>${rails(260, 88)}${car('red', 34, 87.5, 0.74)}${car('loco', 86, 87.5, 0.82)}${smoke([124, 56, 4], [118, 48, 6], [106, 42, 7])}`,
};
/** Directors round a map that covers the table. */
const table: Engraving = {
  w: 560,
  h: 260,
  inside: `${lines(560, 26, 5, 4.4)}<path class="e-w" d="M408 14H520V98H408Z"/><path class="e-l" d="M464 14V98M408 52H520M398 98H530V106H398Z"/>${person(92, 74, 1.4, true)}${person(168, 68, 1.46, false)}${person(268, 68, 1.46, true)}${person(352, 74, 1.4, false)}<path class="e-w" d="M40 112H500L556 246H4Z"/><path class="e-f" d="M4 246H556V259H4Z"/><path class="e-w" d="M66 122H476L524 236H36Z"/><path class="e-h" d="M150 122L126 236M240 122L232 236M326 122L342 236M408 122L444 236M52 158H490M46 196H506"/><path class="e-l" d="M446 138L420 148 392 144 366 154 388 172 420 148 430 170 388 172 360 186 392 196 420 186 430 170M366 154L336 148 318 168 360 186 328 200 300 186 318 168M336 148L300 140 284 162 300 186 292 212 328 200M284 162L318 168"/>${[
    [446, 138],
    [420, 148],
    [392, 144],
    [366, 154],
    [388, 172],
    [430, 170],
    [360, 186],
    [392, 196],
    [336, 148],
    [318, 168],
    [328, 200],
    [300, 186],
    [284, 162],
    [292, 212],
  ]
    .map(([x, y], i) => `<circle class="${i % 4 ? 'e-f' : 'e-w'}" cx="${x}" cy="${y}" r="${i % 4 ? 2.8 : 4.4}"/>`)
    .join(
      '',
    )}<path class="e-q" d="M140 174C140 148 186 146 186 172C186 190 162 188 162 208"/><circle class="e-f" cx="162" cy="222" r="4"/>`,
};
/** Company presidents at dinner. */
const hall: Engraving = {
  w: 472,
  h: 150,
  inside: `${lines(472, 27, 4)}${[58, 414].map((x) => `<path class="e-w" d="M${x - 22} 101V40a22 22 0 0 1 44 0V101Z"/><path class="e-l" d="M${x} 18V101M${x - 22} 42H${x + 22}M${x - 22} 70H${x + 22}"/>`).join('')}<path class="e-l" d="M236 1V20M236 20C206 22 190 30 186 42M236 20C266 22 282 30 286 42"/>${person(112, 68, 0.96, true)}${person(154, 70, 0.92, false)}${person(322, 70, 0.94, true)}${person(364, 68, 0.96, false)}${person(196, 68, 0.9, true)}${person(280, 58, 1.02, false)}<path class="e-w" d="M8 100H464V149H8Z"/><path class="e-h" d="${Array.from({ length: 19 }, (_, i) => `M${22 + i * 24} 101q-3 24 -5 47`).join('')}"/><path class="e-f" d="M196 100.5H288L280 105H204Z"/>${car('loco', 206, 100, 0.94)}${smoke([258, 62, 4], [252, 56, 5], [243, 52, 5.5])}`,
};
/** A station clock. */
const clock: Engraving = {
  w: 260,
  h: 104,
  inside: `${lines(260, 24)}<circle class="e-w" cx="178" cy="42" r="30"/><circle class="e-l" cx="178" cy="42" r="25"/><path class="e-l" d="${Array.from(
    { length: 12 },
    (_, i) => {
      const a = (i * Math.PI) / 6;
      const at = (r: number): string => `${(178 + r * Math.cos(a)).toFixed(1)} ${(42 + r * Math.sin(a)).toFixed(1)}`;
      return `M${at(20)}L${at(24)}`;
    },
  ).join(
    '',
  )}"/><path class="e-r" d="M178 42V25M178 42L191 49"/><path class="e-p" d="M1 84H259V103H1Z"/>${rails(260, 88)}${car('yellow', 18, 87.5, 0.8)}${car('loco', 72, 87.5, 0.9)}`,
};

/** A tin case on a table, its lid up. */
const tin: Engraving = {
  w: 260,
  h: 104,
  inside: `${lines(260, 18)}<path class="e-p" d="M1 76H259V103H1Z"/><path class="e-r" d="M1 76H259"/><path class="e-w" d="M82 50L92 22H176L166 50Z"/><path class="e-l" d="M90 44L97 28H168L163 44Z"/><path class="e-w" d="M78 50H182V84H78Z"/><path class="e-l" d="M78 58H182M92 50V84M168 50V84"/><path class="e-f" d="M124 54H136V66H124Z"/><circle class="e-p" cx="130" cy="59" r="1.8"/><path class="e-l" d="M182 60C192 60 192 72 182 72M78 60C68 60 68 72 78 72"/><path class="e-w" d="M30 84L44 66 60 70 50 88Z"/><path class="e-l" d="M38 78L52 72M36 82L50 78M206 84H232M210 88H228"/>`,
};
/** A window with its curtains drawn apart. */
const curtains: Engraving = {
  w: 260,
  h: 104,
  inside: `${lines(260, 24)}<path class="e-w" d="M74 18H186V88H74Z"/><path class="e-l" d="M130 18V88M74 52H186"/><path class="e-f" d="M52 10H208V16H52Z"/><path class="e-w" d="M58 16H124C122 40 104 54 84 60C78 74 78 86 80 96H58Z"/><path class="e-w" d="M202 16H136C138 40 156 54 176 60C182 74 182 86 180 96H202Z"/><path class="e-l" d="M70 16C70 40 68 60 66 96M84 16C82 36 78 52 74 62M100 16C96 34 90 46 82 58M190 16C190 40 192 60 194 96M176 16C178 36 182 52 186 62M160 16C164 34 170 46 178 58"/><path class="e-f" d="M72 58H88V63H72ZM172 58H188V63H172Z"/><path class="e-r" d="M1 98H259"/>`,
};
/** A group before a camera, those in front sitting. */
const group: Engraving = {
  w: 260,
  h: 104,
  inside: `${lines(260, 24)}${[58, 94, 130, 166, 202].map((x, i) => person(x, 34, 0.72, i % 2 === 0)).join('')}<path class="e-p" d="M30 64H230V103H30Z"/><path class="e-l" d="M30 64H230"/>${[40, 76, 112, 148, 184, 220].map((x, i) => person(x, 66, 0.82, i === 3)).join('')}<path class="e-r" d="M1 101H259"/>`,
};
/** A seat at the window of a train. */
const seat: Engraving = {
  w: 260,
  h: 104,
  inside: `${lines(260, 24)}<path class="e-w" d="M70 12H236V76H70Z"/><path class="e-l" d="M76 18H230V70H76ZM153 18V70"/><path class="e-l" d="M76 56L98 38 116 52 136 30 153 48M153 54L176 36 194 50 214 34 230 46"/><circle class="e-w" cx="206" cy="28" r="6"/>${person(44, 48, 1.1, false)}<path class="e-f" d="M10 40H24V98H10ZM24 84H70V92H24Z"/><path class="e-r" d="M1 98H259"/>`,
};
/** A glove, and the card that lay under it. */
const glove: Engraving = {
  w: 260,
  h: 104,
  inside: `${lines(260, 24)}<path class="e-w" d="M52 60L104 46 118 84 66 98Z"/><path class="e-l" d="M66 68L96 60M69 76L100 68"/><path class="e-w" d="M112 92L120 54C116 44 120 38 126 42L134 54 136 22C137 15 145 15 145 22L146 46 152 16C154 10 161 12 160 19L157 48 168 24C171 18 178 21 175 28L166 54 178 40C182 35 188 39 185 45L168 74 162 96Z"/><path class="e-l" d="M113 86L163 90M146 50V62M155 52L153 62M136 54L138 64"/><circle class="e-f" cx="140" cy="82" r="1.8"/>`,
};
/** Smoke over a shore. */
const shore: Engraving = {
  w: 260,
  h: 104,
  inside: `${lines(260, 11)}${smoke([196, 22, 12], [214, 16, 9], [178, 30, 9], [228, 28, 8])}<path class="e-f" d="M150 52H168V40H176V52H190V36H198V52H214V44H222V52H259V58H150Z"/><path class="e-w" d="M1 58H259V103H1Z"/><path class="e-l" d="M150 66H250M170 74H259M190 84H246"/><path class="e-w" d="M1 72Q60 66 108 78T150 103H1Z"/><path class="e-f" d="M36 52H86V78H80V92H76V78H46V92H42V78H36Z"/><path class="e-p" d="M42 60H80V66H42Z"/><path class="e-l" d="M48 60V66M54 60V66M60 60V66M66 60V66M72 60V66"/>${person(112, 62, 0.7, false)}`,
};

const engravings = { train, sun, table, hall, clock, tin, curtains, group, seat, glove, shore };
export type EngravingName = keyof typeof engravings;

/** Markup of an engraving; `small` cuts the middle out of it. */
export function engraving(name: EngravingName): string {
  const { w, h, inside } = engravings[name];
  return `<svg class="engraving" viewBox="0 0 ${w} ${h}" aria-hidden="true"><rect class="e-p" width="${w}" height="${h}"/>${inside}${frame(w, h)}</svg>`;
}

const pictures: Partial<Record<EngravingName, string>> = {
  sun: 'E01 E13 E14 E15 E17 E22 E24 E26',
  hall: 'E04 E06 E08 E10 E21 E27',
  clock: 'E02 E07 E09 E11 E16 E28',
};
/** Which engraving suits what is reported; else a train. */
export const engravingOf = (event: string): EngravingName =>
  (Object.entries(pictures) as [EngravingName, string][]).find(([, events]) => events.includes(event))?.[0] ?? 'train';

const stories: Partial<Record<EngravingName, string>> = {
  tin: '1865-02 1886-02 1895-02',
  shore: '1871-02',
  table: '1874-02',
  glove: '1877-02',
  curtains: '1880-02 1889-02',
  clock: '1883-02',
  group: '1892-02',
  seat: '1898-02',
};
/** What the caption of a story card speaks of; else a train. */
export const storyEngraving = (card: string): EngravingName =>
  (Object.entries(stories) as [EngravingName, string][]).find(([, cards]) => cards.includes(card))?.[0] ?? 'train';

export const stamp = (number: number): string =>
  `<svg class="stamp" viewBox="0 0 84 96" aria-hidden="true"><rect class="st-e" x="20" y="4" width="60" height="72"/><rect class="st-b" x="26" y="10" width="48" height="60"/><g class="st-l" transform="translate(29 56) scale(.68)">${stock.loco}</g><path class="st-r" d="M26 57.5H74"/><text class="st-t" x="50" y="27">5</text><path class="st-m" d="M26 50a20 20 0 1 0 .01 0M26 56a14 14 0 1 0 .01 0M46 62q8 -5 16 0t16 0M46 69q8 -5 16 0t16 0M46 76q8 -5 16 0t16 0"/><text class="st-n" x="26" y="75">${number}</text></svg>`;

export const wax = `<svg class="wax" viewBox="-40 -40 80 80" aria-hidden="true"><path class="wx" d="M0 -34C12 -38 22 -28 30 -20S38 2 33 14 18 36 4 35 -22 34 -31 21 -36 -6 -31 -18 -12 -31 0 -34Z"/><circle class="wx-r" r="22"/><path class="wx-a" d="M-10 8L0 -13 10 8M-6 1H6"/></svg>`;

/** The first-player card. */
export const firstCard = (words: [string, string]): string =>
  `<svg viewBox="0 0 226 316" aria-hidden="true"><rect class="fc" x="1" y="1" width="224" height="314" rx="14"/><rect class="fc-l" x="11" y="11" width="204" height="294" rx="8"/><rect class="fc-l" x="16" y="16" width="194" height="284" rx="5"/><circle class="fc-d" cx="113" cy="112" r="74"/><circle class="fc-i" cx="113" cy="112" r="67"/><path class="fc-d" d="M66 158H160L148 136H78ZM88 96a25 25 0 1 1 50 0V134H88ZM104 62h18l4 -18h-26Z"/><circle class="fc-i" cx="113" cy="98" r="18"/><text class="fc-n" x="113" y="107">1</text><text class="fc-t" x="113" y="226">${words[0]}</text><text class="fc-t" x="113" y="260">${words[1]}</text></svg>`;
