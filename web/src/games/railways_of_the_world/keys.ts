// The keyboard, wherever the focus is: letters choose an action (B track, L engine, D deliver, U urbanize, C card, W west,
// P pass), figures 0 to 5 an edge of the next tile or a colour, N and R go through what may be chosen, Enter does it, S
// stops a build, Backspace takes a tile off, Esc puts back. On the map its own keys come first.
import type { ActionId } from './actions';
import { exitOf, tileTo } from './building';
import { edgeOf, endName, hexOf, segmentOf } from './box';
import { stopping } from './deeds';
import { cubeThing } from './layers';
import { ofKind } from './notation';
import type { RailwaysSession } from './session.svelte';
import { finishes } from './tagging';

const letters: Record<string, ActionId> = {
  KeyB: 'build',
  KeyL: 'upgrade',
  KeyD: 'deliver',
  KeyU: 'urbanize',
  KeyC: 'take',
  KeyW: 'western',
  KeyP: 'pass',
};

/** What Enter presses itself. A stop of the map is none of them: what it means there the map has said already. */
const pressable = 'button, a, input, [role="tab"]';

export function keyPressed(session: RailwaysSession, event: KeyboardEvent): boolean {
  const target = event.target as Element;
  if (event.key === 'Escape') return session.putBack();
  if (session.due) return false;
  if (event.key === 'Enter' && !target.closest(pressable) && session.primary?.enabled)
    return (void session.confirm(), true);
  if (!event.shiftKey && inMode(session, event)) return true;
  return session.board?.key(event) ?? false;
}

function inMode(session: RailwaysSession, event: KeyboardEvent): boolean {
  const { mode } = session;
  const digit = /^(?:Digit|Numpad)([0-5])$/.exec(event.code);
  if (mode === 'build') {
    if (digit) return edge(session, Number(digit[1]));
    if (event.code === 'KeyS') return (stopping(session).act(), true);
    if (event.key === 'Backspace' && session.table.undoable) return (void session.undo(), true);
  }
  if (mode === 'auction' && event.code === 'KeyP' && session.table.legal.includes('pass'))
    return (void session.send('pass'), true);
  if (mode === 'color' && digit && session.colors[Number(digit[1]) - 1])
    return ((session.color = session.colors[Number(digit[1]) - 1]!), true);
  if (event.code === 'KeyR' && session.turnWay(1)) return true;
  if (event.code === 'KeyN' || event.code === 'KeyR') return next(session);
  const tool = letters[event.code];
  if (mode !== 'action' || !tool) return false;
  const action = session.actions.find(({ id }) => id === tool);
  if (!action) return false;
  if (action.open) session.use(tool);
  else void session.askAction(tool);
  return true;
}

/** The exit of the open hex on that edge. */
function edge(session: RailwaysSession, n: number): boolean {
  const exit = session.opened ? endName(hexOf(session.opened), n) : null;
  if (!exit) return false;
  if (tileTo(session, exit)) session.choose(exit);
  else void session.ask(exit);
  return true;
}

/** Everything that may be chosen now, in its order. */
function choices(session: RailwaysSession): string[] {
  const { mode, tool, cargo, moves, opened, hexes } = session;
  if (mode === 'build') {
    const exits = ofKind(moves, 'lay')
      .filter(({ hex }) => hex === opened)
      .map(({ tile }) => {
        const { out, ...hex } = segmentOf(tile);
        return endName(hex, out);
      })
      .sort((a, b) => edgeOf(a) - edgeOf(b));
    const cities = finishes(session).toSorted((a, b) => a.price - b.price);
    return [...(opened ? exits : hexes), ...cities.map(({ city }) => city)];
  }
  if (mode === 'deliver' || cargo) return [...session.targets.map(({ city }) => city)];
  if (mode === 'depot') return ofKind(moves, 'depot').map(({ side }) => side);
  if (mode === 'grow') return ofKind(moves, 'grow').map(({ city }) => city);
  if (mode === 'industry' || tool === 'urbanize') return ofKind(moves, 'urbanize').map(({ city }) => city);
  if (tool === 'western') return ofKind(moves, 'western').map(({ city }) => city);
  if (tool === 'build')
    return [...ofKind(moves, 'extend').map(({ end }) => end), ...ofKind(moves, 'build').map(({ city }) => city)];
  return mode === 'action' ? session.movable.map(({ city, cube }) => cubeThing(city, cube)) : [];
}

function next(session: RailwaysSession): boolean {
  const all = choices(session);
  if (!all.length) return false;
  const { choice, cargo, mode, hexes } = session;
  const place = all[(all.indexOf(choice ?? '') + 1) % all.length]!;
  if (place.includes(':') && !cargo) session.press(place);
  else if (mode === 'build' && hexes.includes(place)) session.open(place);
  else session.choose(place);
  session.board?.look(exitOf(session, place) ?? place);
  return true;
}
