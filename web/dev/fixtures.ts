// Moments of play, as in the mock-ups and those they leave out.
import type { Fixture } from './model';
import { car, challenge, coal, four, oil, px, scenario, seat, solo, three, two } from './positions';
import type { IsleView } from '../src/games/isle_of_trains/view';

const withMe = (view: IsleView, train: IsleView['seats'][0]['train'], more: object): IsleView => ({
  ...view,
  seats: [{ ...view.seats[0]!, train, ...more }, ...view.seats.slice(1)],
});
const upgraded = withMe(
  three,
  [car('engine_2', px('green')), car('hopper_2', coal), ...three.seats[0]!.train.slice(2)],
  { weight: 6, score: { ...three.seats[0]!.score, cars: 15, total: 28 } },
);
const stations: Fixture['stations'] = [
  { state: 'done', kind: 'action', number: 1, label: 'Дія 1: набір' },
  { state: 'now', kind: 'action', number: 2, label: 'Дія 2: будівництво' },
  { state: 'wait', kind: 'limit', label: 'рука до 5' },
  { state: 'wait', kind: 'refill', label: 'ряд до 3' },
];
const uses: Fixture = {
  view: three,
  shown: upgraded,
  now: 'Гопер II замість гопера I: оплата **3 карти**, вага **6 з 6**, **+3 ПБ**.',
  selected: { kind: 'hand', index: 1 },
  usesTitle: 'Гопер II: що з ним зробити',
  uses: [
    { kind: 'upgrade', label: 'Модернізувати гопер I', note: '3 карти', key: 'U', chosen: true },
    {
      kind: 'build',
      label: 'Причепити',
      note: 'Вага була б 7 за потужності 6',
      legal: false,
      hint: { label: 'списати вагон…', act: () => {} },
    },
    { kind: 'load', label: 'Завантажити: нафта', note: '3 місця', key: 'L' },
    { kind: 'pay', label: 'Заплатити ним', note: 'за іншу', key: 'P' },
  ],
  marks: {
    'hand:2': { tone: 'picked', order: 1, tag: 'оплата 1' },
    'hand:3': { tone: 'picked', order: 2, tag: 'оплата 2' },
    'hand:5': { tone: 'picked', order: 3, tag: 'оплата 3' },
    'car:0.1': { tone: 'chosen' },
    'car:0.2': { tone: 'target' },
    'car:1.2': { tone: 'target', ops: [{ op: 'cards', n: 3 }] },
    'car:2.1': {
      tone: 'target',
      ops: [
        { op: 'cards', n: 3 },
        { op: 'bonus', actions: ['deliver'] },
      ],
    },
  },
  draft: { kind: 'upgrade', seat: 0, car: 1, card: 'hopper_2' },
  stations,
  handNote: '6 карт, наприкінці ходу лишиться 5',
  label: 'Модернізувати +3',
};
const scrap: Fixture = {
  ...uses,
  shown: three,
  now: 'Списати **цистерну II**: звільниться вага 2, нафта піде у скид.',
  selected: null,
  draft: { kind: 'scrap', seat: 0, car: 2 },
  marks: {
    'car:0.2': { tone: 'chosen' },
    'car:0.1': { tone: 'target' },
    'car:0.3': { tone: 'target' },
    'car:0.4': { tone: 'target' },
  },
  uses: [{ kind: 'scrap', label: 'Списати цистерну II', note: '', chosen: true }],
  label: 'Списати',
  asked: { thing: 'car:0.0', text: 'Списати можна лише один інший вагон.', code: 'IT-E13' },
};
const deliver: Fixture = {
  ...uses,
  view: four,
  shown: four,
  selected: null,
  draft: null,
  now: 'Перевезення: **Шахта «Кактус»**. Виберіть, що передати.',
  usesTitle: 'Перевезення: шахта «Кактус»',
  label: 'Завершити перевезення',
  enabled: false,
  reason: 'Спершу передайте хоча б щось',
  pass: 'Відмовитися',
  uses: [
    { kind: 'secondary', label: 'Додатковий a', note: 'бракує 1 нафти, 1 коробки', legal: false },
    {
      kind: 'ticket',
      colour: 'purple',
      label: 'Квиток: фіолетовий',
      ops: [
        { op: 'cards', n: 2 },
        { op: 'bonus', actions: ['load'] },
      ],
    },
    { kind: 'special', label: 'Спеціальна доставка', note: 'по 2 карти', chosen: true },
  ],
  marks: {
    'dest:cactus_mines': { tone: 'chosen' },
    'dest:flint_beach': { tone: 'target' },
    'item:0.0': { tone: 'target' },
    'item:1.0': { tone: 'picked', order: 1 },
    'item:2.0': { tone: 'picked', order: 2 },
    'item:3.0': { tone: 'target' },
  },
  stations: [
    { state: 'done', kind: 'action', number: 1, label: 'Дія 1: набір' },
    { state: 'now', kind: 'deliver', label: 'перевезення', count: [1, 4] },
    { state: 'draft', kind: 'take', label: 'взяти карти', count: [0, 4] },
    { state: 'wait', kind: 'bonus', label: 'бонус: завантаження', actions: ['load'] },
    { state: 'wait', kind: 'limit', label: 'рука до 5' },
  ],
};
const lone: Fixture = {
  view: solo,
  shown: withMe(
    solo,
    solo.seats[0]!.train.map((one, i) => (i === 3 ? car('tanker_1', oil) : one)),
    {},
  ),
  now: 'Нафта в цистерну: вистачить на контракт **«Біллінгтонс»**, але візьмете **3 карти з колоди**.',
  selected: { kind: 'hand', index: 3 },
  usesTitle: 'Пасажирський II',
  uses: [
    { kind: 'build', label: 'Причепити', note: '4 карти', key: 'B' },
    { kind: 'upgrade', label: 'Модернізувати вагон I', note: '3 карти', key: 'U' },
    { kind: 'load', label: 'Завантажити: нафта', ops: [{ op: 'cards', n: 3 }], key: 'L', chosen: true },
    { kind: 'pay', label: 'Заплатити нею', note: 'за іншу', key: 'P' },
  ],
  draft: { kind: 'load', seat: 0, car: 3, card: 'coach_2' },
  stations: [
    { state: 'now', kind: 'action', number: 1, label: 'Дія 1: завантаження' },
    { state: 'draft', kind: 'take', label: 'взяти карти', count: [0, 3] },
    { state: 'wait', kind: 'action', number: 2, label: 'Дія 2' },
    { state: 'wait', kind: 'limit', label: 'рука до 5' },
    { state: 'wait', kind: 'refill', label: 'ряд до 3' },
    { state: 'wait', kind: 'burn', label: 'верхня карта згорає' },
  ],
  handNote: '5 карт',
  label: 'Завантажити',
};
const calm = (view: IsleView): Fixture => ({
  view,
  now: 'Ваш хід: виберіть карту, пасажира чи місце.',
  usesTitle: 'Ваша дія',
  uses: [
    { kind: 'show', id: 'show:take', label: 'Набір', note: 'карта чи пасажир' },
    { kind: 'show', id: 'show:build', label: 'Будівництво', note: '3 карти' },
    { kind: 'show', id: 'show:load', label: 'Завантаження', note: '4 місця' },
    { kind: 'show', id: 'show:deliver', label: 'Перевезення', note: '6 місць' },
  ],
  stations,
  label: 'Виберіть дію',
  enabled: false,
  handNote: '5 карт',
  marks: {
    'display:0': { tone: 'target' },
    'display:2': { tone: 'target' },
    deck: { tone: 'target' },
    bag: { tone: 'target' },
  },
});

const crowded = { white: 2, light_blue: 1, orange: 1, green: 1, purple: 2, black: 2 };
export const fixtures: Record<string, Fixture> = {
  crowd: calm({ ...three, seats: three.seats.map((one) => ({ ...one, supply: crowded })) }),
  uses,
  scrap,
  deliver,
  solo: lone,
  two: calm(two),
  four: calm(four),
  challenge: { ...calm(challenge), now: 'Настає ніч.' },
  empty: calm({
    ...three,
    seats: [
      seat([car('engine_1')], 4, 0, {
        hand: ['hopper_1', 'coach_1', 'bank', 'engine_2', 'tanker_1'],
        supply: { white: 1, black: 1 },
      }),
      ...three.seats.slice(1),
    ],
  }),
  ...Object.fromEntries([2, 4, 5, 6, 8, 9].map((n) => [`s${n}`, calm(scenario(n))])),
};
