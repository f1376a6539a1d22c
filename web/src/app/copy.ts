import { t } from './texts.svelte';
import { toasts } from './toasts.svelte';

/** To the clipboard; without permission (plain http from afar) through a selected field. */
export async function copy(text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
  } catch {
    const field = document.createElement('textarea');
    field.value = text;
    document.body.append(field);
    field.select();
    document.execCommand('copy');
    field.remove();
  }
}

export async function copyLink(link: string): Promise<void> {
  await copy(link);
  toasts.show(t('share.copied'), 'link');
}
