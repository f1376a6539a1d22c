// Light or dark. The page is painted before the shell is here, so this knows nothing of it.
export const themes = ['auto', 'light', 'dark'] as const;
export type Theme = (typeof themes)[number];

export const system = typeof matchMedia === 'function' ? matchMedia('(prefers-color-scheme: dark)') : null;

/** The theme chosen on this device. */
export function wantedTheme(): Theme {
  const chosen = localStorage.getItem('theme');
  return themes.find((one) => one === chosen) ?? 'auto';
}

export function paint(theme: Theme): void {
  const dark = theme === 'dark' || (theme === 'auto' && system?.matches);
  document.documentElement.dataset.theme = dark ? 'dark' : 'light';
}
