// A picture of all boards to send to friends, taken from the page: each in its `.end-sheet`, in what bears the seat
// (`data-portrait`).
import { me } from '../../app/me.svelte';
import { t, texts } from '../../app/texts.svelte';
import { toasts } from '../../app/toasts.svelte';
import type { Outcome } from './outcome.svelte';

export async function share({ shown, info, meta }: Outcome, page: Element): Promise<void> {
  const { picture, send } = await import('./picture');
  const title = meta.names[texts.language].title;
  const portraits = [...page.querySelectorAll<HTMLElement>('[data-portrait]')].map((item) => {
    const { name, points, win } = shown.find(({ seat }) => seat === Number(item.dataset.portrait))!;
    return {
      board: item.querySelector('.end-sheet')!,
      name: name === t('you') ? (me.name ?? name) : name,
      points: texts.figure(points),
      colour: getComputedStyle(item.querySelector('.seat')!).backgroundColor,
      winner: win && shown.length > 1,
    };
  });
  const made = await picture(title, 'Roundhouse', portraits);
  if (made && (await send(made, `roundhouse-${info.id}.png`, title))) toasts.show(t('end.pictureSaved'), 'download');
}
