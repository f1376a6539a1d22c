// What one player keeps of one table: the view, the legal moves and the rest, made once from a `view` and from then on
// of nothing but `update`s.
import { isDeepStrictEqual } from 'node:util';

const LOG = 100; // as many events as a whole view comes with

// [path, value] sets, [path] removes, [path, at, removed, items] splices the array at the path.
function apply(root, difference) {
  for (const [path, ...what] of difference) {
    const steps = what.length === 3 ? path : path.slice(0, -1);
    const holder = steps.reduce((value, step) => value[step], root);
    if (what.length === 3) holder.splice(what[0], what[1], ...what[2]);
    else if (what.length === 0) delete holder[path.at(-1)];
    else if (path.length === 0) root = what[0];
    else holder[path.at(-1)] = what[0];
  }
  return root;
}

// A list beside the view comes whole, as splices, or not at all when it is the same.
function list(kept, whole, splices = []) {
  for (const [at, removed, items] of splices) kept.splice(at, removed, ...items);
  return whole ?? kept;
}

export class Seat {
  over = false;
  needs = 0; // the version that a `stale` spoke of
  turns = new Map(); // version -> when each seat was told that other seats are to move now

  // `table` is { id, turns }, the same for both its seats.
  constructor(table, number, { v, view, legal = [], quotes = [], undo, log, log_from }) {
    Object.assign(this, { table, number, v, view, legal, quotes, undo, log, events: log_from + log.length });
  }

  update({ v, d, e, legal, legal_d, quotes, quotes_d, undo, turn, over }, arrived) {
    this.v = v;
    this.view = apply(this.view, d);
    this.legal = list(this.legal, legal, legal_d);
    this.quotes = list(this.quotes, quotes, quotes_d);
    this.undo = undo ?? this.undo;
    this.log = [...this.log, ...e].slice(-LOG);
    this.events += e.length;
    this.over ||= over === true;
    if (turn) this.#told(v, arrived);
  }

  // Everybody is told of every change of who is to move, in one order: that joins a player's move to the other's
  // update. Versions do not, because they count what each viewer may see.
  #told(v, arrived) {
    const when = (this.table.turns[this.turns.size] ??= []);
    when[this.number] = arrived;
    this.turns.set(v, when);
  }

  // What of a whole view is not as it was kept; all of it should be.
  differs(whole) {
    const fresh = new Seat(this.table, this.number, whole);
    const names = ['v', 'view', 'legal', 'quotes', 'undo', 'events', 'log'];
    return names.filter((name) => !isDeepStrictEqual(this[name], fresh[name]));
  }
}
