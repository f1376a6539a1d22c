// The engine of a level (84 × 44): a longer boiler and more wheels as the level grows.
const cut = (value: number): number => Math.round(value * 10) / 10;

export function engineArt(level: number): string {
  const length = 26 + level * 4.4;
  const left = 42 - length / 2 - 4;
  const count = 2 + Math.ceil(level / 2);
  const radius = cut(Math.min(6 + level * 0.45, (length + 2) / count / 2 + 0.6));
  const wheels = Array.from({ length: count }, (_, i) => {
    const x = cut(left + 8 + (i * (length + 2)) / (count - 0.4));
    return `<circle cx="${x}" cy="32" r="${radius}"/>`;
  }).join('');
  const dome = level > 4 ? `<path d="M${cut(left + 19)} 14a4 4 0 0 1 8 0Z"/>` : '';
  return `<path d="M${cut(left)} 27V9h13v5h${cut(length - 24)}V${level > 3 ? 6 : 8}h6v8q9 1 9 9v4Z"/><path d="M${cut(left + 3)} 12h6v6h-6z" class="pane"/>${dome}${wheels}`;
}
