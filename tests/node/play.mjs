// Whole games of every game, by random legal moves: the view kept from differences is the view.
import { Client } from "./client.mjs";
import { check, same, serve, until } from "./kit.mjs";

const { base } = await serve("--rate", "0", "--bot-seconds", "0.05");

// Small numbers that are the same in every run.
function dice(seed) {
  return (below) => ((seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0) >>> 8) % below;
}

// Events of moves that stand: an undo removes nothing from what a client has heard.
const told = (events) => events.filter((event) => event.c !== "undo" && event.c !== "resign");

async function compare(client, table, seat) {
  const kept = structuredClone(client.at(table, seat));
  const fresh = await client.watch(table, seat);
  same("answered in full", fresh.t, "view");
  same(`the view of ${seat}`, kept.view, fresh.view);
  same("its version", kept.v, fresh.v);
  same("its legal moves", kept.legal, fresh.legal ?? []);
  same("its undo", kept.undo, fresh.undo ?? 0);
  // The view has the last events; the older ones come in pages.
  let { log, log_from: from } = fresh;
  check("a page of the log", log.length <= 100 && (from === 0 || log.length === 100), { from, length: log.length });
  while (from > 0) {
    const page = await client.ask({ t: "log", table, ...(seat === undefined ? {} : { seat }), before: from });
    check("an older page", page.t === "log" && page.log.length <= 200 && page.log_from + page.log.length === from, page);
    log = [...page.log, ...log];
    from = page.log_from;
  }
  same("what it was told", told(kept.events), told(log));
}

// Plays a table to its end; players: [client, seat].
async function play(id, players, spectator, seed, most = 4000) {
  const random = dice(seed);
  let moves = 0;
  const play = async ([client, seat]) => {
    const now = () => client.at(id, seat);
    while (!now().over && moves < most) {
      if (now().legal.length === 0) {
        await until("somebody moves", () => now().over || now().legal.length > 0, 60);
        continue;
      }
      const { legal } = now();
      const answer = await client.move(id, seat, legal[random(legal.length)]);
      check("accepted", answer.t === "ok" || answer.t === "stale", answer);
      if (answer.t === "ok") check("its update came before", now().v >= answer.v, answer);
      moves++;
    }
  };
  await Promise.all(players.map(play));
  await until("the end", () => players.every(([client, seat]) => client.at(id, seat).over));
  await until("the spectator sees the end", () => spectator.at(id).over);
  for (const [client, seat] of players) await compare(client, id, seat);
  await compare(spectator, id);
}

async function whole(game, options, seats, seed, splice = true) {
  const ann = await (await Client.named(base, "Ann")).connect(), bo = await (await Client.named(base, "Bo")).connect();
  const spectator = await new Client(base).connect();
  const { body: table, status } = await ann.post("/api/tables", { game, options, seats, start: false });
  check("created", status === 200, table);
  const people = [ann, bo];
  const players = [];
  for (const [seat, { kind }] of seats.entries()) {
    if (kind === "bot") continue;
    const client = kind === "open" ? bo : ann;
    if (kind === "open") await bo.post(`/api/tables/${table.id}/sit`, { seat });
    players.push([client, seat]);
    const before = await client.watch(table.id, seat, { splice });
    same("no view before the game begins", [before.view, before.v, before.log], [null, 0, []]);
  }
  await spectator.watch(table.id, undefined, { splice });
  await ann.post(`/api/tables/${table.id}/start`);
  await until("the view comes by itself", () => players.every(([client, seat]) => client.at(table.id, seat).view !== null));
  await play(table.id, players, spectator, seed);
  const { body: over } = await ann.get(`/api/tables/${table.id}`);
  same("over", over.state, "over");
  await until("told so", () => ann.infos.some(({ info }) => info.state === "over"));

  // The record: a header, every move, the result; and the public view at any move.
  const { body: text } = await spectator.get(`/api/tables/${table.id}/record`);
  const lines = text.trim().split("\n").map((line) => JSON.parse(line));
  const moves = lines.slice(1, -1);
  same("the header", [lines[0].roundhouse, lines[0].game, lines[0].seats, lines[0].commitment], [1, game, seats.length, over.commitment]);
  check("the secret", /^[0-9a-f]{64}$/.test(lines[0].secret));
  check("moves", moves.length > 0 && moves.every((line) => typeof line.move === "string"));
  const { result } = lines.at(-1);
  same("the last view's points", spectator.at(table.id).view.seats.map((seat) => seat.score.total), result.scores);
  const last = await spectator.ask({ t: "at", table: table.id, index: moves.length });
  same("the last of them", [last.t, last.of, last.view], ["at", moves.length, spectator.at(table.id).view]);
  const first = await spectator.ask({ t: "at", table: table.id, index: 0 });
  same("the first of them", first.view.round, 1);
  const beyond = await spectator.ask({ t: "at", table: table.id, index: moves.length + 1 });
  same("beyond the last", [beyond.t, beyond.code], ["error", "bad_message"]);
  for (const client of [...people, spectator]) client.socket.close();
  return { table: over, ann, bo };
}

const me = { kind: "me" }, open = { kind: "open" }, random = { kind: "bot", bot: "random" }, fast = { kind: "bot", bot: "fast" };

export default {
  "Railroad Ink, two people": () => whole("railroad_ink", {}, [me, open], 1),
  "Railroad Ink, everything on, without splices": () => whole("railroad_ink", { draft: true, meteor: true, lava: true }, [me, open], 2, false),
  "Railroad Ink, with bots": () => whole("railroad_ink", { meteor: true }, [random, me, fast], 3),
  "Railroad Ink, two at one device": () => whole("railroad_ink", { lava: true }, [me, { kind: "local", name: "Cy" }], 4),
  "Isle of Trains, two people": () => whole("isle_of_trains", { max_turns: 12 }, [me, open], 5),
  "Isle of Trains, with bots": () => whole("isle_of_trains", { max_turns: 8, promo: true }, [fast, open, random, me], 6),
  "Isle of Trains, alone": () => whole("isle_of_trains", { scenario: 2 }, [me], 7),

  async "a rematch has the same seats"() {
    const { table, ann, bo } = await whole("isle_of_trains", { max_turns: 1 }, [me, open], 8);
    const { body: next } = await bo.post(`/api/tables/${table.id}/rematch`);
    same("the same people", next.seats.map((seat) => seat.name), ["Ann", "Bo"]);
    same("the first table names it", (await ann.get(`/api/tables/${table.id}`)).body.next, next.id);
    const { body: again } = await ann.post(`/api/tables/${table.id}/rematch`);
    same("asking again makes no third, and now it runs", [again.id, again.state], [next.id, "running"]);
  },
};
