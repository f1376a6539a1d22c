import { roving as group } from '../../ui/roving';

/** From the chosen thing, and among its targets, left and right go from target to target: the session's own keys. */
function leaves({ key, target }: KeyboardEvent): boolean {
  if (key !== 'ArrowRight' && key !== 'ArrowLeft') return false;
  const here = target as HTMLElement;
  if (here.closest('.is-legal, .item')) return true;
  return (
    here.getAttribute('aria-pressed') === 'true' && document.querySelector('.isle .is-legal, .isle .item') !== null
  );
}

export const roving = (node: HTMLElement): { destroy: () => void } => group(node, leaves);
