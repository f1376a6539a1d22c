// One table live: versions, undo, preview, why, reconnecting, chat, and what goes wrong.
import { apply, Client } from "./client.mjs";
import { check, denied, same, serve, until } from "./kit.mjs";
import { open as openSocket } from "./socket.mjs";

const server = await serve("--rate", "0");
const { base } = server;
const seats = [{ kind: "me" }, { kind: "open" }];

// Ann in seat 0 and Bo in seat 1, watching, the game begun.
async function table(game = "railroad_ink", options = {}) {
  const ann = await (await Client.named(base, "Ann")).connect(), bo = await (await Client.named(base, "Bo")).connect();
  const { body } = await ann.post("/api/tables", { game, options, seats });
  await bo.post(`/api/tables/${body.id}/sit`, { seat: 1 });
  await ann.post(`/api/tables/${body.id}/start`);
  await ann.watch(body.id, 0);
  await bo.watch(body.id, 1);
  return { id: body.id, ann, bo };
}
const error = (what, answer, code) => same(what, [answer.t, answer.code], ["error", code]);

export default {
  async "the socket needs its subprotocol, its path and its own origin"() {
    const refused = (url, options) => openSocket(base.replace("http", "ws") + url, options).then(() => ({ status: 101 }), (answer) => answer);
    denied("no subprotocol", await refused("/api/ws", { protocol: null }), 400, "bad_request");
    denied("another path", await refused("/api/socket"), 404, "not_found");
    denied("another site", await refused("/api/ws", { headers: { Origin: "https://evil.example" } }), 403, "bad_origin");
    const socket = await openSocket(base.replace("http", "ws") + "/api/ws", { headers: { Origin: base } });
    check("the answer names it", /sec-websocket-protocol: roundhouse\.1/i.test(socket.head), socket.head);
    socket.close();
  },

  async "who a socket belongs to is read when it opens"() {
    const visitor = await new Client(base).connect();
    await visitor.call("PUT", "/api/me", { name: "Late" });
    const { body } = await visitor.post("/api/tables", { game: "railroad_ink", seats: [{ kind: "me" }] });
    error("still nobody", await visitor.watch(body.id, 0), "not_yours");
    visitor.socket.close();
    await visitor.connect();
    same("now somebody", (await visitor.watch(body.id, 0)).t, "view");
  },

  async "a hidden move is no change for the others"() {
    const { id, ann, bo } = await table();
    const before = bo.at(id, 1).v;
    const answer = await ann.move(id, 0, ann.at(id, 0).legal[0]);
    same("accepted", answer.t, "ok");
    await bo.ask({ t: "ping" });
    same("Bo saw nothing", [bo.at(id, 1).v, bo.at(id, 1).updates], [before, 0]);
    const done = ann.at(id, 0).events.at(-1);
    same("Ann did", [done.c, done.by], ["draw", 0]);
  },

  async "undo, one by one and the whole turn"() {
    const { id, ann } = await table();
    const first = structuredClone(ann.at(id, 0).view);
    let moves = 0;
    while (ann.at(id, 0).legal.some((move) => move.startsWith("draw")) && moves < 3) {
      await ann.move(id, 0, ann.at(id, 0).legal.find((move) => move.startsWith("draw")));
      moves++;
    }
    same("so many can be taken back", ann.at(id, 0).undo, moves);
    const ask = (more) => ann.ask({ t: "undo", table: id, seat: 0, v: ann.at(id, 0).v, id: `u${Math.random()}`, ...more });
    same("one", (await ask({ back: 1 })).t, "ok");
    same("is gone", [ann.at(id, 0).undo, ann.at(id, 0).events.at(-1).c], [moves - 1, "undo"]);
    same("all", (await ask({ all: true })).t, "ok");
    same("the turn begins again", [ann.at(id, 0).undo, ann.at(id, 0).view], [0, first]);
    const none = await ask({});
    same("nothing left", [none.t, none.code], ["refused", "RI-179"]);
  },

  async "preview and why change nothing"() {
    const { id, ann } = await table();
    const { legal, view, v } = ann.at(id, 0);
    const move = legal.find((text) => text.startsWith("draw"));
    const preview = await ann.ask({ t: "preview", table: id, seat: 0, move });
    same("a preview", preview.t, "preview");
    const imagined = apply(structuredClone(view), preview.d);
    const space = move.slice(5, 7);
    check("with the drawing in it", space in imagined.seats[0].spaces && !(space in view.seats[0].spaces), preview);
    same("fine", (await ann.ask({ t: "why", table: id, seat: 0, move })).t, "fine");
    const why = await ann.ask({ t: "why", table: id, seat: 0, move: "draw 77HH.." });
    same("refused", why, { t: "refused", n: why.n, code: "RI-170", args: { row: 7, col: 7 } });
    same("after a move that was imagined", (await ann.ask({ t: "why", table: id, seat: 0, move, after: [move] })).t, "refused");
    const nonsense = await ann.move(id, 0, "fly");
    same("not understood", [nonsense.t, nonsense.code], ["refused", "RI-190"]);
    await ann.move(id, 0, move);
    same("the move does what was foretold", ann.at(id, 0).view, imagined);
    check("one version later", ann.at(id, 0).v > v);
  },

  async "a move is made once, however often it is sent"() {
    const { id, ann } = await table();
    const { v, legal } = ann.at(id, 0);
    const message = { t: "move", table: id, seat: 0, v, id: "once", move: legal.find((text) => text.startsWith("draw")) };
    const first = await ann.ask(message), again = await ann.ask(message);
    same("twice ok", [first.t, again], ["ok", { t: "ok", n: again.n, v: first.v }]);
    same("made once", ann.at(id, 0).undo, 1);
    const stale = await ann.ask({ ...message, id: "other" });
    same("what was seen is old", stale, { t: "stale", n: stale.n, v: first.v });
  },

  async "moving needs no watching, but then nobody tells you the version"() {
    const { id, ann } = await table();
    const { v, legal } = ann.at(id, 0);
    const second = await new Client(base, ann.cookie).connect();
    const stale = await second.ask({ t: "move", table: id, seat: 0, v: v + 5, id: "a", move: legal[0] });
    same("the answer names it", stale, { t: "stale", n: stale.n, v });
    same("then it works", (await second.ask({ t: "move", table: id, seat: 0, v: stale.v, id: "b", move: legal[0] })).t, "ok");
    same("the one who watches sees it", ann.at(id, 0).updates, 1);
    second.socket.close();
  },

  async "reconnecting with what one has"() {
    const { id, ann } = await table();
    const { v } = ann.at(id, 0);
    ann.socket.cut();
    await ann.connect();
    const nothing = await ann.watch(id, 0, { have: v });
    same("nothing new", [nothing.t, nothing.table, nothing.seat, nothing.v, nothing.view], ["same", id, 0, v, undefined]);
    await ann.move(id, 0, ann.at(id, 0).legal[0]);
    check("and it goes on from there", ann.at(id, 0).updates === 1 && ann.at(id, 0).v > v);
    ann.socket.cut();
    await ann.connect();
    const whole = await ann.watch(id, 0, { have: v });
    same("something new", [whole.t, whole.v], ["view", ann.at(id, 0).v]);
  },

  async "leaving is not answered, and then nothing comes"() {
    const { id, ann } = await table();
    ann.socket.send(JSON.stringify({ t: "leave", table: id, seat: 0 }));
    const second = await (await new Client(base, ann.cookie).connect());
    await second.watch(id, 0);
    await second.move(id, 0, second.at(id, 0).legal[0]);
    await ann.ask({ t: "ping" });
    same("no update", ann.at(id, 0).updates, 0);
    second.socket.close();
  },

  async "chat is counted, kept and told to everybody who watches"() {
    const { id, ann, bo } = await table();
    const said = await ann.ask({ t: "say", table: id, text: "Привіт!" });
    same("accepted", said, { t: "ok", n: said.n });
    await until("Bo hears it", () => bo.chat.length === 1);
    const { i, from, seat, text, at } = bo.chat[0];
    same("who and what", [i, from, seat, text], [1, "Ann", 0, "Привіт!"]);
    check("when", Math.abs(at - Date.now()) < 60_000);
    same("300 characters, not bytes", (await bo.ask({ t: "say", table: id, text: "ї".repeat(300) })).t, "ok");
    error("301", await bo.ask({ t: "say", table: id, text: "x".repeat(301) }), "bad_message");
    const late = await new Client(base, ann.cookie).connect();
    await late.watch(id, 0, { chat: 1 });
    await until("what was said since", () => late.chat.length === 1);
    same("the second", late.chat[0].i, 2);
    await late.watch(id, 0, {});
    await late.ask({ t: "ping" });
    same("nothing without asking", late.chat.length, 1);
    late.socket.close();
  },

  async "the record of a running game holds what its reader may know"() {
    const { id, ann, bo } = await table();
    await ann.move(id, 0, ann.at(id, 0).legal[0]);
    const moves = async (client) => (await client.get(`/api/tables/${id}/record`)).body.trim().split("\n").slice(1).map((line) => JSON.parse(line));
    same("Ann's own drawing", (await moves(ann)).at(-1).by, 0);
    same("unknown to Bo", (await moves(bo)).at(-1).by, "nature");
    error("no looking back yet", await ann.ask({ t: "at", table: id, index: 0 }), "not_over");
  },

  async "what is wrong with a message is said"() {
    const { id, ann, bo } = await table();
    const move = { t: "move", table: id, seat: 0, v: 0, id: "x", move: "done" };
    error("not Bo's seat", await bo.ask(move), "not_yours");
    error("no such table", await ann.ask({ ...move, table: "nowhere" }), "gone");
    error("an unknown key", await ann.ask({ ...move, colour: "red" }), "bad_message");
    error("no id", await ann.ask({ t: "move", table: id, seat: 0, v: 0, move: "done" }), "bad_message");
    error("a long id", await ann.ask({ ...move, id: "x".repeat(33) }), "bad_message");
    error("an unknown message", await ann.ask({ t: "dance" }), "bad_message");
    error("too much imagined", await ann.ask({ t: "why", table: id, seat: 0, move: "done", after: Array(33).fill("done") }), "bad_message");
    ann.socket.send("{");
    await until("an error without n", () => ann.others.some((one) => one.code === "bad_message"));
    ann.socket.sendBinary(Buffer.from("{}"));
    await until("binary", () => ann.others.some((one) => one.args?.where === "binary"));
    ann.socket.send(JSON.stringify({ t: "ping", n: 1, x: "x".repeat(17_000) }));
    await until("more than 16 kB", () => ann.others.some((one) => one.code === "too_large"));
    same("still there", (await ann.ask({ t: "ping" })).t, "pong");
    ann.socket.send("x".repeat(70_000));
    await until("more than 64 kB ends it", () => ann.closeCode !== null);
    same("too big", ann.closeCode, 1009);
  },

  async "a seat that resigned is played by a bot, a table that has not begun by nobody"() {
    const { id, ann, bo } = await table();
    await bo.post(`/api/tables/${id}/resign`, { seat: 1 });
    await until("told", () => ann.at(id, 0).info.seats[1].resigned);
    check("an event, too", ann.at(id, 0).events.some((event) => event.c === "resign" && event.by === 1));
    error("no longer Bo's", await bo.move(id, 1, "done"), "not_yours");
    const { body } = await ann.post("/api/tables", { game: "railroad_ink", seats });
    error("not begun", await ann.ask({ t: "move", table: body.id, seat: 0, v: 0, id: "x", move: "done" }), "not_running");
  },

  async "a server that stops says goodbye"() {
    const { ann } = await table();
    await server.stop();
    await until("the connection ends", () => ann.closeCode !== null);
    same("goodbye", [ann.others.at(-1), ann.closeCode], [{ t: "bye", reason: "restart" }, 1001]);
  },
};
