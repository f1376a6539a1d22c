// Who you are, whom you know, seats kept for one person, links.
import { Client } from "./client.mjs";
import { check, denied, same, serve } from "./kit.mjs";

const { base } = await serve("--rate", "0");
const twoSeats = (second) => ({ game: "railroad_ink", seats: [{ kind: "me" }, second] });

export default {
  async "a new visitor has no name and makes one"() {
    const visitor = new Client(base);
    same("nobody", (await visitor.get("/api/me")).body, { name: null });
    const made = await visitor.call("PUT", "/api/me", { name: "Ann" });
    check("an id", made.status === 200 && /^p_/.test(made.body.id) && made.body.name === "Ann", made.body);
    const cookie = made.headers.get("set-cookie");
    check("the cookie", /^rh_token=[^;]+; Path=\/; Max-Age=\d+; HttpOnly; SameSite=Lax$/.test(cookie), cookie);
    same("known from now on", (await visitor.get("/api/me")).body, made.body);
    const renamed = await visitor.call("PUT", "/api/me", { name: "Anna" });
    same("a new name, the same person", renamed.body, { name: "Anna", id: made.body.id });
    check("no second cookie", renamed.headers.get("set-cookie") === null);
  },

  async "a name has 1 to 24 characters, not bytes, none of them invisible"() {
    const visitor = new Client(base);
    for (const name of ["x".repeat(25), "a\u0007b", "   ", "Ann\u202e"]) denied(name, await visitor.call("PUT", "/api/me", { name }), 400, "bad_name");
    denied("empty", await visitor.call("PUT", "/api/me", { name: "" }), 400, "bad_request");
    check("24 letters of two bytes", (await visitor.call("PUT", "/api/me", { name: "ї".repeat(24) })).status === 200);
  },

  async "whoever has no name only reads"() {
    const visitor = new Client(base);
    denied("create", await visitor.post("/api/tables", twoSeats({ kind: "open" })), 401, "no_name");
    denied("claim", await visitor.post("/api/claim", { code: "x" }), 401, "no_name");
    same("no tables", (await visitor.get("/api/tables?list=mine")).body, []);
    same("no people", (await visitor.get("/api/people")).body, []);
  },

  async "a link moves a seat to another device, once"() {
    const ann = await Client.named(base, "Ann"), phone = await Client.named(base, "Ann's phone");
    const { body: table } = await ann.post("/api/tables", twoSeats({ kind: "bot", bot: "random" }));
    const link = await ann.post(`/api/tables/${table.id}/seats/0/link`);
    check("a code", typeof link.body.code === "string", link.body);
    denied("not the bot's", await ann.post(`/api/tables/${table.id}/seats/1/link`), 403, "not_yours");
    const claimed = await phone.post("/api/claim", { code: link.body.code });
    check("the seat is the phone's", claimed.body.seats[0].mine && claimed.body.seats[0].name === "Ann's phone", claimed.body);
    check("and no longer Ann's", !(await ann.get(`/api/tables/${table.id}`)).body.seats[0].mine);
    denied("used up", await phone.post("/api/claim", { code: link.body.code }), 404, "bad_code");
  },

  async "a seat is kept for one person, by link"() {
    const ann = await Client.named(base, "Ann"), bo = await Client.named(base, "Bo"), olena = await Client.named(base, "Olena");
    const { body: table } = await ann.post("/api/tables", twoSeats({ kind: "person", name: "Olena" }));
    same("kept", table.seats[1], { kind: "invited", name: "Olena", invites_me: false, mine: false, to_move: false, mark: 1, resigned: false });
    denied("not for Bo", await bo.post(`/api/tables/${table.id}/sit`, { seat: 1 }), 403, "not_invited");
    denied("no start", await ann.post(`/api/tables/${table.id}/start`), 409, "seats_invited");
    denied("the host's link alone", await bo.post(`/api/tables/${table.id}/seats/1/link`), 403, "not_host");
    const first = (await ann.post(`/api/tables/${table.id}/seats/1/link`)).body.code;
    const second = (await ann.post(`/api/tables/${table.id}/seats/1/link`)).body.code;
    denied("a new one makes the old one worthless", await olena.post("/api/claim", { code: first }), 404, "bad_code");
    denied("not by the host", await ann.post("/api/claim", { code: second }), 409, "own_invitation");
    check("Olena sits", (await olena.post("/api/claim", { code: second })).body.seats[1].mine);
    const started = await ann.post(`/api/tables/${table.id}/start`);
    same("it runs", started.body.state, "running");
    // Now they have played together: an id is enough.
    same("Ann knows Olena", (await ann.get("/api/people")).body, [{ id: olena.id, name: "Olena" }]);
    const { body: again } = await ann.post("/api/tables", twoSeats({ kind: "person", id: olena.id }));
    const listed = (await olena.get("/api/tables?list=mine")).body;
    check("invitations come first", listed[0].id === again.id && listed[0].seats[1].invites_me, listed[0]);
    denied("Bo is not known", await ann.post("/api/tables", twoSeats({ kind: "person", id: bo.id })), 400, "unknown_person");
    check("declined", (await olena.post(`/api/tables/${again.id}/uninvite`, { seat: 1 })).body.seats[1].kind === "open");
  },
};
