// What is counted from the end of the warm-up on, and how it is said.
import { monitorEventLoopDelay } from 'node:perf_hooks';

const RESOLUTION = 5; // milliseconds between two looks at the event loop, which a look that is in time counts as well
const CHECK_EVERY = 100; // updates of all players, and not before
const CHECK_PAUSE = 100; // milliseconds have passed: a whole view costs the server more than an update

// The value that this part of them does not exceed.
const percentile = (sorted, part) => sorted[Math.ceil(part * sorted.length) - 1];

function times(sorted, parts) {
  if (sorted.length === 0) return 'none';
  const at = (part) => percentile(sorted, part).toFixed(2);
  return `${parts.map((part) => `p${100 * part} ${at(part)}`).join(', ')}, max ${at(1)} ms of ${sorted.length}`;
}

export class Figures {
  faults = new Map(); // what is wrong -> how often; from the first moment on
  #waiting = 0; // players without a table now
  #since = 0;
  #updates = 0;
  #looked = 0;
  #lag = monitorEventLoopDelay({ resolution: RESOLUTION });

  constructor(server) {
    this.server = server;
    this.#lag.enable();
    this.begin();
  }

  // All that went before was warming up.
  begin() {
    this.ok = []; // milliseconds from a move to its ok
    this.turns = []; // { sent, when, other }: moves that changed who is to move, and when each seat was told
    this.stale = this.refused = this.compares = this.made = this.ended = this.waited = 0;
    this.#since = performance.now();
    this.begun = { at: this.#since, server: this.server.cpu(), client: process.cpuUsage() };
    this.#lag.reset();
  }

  wait(more) {
    const now = performance.now();
    this.waited += this.#waiting * (now - this.#since);
    this.#since = now;
    this.#waiting += more;
  }

  // Is this the update after which to ask for a whole view?
  checks(now) {
    if (++this.#updates < CHECK_EVERY || now < this.#looked + CHECK_PAUSE) return false;
    this.#updates = 0;
    this.#looked = now;
    return true;
  }

  compared(differences) {
    this.compares++;
    for (const name of differences) this.fault(`${name}, as kept from updates, is not that of the whole view`);
  }

  fault(text) {
    this.faults.set(text, (this.faults.get(text) ?? 0) + 1);
  }

  // The lines to print.
  end() {
    this.wait(0);
    const seconds = (performance.now() - this.begun.at) / 1000;
    const served = (this.server.cpu() - this.begun.server) / seconds;
    const { user, system } = process.cpuUsage(this.begun.client);
    const own = (user + system) / 1e6 / seconds;
    const late = Math.max(0, this.#lag.percentile(99) / 1e6 - RESOLUTION);
    const rate = this.ok.length / seconds;
    const ok = Float64Array.from(this.ok).sort();
    const told = this.turns.map(({ sent, when, other }) => when[other] - sent).filter((time) => !Number.isNaN(time));
    const lines = [
      `accepted       ${rate.toFixed(1)} moves/s (${ok.length} in ${seconds.toFixed(2)} s)`,
      `send -> ok     ${times(ok, [0.5, 0.9, 0.99])}`,
      `send -> other  ${times(Float64Array.from(told).sort(), [0.5, 0.99])} (changes of who is to move)`,
      `not accepted   ${this.stale} stale, ${this.refused} refused`,
      `tables         ${this.ended} ended, ${this.made} made; players waited ${(this.waited / 1000).toFixed(2)} s for one`,
      `server         ${((1e6 * served) / rate).toFixed(0)} us of CPU a move, ${served.toFixed(2)} of a core`,
      `client         ${own.toFixed(2)} of a core, event loop late by ${late.toFixed(2)} ms (p99)`,
      `kept views     ${this.compares} compared with whole ones`,
    ];
    if (own > 0.8 || late > percentile(ok, 0.99) / 2)
      lines.push('The client was late itself: that is part of the times above.');
    return lines;
  }
}
