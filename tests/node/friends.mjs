// Friends find a table, tell each other apart and play without those who did not come; practice, hints and results.
import { Client } from "./client.mjs";
import { check, denied, same, serve } from "./kit.mjs";

const { base } = await serve("--rate", "0");
const ann = await (await Client.named(base, "Ann")).connect(), bo = await (await Client.named(base, "Bo")).connect();
const me = { kind: "me" }, open = { kind: "open" };
const create = async (wanted) => (await ann.post("/api/tables", { game: "railroad_ink", ...wanted })).body;
const marks = (table) => table.seats.map(({ mark }) => mark);

export default {
  async "an open table is found by four figures until it begins"() {
    const table = await create({ seats: [me, open] });
    check("four figures", /^\d{4}$/.test(table.code), table);
    same("found by whoever knows them", (await new Client(base).get(`/api/join/${table.code}`)).body, { table: table.id });
    const running = (await ann.post(`/api/tables/${table.id}/start`, { drop: true })).body;
    same("the open seat is gone", [running.state, running.seats.length, running.code], ["running", 1, undefined]);
    denied("and the code", await bo.get(`/api/join/${table.code}`), 404, "unknown_code");
  },

  async "no two have the same colour or name"() {
    const table = await create({ seats: [{ ...me, mark: 4 }, open, open] });
    same("as wished", marks(table), [4, 1, 2]);
    same("the next one", marks((await bo.post(`/api/tables/${table.id}/sit`, { seat: 1, mark: 4 })).body), [4, 5, 2]);
    same("another one", marks((await bo.post(`/api/tables/${table.id}/mark`, { seat: 1, mark: 2 })).body), [4, 2, 5]);
    const other = await Client.named(base, "ANN");
    denied("the host's name", await other.post(`/api/tables/${table.id}/sit`, { seat: 2 }), 409, "name_taken");
    await other.call("PUT", "/api/me", { name: "Anna" });
    check("her own name", (await other.post(`/api/tables/${table.id}/sit`, { seat: 2 })).body.seats[2].mine);
  },

  async "whoever watches a seat that moves up is told"() {
    const table = await create({ seats: [open, me, open, open] });
    await bo.post(`/api/tables/${table.id}/sit`, { seat: 3 });
    await bo.watch(table.id, 3);
    await ann.post(`/api/tables/${table.id}/start`, { drop: true });
    await bo.ask({ t: "ping" });
    same("its new number", bo.others.at(-1), { t: "seat", table: table.id, seat: 3, now: 1 });
    const { info, legal } = bo.at(table.id, 1);
    check("its view", info.seats.length === 2 && info.seats[1].mine && legal.length > 0, info);
    same("and it can play", (await bo.move(table.id, 1, legal[0])).t, "ok");
  },

  async "a lesson is the same each time, and no result"() {
    const lesson = { seats: [me, { kind: "bot", bot: "level1" }], seed: 7, lesson: true };
    const one = await create(lesson), other = await create(lesson);
    same("marked", [one.practice, one.lesson, one.public], [true, true, false]);
    same("the same luck", one.commitment, other.commitment);
    const views = await Promise.all([one, other].map(({ id }) => ann.ask({ t: "watch", table: id, seat: 0 })));
    same("the same dice", views[0].view.dice, views[1].view.dice);
    denied("never public", await ann.post(`/api/tables/${one.id}/settings`, { public: true }), 409, "practice");
    denied("no lesson without a seed", await ann.post("/api/tables", { game: "railroad_ink", seats: [me], lesson: true }), 400, "bad_request");
  },

  async "a hint is counted, and told of when the game is over"() {
    const table = await create({ seats: [me, { kind: "bot", bot: "level1" }] });
    const { v, legal } = await ann.ask({ t: "watch", table: table.id, seat: 0 });
    const hint = await ann.ask({ t: "hint", table: table.id, seat: 0 });
    same("an answer", [hint.t, hint.v, hint.hints, hint.estimate?.length], ["hint", v, 1, 2]);
    check("moves that can be made", hint.moves.every(({ move, win }) => legal.includes(move) && win >= 0 && win <= 1), hint);
    same("mine", (await ann.get(`/api/tables/${table.id}`)).body.seats[0].hints, 1);
    same("not for others", (await bo.get(`/api/tables/${table.id}`)).body.seats[0].hints, undefined);
    same("not theirs to ask", (await bo.ask({ t: "hint", table: table.id, seat: 0 })).code, "not_yours");
  },

  async "a finished game has a result and a course"() {
    const cy = await (await Client.named(base, "Cy")).connect();
    const { body: table } = await cy.post("/api/tables", { game: "railroad_ink", seats: [me, { kind: "bot", bot: "random" }] });
    same("not over", (await cy.ask({ t: "course", table: table.id })).code, "not_over");
    await cy.post(`/api/tables/${table.id}/resign`, { seat: 0 });
    let now = table;
    while (now.state !== "over") now = (await cy.get(`/api/tables/${table.id}`)).body;
    const course = await cy.ask({ t: "course", table: table.id });
    const { of } = await cy.ask({ t: "at", table: table.id, index: 0 });
    same("after every move", [course.scores.length, course.rounds.length], [of + 1, of + 1]);
    same("to the end", course.scores.at(-1), now.result.scores);
    const { body: results } = await cy.get("/api/me/results");
    same("mine", results.map(({ table, scores, seats }) => [table, scores, seats.map(({ mine }) => mine)]), [[table.id, now.result.scores, [true, false]]]);
    const again = (await cy.post("/api/tables", { game: "railroad_ink", seats: [me], dice_of: table.id })).body;
    same("on the same dice", [again.practice, again.commitment], [true, table.commitment]);
  },
};
