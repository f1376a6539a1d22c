// Takes up moves that somebody proposed, as if the player had chosen them: shown, not sent.
import { parseMove } from './notation';
import type { PioneerSession } from './session.svelte';

export function takeUp(session: PioneerSession, [text = '', ...then]: string[]): boolean {
  const move = parseMove(text);
  session.reset();
  if (!move || !session.table.legal.includes(text)) return false;
  switch (move.kind) {
    case 'pick':
      if (session.look !== move.card) session.pick(move.card);
      return true;
    case 'lay':
      session.choose(move.track);
      return true;
    case 'cross':
    case 'cross_suit': {
      // A box is crossed for the track that follows: both are shown as one.
      const texts = [text, ...then];
      const lay = texts.map(parseMove).findIndex((one) => one?.kind === 'lay');
      const crosses = texts.slice(0, Math.max(0, lay));
      const track = lay > 0 ? parseMove(texts[lay]!) : null;
      if (track?.kind === 'lay' && crosses.every((one) => one.startsWith('cross ')))
        session.choose(track.track, crosses);
      else
        session.chooser =
          move.kind === 'cross' ? { bonus: move.token, suit: null } : { bonus: 'suit', suit: move.suit };
      return true;
    }
    case 'deposit':
      if (session.nuggets !== move.nuggets) session.deposit(move.nuggets);
      return true;
    default:
      return false;
  }
}

/** Where a player begins a move: names of places and things on the page. */
export function begins(text: string): string[] {
  const move = parseMove(text);
  switch (move?.kind) {
    case 'pick':
      return [`card:${move.card}`];
    case 'cross':
      return [`bonus:${move.token}`];
    case 'cross_suit':
      return ['bonus:suit'];
    default:
      return [];
  }
}
