// A moment of the guided game for the first page: the station that joins highway and railway, about to be drawn.
import type { Glimpse } from '../game';

const ink = 'var(--board-ink)';
const draft = 'var(--draft)';
const rail = (d: string, sides: string, pen = ink): string =>
  `<path d="${d}" stroke="${pen}" stroke-width="25" stroke-dasharray="3.6 6.4"/><path d="${sides}" stroke="${pen}" stroke-width="2.8"/>`;
const road = (d: string, pen = ink): string =>
  `<path d="${d}" stroke="${pen}" stroke-width="30"/><path d="${d}" stroke="var(--board)" stroke-width="24"/><path d="${d}" stroke="${pen}" stroke-width="2.2" stroke-dasharray="9 7.7"/>`;
const exit = (x: number, y: number, turn: number, kind: 'H' | 'R', met = false): string =>
  `<g transform="translate(${x} ${y}) rotate(${turn} 50 50)"${met ? '' : ' opacity=".5"'}>${kind === 'H' ? road('M50 0V-30') : rail('M50 0V-30', 'M43 0V-30M57 0V-30')}</g>`;
const station = `<rect x="32" y="32" width="36" height="36" rx="5" fill="${draft}"/><circle cx="50" cy="50" r="11.5" fill="var(--board)"/><path d="M50 43v7l5 3.4" stroke="${draft}" stroke-width="2.8"/>`;
const corners = (x: number, y: number): string =>
  `<path transform="translate(${x} ${y})" d="M8 22V8H22M78 8H92V22M92 78V92H78M22 92H8V78" stroke="var(--draft)" stroke-width="3.4"/>`;
const lines = [1, 2, 3, 4, 5, 6].map((k) => `M${k * 100} 0V700M0 ${k * 100}H700`).join('');

export const glimpse: Glimpse = {
  words: {
    uk: 'Виберіть підсвічену клітинку: станція з’єднає шосе й залізницю',
    en: 'Choose the lit space: the station joins highway and railway',
    ru: 'Выберите подсвеченную клетку: станция соединит шоссе и железную дорогу',
  },
  picture: `<svg viewBox="-50 -50 800 800"><g fill="none"><path d="M0 0H700V700H0Z" fill="var(--board)"/><path d="M200 200H500V500H200Z" fill="var(--board-2)"/><path d="${lines}" stroke="var(--board-grid)" stroke-width="1.3"/><path d="M200 200H500V500H200Z" stroke="#B3281F" stroke-width="2.6"/><path d="M0 0H700V700H0Z" stroke="${ink}" stroke-width="3"/>
  ${exit(100, 0, 0, 'H', true)}${exit(300, 0, 0, 'R')}${exit(500, 0, 0, 'H')}${exit(600, 100, 90, 'R', true)}${exit(600, 300, 90, 'H')}${exit(600, 500, 90, 'R')}${exit(500, 600, 180, 'H')}${exit(300, 600, 180, 'R')}${exit(100, 600, 180, 'H')}${exit(0, 500, 270, 'R')}${exit(0, 300, 270, 'H')}${exit(0, 100, 270, 'R')}
  ${road('M150 0V100Q150 150 100 150')}${rail('M700 150H600Q550 150 550 200V300', 'M700 143H600Q543 143 543 200V300M700 157H600Q557 157 557 200V300')}
  ${corners(300, 0)}${corners(500, 300)}<rect x="3" y="103" width="94" height="94" rx="8" fill="var(--draft-wash)"/>${rail('M0 150H50', 'M0 143H50M0 157H50', draft)}${road('M50 150H100', draft)}<g transform="translate(0 100)">${station}</g><rect x="3" y="103" width="94" height="94" rx="8" stroke="var(--draft)" stroke-width="3.4" stroke-dasharray="9 7"/></g></svg>`,
};
