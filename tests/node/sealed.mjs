// Spoilers: nothing that is sealed (data/<game>/sealed) is in any byte that a client gets before it may be read.
import { readFileSync } from "node:fs";
import { sealedSentences, spoilers } from "../wasm/sealed.mjs";
import { Client } from "./client.mjs";
import { check, same, serve, until } from "./kit.mjs";

const root = new URL("../../", import.meta.url).pathname;
const sentences = sealedSentences(root);
const { base } = await serve("--rate", "0", "--bot-seconds", "0.05");

// A client that keeps every text it is sent.
async function listener(name) {
  const heard = [];
  const client = await Client.named(base, name);
  const call = client.call.bind(client);
  client.call = async (...wanted) => {
    const answer = await call(...wanted);
    heard.push(typeof answer.body === "string" ? answer.body : JSON.stringify(answer.body));
    return answer;
  };
  await client.connect();
  const pass = client.socket.onmessage;
  client.socket.onmessage = (text) => {
    heard.push(text);
    pass(text);
  };
  return { client, heard };
}

const words = ["words", "story"].flatMap((file) => Object.entries(JSON.parse(readFileSync(`${root}data/legends_of_the_west/sealed/${file}.json`, "utf8"))));
const saying = (keys) => new Set(words.filter(([key]) => keys.test(key)).flatMap(([, said]) => Object.values(said)));

async function expectOnly(heard, keys, what) {
  const open = saying(keys);
  same(what, spoilers(heard.join("\n"), sentences).filter((sentence) => !open.has(sentence)), []);
}

export default {
  async "lists, options and boxes tell nothing"() {
    const { client, heard } = await listener("Ann");
    const { body: games } = await client.get("/api/games");
    for (const { id, boxes } of games) for (const { name, facts } of boxes) await client.get(`/api/games/${id}/box/${name}?hash=${facts}`);
    check("something is sealed, and was asked for", sentences.length > 500 && heard.length > 5, heard.length);
    await expectOnly(heard, /^nothing$/, "before any game");
  },

  async "the first game of a campaign tells its first letter alone"() {
    const ann = await listener("Ann"), bo = await listener("Bo");
    const { id } = (await ann.client.post("/api/tables", { game: "legends_of_the_west", options: { mode: "campaign" }, seats: [{ kind: "me" }, { kind: "bot", bot: "random" }], public: true })).body;
    same("a seat", (await ann.client.watch(id, 0)).t, "view");
    same("a spectator", (await bo.client.watch(id)).t, "view");
    for (let moves = 0; moves < 25; moves++) {
      const now = ann.client.at(id, 0);
      await until("my turn", () => now.over || now.legal.length > 0, 60);
      if (now.over) break;
      await ann.client.move(id, 0, now.legal[0]);
    }
    for (const { client, heard } of [ann, bo]) {
      await client.get(`/api/tables/${id}`);
      await client.get(`/api/tables/${id}/record`);
      check("its letter came", spoilers(heard.join("\n"), [...saying(/\.story\.1865-01\.text$/)]).length === 3);
      await expectOnly(heard, /\.(story\.1865-01\..*|change\.trains|rule\.R(03|12)\..*)$/, client.name);
    }
  },
};
