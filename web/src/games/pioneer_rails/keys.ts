// The keyboard, wherever the focus is: figures look at cards and bonuses or count nuggets, Enter takes, Esc puts back,
// N and P go through the tracks that may be laid, B opens the bonuses, Backspace takes the last track off, E ends the
// turn. On the map its own keys come first.
import { allBonuses } from './bonuses';
import { endsOf } from './box';
import { ofKind } from './notation';
import type { PioneerSession } from './session.svelte';

function figure(session: PioneerSession, n: number): boolean {
  const { mode, chooser } = session;
  if (mode === 'pick') {
    const card = session.pickable[n - 1];
    // Looking is what figures do; Enter takes.
    if (card && card !== session.look) session.pick(card);
    return card !== undefined;
  }
  if (mode === 'deposit') {
    if (!ofKind(session.moves, 'deposit').some(({ nuggets }) => nuggets === n)) return false;
    if (session.nuggets !== n) session.deposit(n);
    return true;
  }
  const bonus = chooser ? allBonuses[n - 1] : undefined;
  if (bonus && bonus !== chooser!.bonus) session.show(bonus);
  return bonus !== undefined;
}

/** In the chooser arrows go from one bonus that can be taken to the next. */
function walkBonuses(session: PioneerSession, step: 1 | -1): boolean {
  const open = session.bonuses.filter(({ legal }) => legal).map(({ bonus }) => bonus);
  const at = open.indexOf(session.chooser!.bonus);
  const next = open[(at + step + open.length) % open.length]!;
  if (next !== session.chooser!.bonus) session.show(next);
  return true;
}

/** The next or previous track that may be laid is shown, and the keyboard goes to its end. A quick hand is not made to
 * press again: what may follow is known when the table has answered. */
function jump(session: PioneerSession, way: 1 | -1): boolean {
  const { tracks, choice, pen } = session;
  if (pen.busy) {
    void pen.answered().then((fine) => fine && jump(session, way));
    return true;
  }
  if (session.mode !== 'lay' || !tracks.length) return false;
  const at = choice ? tracks.indexOf(choice.track) : -1;
  const next = tracks[(at < 0 ? (way > 0 ? 0 : -1) : at + way + tracks.length) % tracks.length] ?? tracks.at(-1)!;
  session.choose(next);
  document.querySelector<SVGElement>(`[data-corner="${endsOf(next)[1]}"]`)?.focus({ preventScroll: true });
  return true;
}

/** What Enter presses itself. A corner of the map is none of them: what it means there the map has said already. */
const pressable = 'button, a, input, [role="tab"]';

export function keyPressed(session: PioneerSession, event: KeyboardEvent): boolean {
  const target = event.target as Element;
  if (event.key === 'Escape') return session.putBack();
  const digit = /^(?:Digit|Numpad)(\d)$/.exec(event.code);
  if (digit && !event.shiftKey) return figure(session, Number(digit[1]));
  if (event.code === 'KeyN' || event.code === 'KeyP') return jump(session, event.code === 'KeyN' ? 1 : -1);
  if (event.code === 'KeyB' && session.mode === 'lay') return (session.openBonuses(), true);
  if (event.code === 'KeyE' && session.primary) return (session.primary.act(), true);
  if (event.key === 'Backspace' && session.draft.length && session.mode === 'lay') return (session.back(), true);
  if (session.chooser && (event.key === 'ArrowLeft' || event.key === 'ArrowRight'))
    return walkBonuses(session, event.key === 'ArrowRight' ? 1 : -1);
  if (event.key === 'Enter' && !target.closest(pressable) && (session.controls || session.mode !== 'lay')) {
    void session.confirm();
    return true;
  }
  return false;
}
