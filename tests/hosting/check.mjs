// A server behind a proxy, asked from outside: node check.mjs HTTPS-URL HTTP-URL INSIDE-PORT
import { request } from "node:https";
import { request as requestPlainly } from "node:http";
import { strict as assert } from "node:assert";
process.env.NODE_TLS_REJECT_UNAUTHORIZED = "0";
const { Client } = await import("../node/client.mjs");

const [base, plain, inside] = process.argv.slice(2);

// From an address of this machine: 127.0.0.7 and 127.0.0.8 are two clients.
function get(url, { from = "127.0.0.1", headers = {} } = {}) {
  return new Promise((resolve, reject) => {
    const send = url.startsWith("https") ? request : requestPlainly;
    send(url, { localAddress: from, headers, agent: false, family: 4 }, (answer) => {
      let text = "";
      answer.on("data", (chunk) => (text += chunk)).on("end", () => resolve({ status: answer.statusCode, headers: answer.headers, text }));
    }).on("error", reject).end();
  });
}

// Plain HTTP leads to https.
const moved = await get(`${plain}/table/x`);
assert.equal(moved.status, 301);
assert.equal(moved.headers.location, `${base}/table/x`);

// An identity, in a cookie for https alone.
const ann = new Client(base);
const named = await ann.call("PUT", "/api/me", { name: "Ann" }, { origin: base });
assert.equal(named.status, 200, JSON.stringify(named.body));
assert.match(named.headers.get("set-cookie"), /; Secure$/);
assert.match(named.headers.get("strict-transport-security"), /max-age/);
assert.equal((await ann.call("PUT", "/api/me", { name: "Eve" }, { origin: "https://evil.example" })).body.error, "bad_origin");

// A game over the WebSocket.
await ann.connect({ Origin: base });
const { body: table } = await ann.post("/api/tables", { game: "railroad_ink", seats: [{ kind: "me" }, { kind: "local", name: "Bo" }] });
assert.equal((await ann.watch(table.id, 0)).t, "view");
for (let i = 0; i < 5; i++) assert.equal((await ann.move(table.id, 0, ann.at(table.id, 0).legal[0])).t, "ok");
ann.socket.close();

// What is too large is refused; metrics are nobody's business.
const large = await ann.call("POST", "/api/tables", `{"game":"${"x".repeat(70_000)}"}`);
assert.ok(large.status === 413 || large.status === 502, String(large.status)); // 502: Caddy, now and then
// But for a campaign file, which the server reads itself.
assert.equal((await ann.call("POST", "/api/campaigns/import", "x".repeat(100_000))).body.error, "not_json");
assert.equal((await get(`${base}/metrics`)).status, 404);
assert.equal((await get(`${base}/readyz`)).status, 404);
assert.equal((await get(`${base}/healthz`)).text, "ok\n");
assert.match((await get(`http://127.0.0.1:${inside}/metrics`)).text, /roundhouse_moves/);

// The limits count those in front of the proxy, whatever they claim to be.
const burst = async (from, headers) => {
  const answers = [];
  for (let i = 0; i < 6; i++) answers.push(...(await Promise.all(Array.from({ length: 30 }, () => get(`${base}/api/me`, { from, headers: headers?.() })))));
  return answers.filter((answer) => answer.status === 429).length;
};
let claim = 0;
assert.ok((await burst("127.0.0.7", () => ({ "x-forwarded-for": `192.0.2.${claim++ % 250}` }))) > 0, "one address is limited");
assert.equal((await get(`${base}/api/me`, { from: "127.0.0.8" })).status, 200, "and another one is not");

console.log("fine");
