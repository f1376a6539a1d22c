// A table and its host: leaving, removing, closing, settings, who may talk, seats that are gone, rematches.
import { Client } from "./client.mjs";
import { check, denied, same, serve, until } from "./kit.mjs";

const { base } = await serve("--rate", "0");
const seats = [{ kind: "me" }, { kind: "open" }, { kind: "open" }];

// Ann hosts, Bo sits in seat 1; everybody is connected and watches.
async function lobby(wanted = { game: "railroad_ink", seats }) {
  const ann = await (await Client.named(base, "Ann")).connect(), bo = await (await Client.named(base, "Bo")).connect();
  const { body: table } = await ann.post("/api/tables", wanted);
  await bo.post(`/api/tables/${table.id}/sit`, { seat: 1 });
  await ann.watch(table.id);
  await bo.watch(table.id);
  const act = (client, what, body) => client.post(`/api/tables/${table.id}/${what}`, body);
  return { id: table.id, ann, bo, act };
}

export default {
  async "somebody leaves before the game, and the table goes to the next"() {
    const { id, ann, bo, act } = await lobby();
    denied("not Bo's", await act(bo, "leave", { seat: 0 }), 403, "not_yours");
    const left = (await act(ann, "leave", { seat: 0 })).body;
    same("the seat is open, the host is Bo", [left.seats[0].kind, left.host], ["open", bo.id]);
    same("closed with nobody left", (await act(bo, "leave", { seat: 1 })).body.state, "closed");
    denied("nothing can be done there", await act(ann, "sit", { seat: 0 }), 409, "closed");
    check("on no list", !(await bo.get("/api/tables?list=mine")).body.some((table) => table.id === id));
  },

  async "a host removes somebody, who is told and does not come back"() {
    const { id, ann, bo, act } = await lobby();
    denied("not the host", await act(bo, "remove", { seat: 0 }), 403, "not_host");
    denied("oneself", await act(ann, "remove", { seat: 0 }), 409, "yourself");
    denied("nobody", await act(ann, "remove", { seat: 2 }), 409, "nobody");
    same("open again", (await act(ann, "remove", { seat: 1 })).body.seats[1].kind, "open");
    await until("told", () => bo.others.some((message) => message.t === "seat"));
    same("which and why", bo.others.find((message) => message.t === "seat"), { t: "seat", table: id, seat: 1, gone: "removed" });
    denied("not again", await act(bo, "sit", { seat: 1 }), 403, "removed");
    same("nor a word", (await bo.ask({ t: "say", table: id, text: "why?" })).code, "muted");
  },

  async "a running game goes on without whoever was removed"() {
    const { id, ann, bo, act } = await lobby({ game: "railroad_ink", seats: seats.slice(0, 2) });
    await act(ann, "start");
    await ann.watch(id, 0);
    denied("too late to leave", await act(bo, "leave", { seat: 1 }), 409, "already_started");
    denied("others play", await act(ann, "close"), 409, "others_play");
    const removed = (await act(ann, "remove", { seat: 1 })).body.seats[1];
    check("a bot plays on", removed.resigned && removed.bot && removed.name === "Bo" && !("id" in removed), removed);
    await until("an event", () => ann.at(id, 0).events.some((event) => event.c === "removed" && event.by === 1));
    same("now it can be closed", (await act(ann, "close")).body.state, "closed");
  },

  async "settings, and who may talk"() {
    const { id, ann, bo, act } = await lobby();
    const guest = await (await Client.named(base, "Guest")).connect();
    await guest.watch(id);
    same("a guest is told why not", (await guest.get(`/api/tables/${id}`)).body.silent, "not_at_table");
    same("and may not", (await guest.ask({ t: "say", table: id, text: "hi" })).code, "not_at_table");
    denied("not the host", await act(bo, "settings", { public: true }), 403, "not_host");
    const set = (await act(ann, "settings", { spectator_chat: true, public: true, name: "Depot" })).body;
    same("set", [set.spectator_chat, set.public, set.name], [true, true, "Depot"]);
    same("now a guest may", (await guest.ask({ t: "say", table: id, text: "hi" })).t, "ok");
    await until("heard", () => ann.chat.some((message) => message.who === guest.id && message.seat === undefined));
    const muted = (await act(ann, "mute", { id: guest.id, muted: true })).body;
    same("the host sees who", muted.muted, [guest.id]);
    same("silence", (await guest.ask({ t: "say", table: id, text: "hello?" })).code, "muted");
    check("nobody else sees it", !("muted" in (await bo.get(`/api/tables/${id}`)).body));
  },

  async "a seat that moves to another device is gone on this one"() {
    const { id, ann, act } = await lobby({ game: "railroad_ink", seats: seats.slice(0, 2) });
    await act(ann, "start");
    await ann.watch(id, 0);
    const phone = await (await Client.named(base, "Phone")).connect();
    const { code } = (await act(ann, "seats/0/link")).body;
    same("the phone is the host now", (await phone.post("/api/claim", { code })).body.host, phone.id);
    await until("told", () => ann.others.some((message) => message.t === "seat" && message.gone === "moved"));
    same("no move any more", (await ann.move(id, 0, "done")).code, "not_yours");
  },

  async "a rematch asks, and begins when the last has come"() {
    const { ann, bo, act } = await lobby({ game: "isle_of_trains", options: { max_turns: 1 }, seats: seats.slice(0, 2) });
    const { body: first } = await act(ann, "start");
    await Promise.all([[ann, 0], [bo, 1]].map(async ([client, seat]) => {
      await client.watch(first.id, seat);
      const now = () => client.at(first.id, seat);
      while (!now().over) {
        if (now().legal.length === 0) await until("a turn", () => now().over || now().legal.length > 0);
        else await client.move(first.id, seat, now().legal[0]);
      }
    }));
    const { body: next } = await act(bo, "rematch");
    same("Bo asks", [next.state, next.host, next.previous, next.seats.map((seat) => seat.kind)], ["open", bo.id, first.id, ["invited", "person"]]);
    check("Ann is asked", (await ann.get("/api/tables?list=mine")).body[0].seats[0].invites_me);
    same("it begins", (await ann.post(`/api/tables/${next.id}/sit`, { seat: 0 })).body.state, "running");
  },
};
