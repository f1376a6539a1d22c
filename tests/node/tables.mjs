// Tables by HTTP: games and their options, creating, sitting, starting, every error that is described.
import { existsSync, readFileSync } from "node:fs";
import { request } from "node:http";
import { Client } from "./client.mjs";
import { check, denied, same, serve } from "./kit.mjs";

const { base } = await serve("--rate", "0");
const { base: limited } = await serve("--rate", "0", "--tables", "3");
const docs = new URL("../../docs/", import.meta.url);
const ann = await Client.named(base, "Ann"), bo = await Client.named(base, "Bo");
const open = { game: "railroad_ink", seats: [{ kind: "me" }, { kind: "open" }] };
const create = async (wanted = open) => (await ann.post("/api/tables", wanted)).body;

// One request with headers that fetch does not let through.
function raw(method, path, headers, body) {
  return new Promise((resolve, reject) => {
    const sent = request(base + path, { method, headers }, (answer) => {
      let text = "";
      answer.on("data", (chunk) => (text += chunk)).on("end", () => resolve({ status: answer.statusCode, body: text ? JSON.parse(text) : null }));
    });
    sent.on("error", reject).end(body);
  });
}

export default {
  async "every game is described, and its options are those of its page"() {
    const { body: games } = await ann.get("/api/games");
    check("two games", games.length >= 2);
    for (const game of games) {
      check("keys", Object.keys(game).join() === "id,prefix,min_seats,max_seats,options,boxes,bots", game);
      check(game.id, existsSync(new URL(`views/${game.id}.md`, docs)));
      const page = readFileSync(new URL(`views/${game.id}.md`, docs), "utf8");
      for (const option of game.options) {
        check(option.name, page.includes(`| \`${option.name}\` | ${option.type} | \`${option.default ?? "none"}\` |`), option);
        const { low, high, choices } = option;
        check("its values", option.type === "document" ? option.default === undefined : option.type === "box" ? game.boxes.some(({ name }) => name === option.default) : option.type === "flag" ? low === undefined && choices === undefined : option.type === "number" ? page.includes(`\`${low}..${high}\``) : choices.every((choice) => page.includes(`\`${choice}\``)), option);
      }
      for (const { name, facts: hash } of game.boxes) {
        const facts = await fetch(`${base}/api/games/${game.id}/box/${name}?hash=${hash}`);
        same("its tag", facts.headers.get("etag")?.slice(1, 17), hash);
        check("its facts", typeof (await facts.json()) === "object");
        denied("another edition", await ann.get(`/api/games/${game.id}/box/${name}?hash=0123456789abcdef`), 404, "unknown_box");
      }
      check("bots", game.bots.includes("random") && game.bots.includes("fast"), game.bots);
    }
  },

  async "a table is created, sat at and started"() {
    const table = await create({ ...open, name: "Depot 7", public: true, options: { meteor: true } });
    check("its keys", ["id", "name", "game", "options", "public", "state", "host", "seats", "commitment", "progress", "created", "updated"].every((key) => key in table), table);
    same("only what differs from the defaults", table.options, { meteor: true });
    same("open", [table.state, table.host, table.name], ["open", ann.id, "Depot 7"]);
    check("on the list", (await bo.get("/api/tables?list=public")).body.some((one) => one.id === table.id));
    check("anybody may look", (await new Client(base).get(`/api/tables/${table.id}`)).body.id === table.id);
    denied("Bo is not the host", await bo.post(`/api/tables/${table.id}/start`), 403, "not_host");
    denied("an open seat", await ann.post(`/api/tables/${table.id}/start`), 409, "seats_open");
    check("Bo sits", (await bo.post(`/api/tables/${table.id}/sit`, { seat: 1 })).body.seats[1].mine);
    denied("taken", await bo.post(`/api/tables/${table.id}/sit`, { seat: 0 }), 409, "seat_taken");
    denied("no such seat", await bo.post(`/api/tables/${table.id}/sit`, { seat: 7 }), 404, "no_such_seat");
    const started = (await ann.post(`/api/tables/${table.id}/start`)).body;
    same("running", started.state, "running");
    same("how far it has come", started.progress, { now: 1, total: 6 });
    check("to move", started.seats.every((seat) => seat.to_move));
    denied("twice", await ann.post(`/api/tables/${table.id}/start`), 409, "already_started");
    denied("too early", await ann.post(`/api/tables/${table.id}/rematch`), 409, "not_over");
    denied("not Bo's", await bo.post(`/api/tables/${table.id}/resign`, { seat: 0 }), 403, "not_yours");
    const resigned = (await bo.post(`/api/tables/${table.id}/resign`, { seat: 1 })).body.seats[1];
    check("a bot plays on", resigned.resigned && resigned.bot === "level3" && resigned.kind === "person", resigned);
  },

  async "bots fill open seats"() {
    const table = await create({ game: "isle_of_trains", seats: [{ kind: "open" }, { kind: "bot", bot: "random" }, { kind: "local", name: "Cy" }] });
    denied("no such bot", await ann.post(`/api/tables/${table.id}/start`, { bots: "clever" }), 400, "unknown_bot");
    const started = (await ann.post(`/api/tables/${table.id}/start`, { bots: "fast" })).body;
    same("kinds", started.seats.map((seat) => [seat.kind, seat.name, seat.bot ?? ""]), [["bot", "fast", "fast"], ["bot", "random", "random"], ["local", "Cy", ""]]);
    check("a local seat is mine", started.seats[2].mine);
  },

  async "a table with nobody to wait for starts at once, unless that is not wanted"() {
    const wanted = { game: "railroad_ink", seats: [{ kind: "me" }, { kind: "bot", bot: "random" }] };
    same("at once", (await create(wanted)).state, "running");
    same("not wanted", (await create({ ...wanted, start: false })).state, "open");
    same("somebody to wait for", (await create({ ...open, start: true })).state, "open");
  },

  async "what is wrong with a new table is said"() {
    const wrong = async (body, status, code) => denied(JSON.stringify(body).slice(0, 80), await ann.post("/api/tables", body), status, code);
    await wrong({ ...open, colour: "red" }, 400, "bad_request");
    await wrong({ ...open, game: "chess" }, 400, "unknown_game");
    await wrong({ ...open, seats: [{ kind: "bot", bot: "clever" }] }, 400, "unknown_bot");
    await wrong({ ...open, seats: [{ kind: "queen" }] }, 400, "bad_request");
    await wrong({ ...open, seats: [] }, 400, "bad_request");
    await wrong({ ...open, seats: Array(13).fill({ kind: "open" }) }, 400, "bad_request");
    await wrong({ ...open, options: { snow: true } }, 400, "unknown_option");
    await wrong({ ...open, options: { meteor: 7 } }, 400, "option_value");
    await wrong({ ...open, options: [] }, 400, "options_not_object");
    await wrong({ ...open, options: { draft: true }, seats: [{ kind: "me" }] }, 400, "seats");
    await wrong({ game: "isle_of_trains", options: { scenario: 3 }, seats: [{ kind: "me" }, { kind: "open" }] }, 400, "seats");
    await wrong({ ...open, name: "x".repeat(61) }, 400, "bad_name");
    await wrong({ ...open, seats: [{ kind: "local", name: "\u0001" }] }, 400, "bad_name");
    denied("no JSON", await ann.call("POST", "/api/tables", "{"), 400, "bad_request");
    denied("a list", await ann.call("POST", "/api/tables", "[]"), 400, "bad_request");
    denied("more than 64 kB", await ann.call("POST", "/api/tables", `{"game":"${"x".repeat(70_000)}"}`), 413, "too_large");
    const where = await ann.post("/api/tables", { ...open, colour: "red" });
    check("and where", typeof where.body.args.where === "string", where.body);
  },

  async "lists come in pages"() {
    const cy = await Client.named(base, "Cy");
    const made = [];
    for (let i = 0; i < 5; i++) made.push((await cy.post("/api/tables", open)).body.id);
    const listed = [];
    let before = "";
    for (let pages = 0; pages < 3; pages++) {
      const page = await cy.get(`/api/tables?list=mine&limit=2${before && `&before=${before}`}`);
      listed.push(...page.body.map((table) => table.id));
      before = page.headers.get("next-page") ?? "";
      same("more to come", before !== "", pages < 2);
    }
    same("each once", [...listed].sort(), [...made].sort());
    denied("a page of nothing", await cy.get("/api/tables?list=mine&limit=0"), 400, "bad_request");
    denied("no cursor", await cy.get("/api/tables?list=mine&before=yesterday"), 400, "bad_request");
  },

  async "nobody has tables without end"() {
    const dee = await Client.named(limited, "Dee"), el = await Client.named(limited, "El");
    for (let i = 0; i < 3; i++) same("made", (await dee.post("/api/tables", open)).status, 200);
    const fourth = await dee.post("/api/tables", open);
    denied("one too many", fourth, 409, "too_many");
    same("how many", fourth.body.args, { limit: "3" });
    same("others may", (await el.post("/api/tables", open)).status, 200);
  },

  async "what is not there is not found"() {
    denied("a table", await ann.get("/api/tables/nowhere"), 404, "gone");
    denied("a call", await ann.get("/api/nothing"), 404, "not_found");
    const table = await create();
    denied("an action", await ann.post(`/api/tables/${table.id}/dance`), 404, "not_found");
    denied("a list", await ann.get("/api/tables?list=all"), 400, "bad_request");
    denied("a record before the game", await ann.get(`/api/tables/${table.id}/record`), 409, "not_running");
    denied("a method", await ann.call("DELETE", `/api/tables/${table.id}`), 405, "bad_request");
    denied("resign before the game", await ann.post(`/api/tables/${table.id}/resign`, { seat: 0 }), 409, "not_running");
  },

  async "other sites and other names are turned away"() {
    const headers = { cookie: ann.cookie, "content-type": "application/json" };
    denied("another site", await raw("POST", "/api/tables", { ...headers, origin: "https://evil.example" }, JSON.stringify(open)), 403, "bad_origin");
    denied("another name", await raw("GET", "/api/games", { host: "evil.example" }), 421, "bad_host");
    same("its own origin", (await raw("POST", "/api/tables", { ...headers, origin: base }, JSON.stringify(open))).status, 200);
  },

  async "health is told"() {
    same("ok", (await ann.get("/healthz")).body, "ok\n");
  },
};
