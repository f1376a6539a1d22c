import { texts } from './texts.svelte';

const steps: [Intl.RelativeTimeFormatUnit, number][] = [
  ['minute', 60],
  ['hour', 3600],
  ['day', 86_400],
];

/** "2 minutes ago" in the reader's language. Times come as ISO text, seconds or milliseconds. */
export function timeAgo(when: string | number, now = Date.now()): string {
  const format = new Intl.RelativeTimeFormat(texts.language, { numeric: 'auto' });
  const time = typeof when === 'string' ? Date.parse(when) : when < 1e12 ? when * 1000 : when;
  if (Number.isNaN(time)) return '';
  const seconds = Math.max(0, (now - time) / 1000);
  const [unit, size] = steps.findLast(([, length]) => seconds >= length) ?? steps[0]!;
  return format.format(-Math.floor(seconds / size), unit);
}

/** "today", "yesterday", or the date, with the year where it is another one. */
export function dayOf(moment: number): string {
  const day = (time: number): number => new Date(time).setHours(0, 0, 0, 0);
  const days = Math.round((day(moment) - day(Date.now())) / 86_400_000);
  if (days > -2) return new Intl.RelativeTimeFormat(texts.language, { numeric: 'auto' }).format(days, 'day');
  const thisYear = new Date(moment).getFullYear() === new Date().getFullYear();
  return new Intl.DateTimeFormat(texts.language, {
    day: 'numeric',
    month: 'numeric',
    ...(thisYear ? {} : { year: '2-digit' }),
  }).format(moment);
}
