// Two people who play with each other, one game after the other, each with a connection: any legal move, at once or
// after a time to think. Tables are made ahead, so that the end of a game is the beginning of the next.
import { Seat } from './seat.mjs';
import { call, open } from './wire.mjs';

const AHEAD = 2; // tables of a pair that are ready or in the making

// Fractions below 1 from a seed (mulberry32).
function generator(seed) {
  return () => {
    seed = (seed + 0x6d2b79f5) | 0;
    let bits = Math.imul(seed ^ (seed >>> 15), seed | 1);
    bits ^= bits + Math.imul(bits ^ (bits >>> 7), bits | 61);
    return ((bits ^ (bits >>> 14)) >>> 0) / 2 ** 32;
  };
}

// `load` is what all of them share: { port, game, options, think, figures, playing, fail }.
export class Pair {
  players = [];
  #ahead = 0;
  #making = Promise.resolve();

  constructor(load, number) {
    this.load = load;
    this.number = number;
  }

  // Resolves when both are connected and have their tables.
  async arrive() {
    for (const seat of [0, 1]) {
      const { cookie } = await call(this.load.port, 'PUT', '/api/me', { name: `Player ${this.number}.${seat}` });
      const socket = await open(this.load.port, cookie);
      this.players.push(new Player(this, seat, cookie, socket, generator(2 * this.number + seat)));
    }
    await this.#refill(AHEAD + 1); // so that the first game, which all begin at once, asks for no other table
  }

  // One of them begins with a table: another one will be needed.
  begin(table) {
    if (table.begun) return;
    table.begun = true;
    this.#ahead--;
    this.#refill(AHEAD).catch((error) => this.load.fail(error));
  }

  #refill(enough) {
    for (; this.#ahead < enough; this.#ahead++) this.#making = this.#making.then(() => this.#make());
    return this.#making;
  }

  async #make() {
    const { port, game, options, figures } = this.load;
    const [host, guest] = this.players;
    const post = (player, path, body) => call(port, 'POST', `/api/tables${path}`, body, player.cookie);
    const { id } = (await post(host, '', { game, options, seats: [{ kind: 'me' }, { kind: 'open' }] })).body;
    await post(guest, `/${id}/sit`, { seat: 1 });
    await post(host, `/${id}/start`);
    const table = { id, begun: false, turns: [] };
    const seats = await Promise.all(this.players.map((player) => player.follow(table)));
    this.players.forEach((player, index) => player.offer(seats[index]));
    figures.made++;
  }
}

class Player {
  #followed = new Map(); // table id -> Seat
  #ready = []; // seats of the next games
  #seat = null; // of the game that is played
  #asked = new Map(); // n -> what to do with the answer
  #n = 0;
  #busy = false; // thinking about a move, or waiting for its answer

  constructor(pair, number, cookie, socket, random) {
    Object.assign(this, { pair, load: pair.load, number, cookie, socket, random });
    this.load.figures.wait(+1);
    socket.onmessage = (text, arrived) => this.#receive(JSON.parse(text), arrived);
    socket.onend = (code) => this.load.fail(new Error(`the server closed a connection: ${code}`));
  }

  // Resolves to the seat with the view that came.
  follow(table) {
    return new Promise((resolve) => {
      this.#watch(table, (view) => {
        const seat = new Seat(table, this.number, view);
        this.#followed.set(table.id, seat);
        resolve(seat);
      });
    });
  }

  offer(seat) {
    this.#ready.push(seat);
    if (this.load.playing && this.#seat === null) this.next();
  }

  next() {
    if (this.#seat === null) this.load.figures.wait(-1);
    else this.#leave(this.#seat.table);
    this.#seat = this.#ready.shift() ?? null;
    if (this.#seat === null) return this.load.figures.wait(+1);
    this.pair.begin(this.#seat.table);
    this.#act();
  }

  // Whatever came: what is there to do now?
  #act() {
    const seat = this.#seat;
    if (seat === null || this.#busy) return;
    if (seat.over) return this.next();
    if (seat.legal.length === 0 || seat.v < seat.needs) return;
    this.#busy = true;
    const { think } = this.load;
    if (think === 0) this.#move();
    else setTimeout(() => this.#move(), think * (0.5 + this.random()));
  }

  #move() {
    const { table, legal, v, number } = this.#seat;
    if (legal.length === 0) return this.#free(); // somebody else was faster than this player's thoughts
    const move = legal[Math.floor(this.random() * legal.length)];
    const sent = performance.now();
    const message = { t: 'move', table: table.id, seat: number, v, id: `${number}.${this.#n}`, move };
    this.#ask(message, (answer, arrived) => {
      this.#answered(answer, sent, arrived);
      this.#free();
    });
  }

  #free() {
    this.#busy = false;
    this.#act();
  }

  #answered(answer, sent, arrived) {
    const { figures } = this.load;
    const seat = this.#seat;
    if (answer.t === 'ok') {
      figures.ok.push(arrived - sent);
      if (seat.v < answer.v) figures.fault('an ok came before its update');
      const when = seat.turns.get(answer.v);
      if (when) figures.turns.push({ sent, when, other: 1 - this.number });
    } else if (answer.t === 'stale') {
      figures.stale++;
      seat.needs = answer.v;
    } else {
      figures.refused++;
      figures.fault(`a move of the legal list was answered with ${answer.t} ${answer.code}`);
    }
  }

  #receive(message, arrived) {
    if (message.n !== undefined) {
      this.#asked.get(message.n)(message, arrived);
      this.#asked.delete(message.n);
    } else if (message.t === 'update') {
      this.#update(this.#followed.get(message.table), message, arrived);
    } else if (message.t !== 'info') {
      this.load.fail(new Error(`nobody asked for ${JSON.stringify(message)}`));
    }
  }

  #update(seat, message, arrived) {
    const { figures } = this.load;
    seat.update(message, arrived);
    if (seat.over && this.number === 0) figures.ended++;
    if (figures.checks(arrived)) this.#watch(seat.table, (view) => figures.compared(seat.differs(view)));
    this.#act();
  }

  // Asked again, the answer comes behind the updates that went before it: what is kept by then is the same.
  #watch(table, seen) {
    this.#ask({ t: 'watch', table: table.id, seat: this.number, splice: true }, (answer) => {
      if (answer.t === 'view') seen(answer);
      else this.load.fail(new Error(`watch was answered with ${JSON.stringify(answer)}`));
    });
  }

  #leave({ id }) {
    this.#followed.delete(id);
    this.socket.send(JSON.stringify({ t: 'leave', table: id, seat: this.number }));
  }

  #ask(message, answer) {
    const n = ++this.#n;
    this.#asked.set(n, answer);
    this.socket.send(JSON.stringify({ ...message, n }));
  }
}
