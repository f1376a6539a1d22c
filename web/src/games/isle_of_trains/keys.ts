// The keyboard: figures are the cards of the hand, letters the rows of the list and the open row, arrows go from
// target to target, Enter confirms, Esc steps back.
import type { IsleSession } from './session.svelte';
import { thingKey, type Thing } from './model';

/** Q, W, E: the open row; R: the deck. By place on the keyboard, so that other layouts work too. */
const places: Record<string, Thing> = {
  KeyQ: { kind: 'display', slot: 0 },
  KeyW: { kind: 'display', slot: 1 },
  KeyE: { kind: 'display', slot: 2 },
  KeyR: { kind: 'deck' },
};

/** Moves the focus to the next or previous thing that can be pressed. */
function step(session: IsleSession, by: number): boolean {
  const found = session.targets.flatMap((key) => document.querySelector<HTMLElement>(`[data-thing="${key}"]`) ?? []);
  const list = found.length ? found : [...document.querySelectorAll<HTMLElement>('[data-thing^="hand:"]')];
  if (!list.length) return false;
  const at = list.indexOf(document.activeElement as HTMLElement);
  list[(at + by + list.length + (at < 0 && by < 0 ? 1 : 0)) % list.length]!.focus();
  return true;
}

export function keyPressed(session: IsleSession, event: KeyboardEvent): boolean {
  const target = event.target as Element;
  if (
    event.key === 'Escape' &&
    (session.held ||
      session.question ||
      session.selected ||
      session.asked ||
      session.intent ||
      session.picking?.picked.length)
  ) {
    session.cancel();
    return true;
  }
  if (!session.active) return false;
  // On a card already picked, or on the one all this is about, Enter confirms what is ready instead of taking it back.
  const here = target.closest<HTMLElement>('[data-thing]')?.dataset.thing;
  if (
    event.key === 'Enter' &&
    here &&
    session.plan &&
    session.ready &&
    !session.question &&
    [session.selected, ...(session.picking?.picked ?? [])].some((thing) => thing && thingKey(thing) === here)
  ) {
    session.primary?.act();
    return true;
  }
  if (event.key === 'Enter' && !target.closest('button, a, [role="button"], [role="tab"]')) {
    if (session.question) session.answer(true);
    else session.primary?.act();
    return true;
  }
  if (
    (event.key === 'ArrowRight' || event.key === 'ArrowLeft') &&
    !target.closest('[role="tablist"], [role="radiogroup"]')
  )
    return step(session, event.key === 'ArrowRight' ? 1 : -1);
  if (event.shiftKey) return false;
  const digit = /^Digit([1-9])$/.exec(event.code);
  if (digit) {
    const index = Number(digit[1]) - 1;
    if (index < session.hand.length) session.press({ kind: 'hand', index });
    return true;
  }
  const letter = /^Key([A-Y])$/.exec(event.code)?.[1];
  if (!letter) return false;
  const row =
    session.uses.find((one) => one.key === letter && one.legal) ?? session.uses.find((one) => one.key === letter);
  if (row) session.choose(row);
  else if (letter === 'X' && session.pass) session.pass.act();
  else if (letter === 'K' && session.buyback?.legal) session.buyback.act();
  else if (places[event.code] && session.table.legal.some((text) => text.startsWith('take ')))
    session.press(places[event.code]!);
  else return false;
  return true;
}
