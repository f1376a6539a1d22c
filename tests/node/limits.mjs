// The limits of a server that was started as anybody would start it.
import { Client } from "./client.mjs";
import { check, same, serve, until } from "./kit.mjs";

const { base } = await serve();

export default {
  async "too many messages are refused one by one, far too many end the connection"() {
    const client = await new Client(base).connect();
    const answers = await Promise.all(Array.from({ length: 230 }, () => client.ask({ t: "ping" })));
    const good = answers.filter((answer) => answer.t === "pong").length;
    const slow = answers.filter((answer) => answer.t === "error" && answer.code === "too_fast").length;
    check("the burst passes", good >= 160 && good < 230, { good, slow });
    same("the rest is told so, each by its n", good + slow, 230);
    await new Promise((resolve) => setTimeout(resolve, 300));
    same("a moment later it works again", (await client.ask({ t: "ping" })).t, "pong");
    for (let i = 0; i < 400; i++) client.socket.send('{"t":"ping"}');
    await until("closed", () => client.closeCode !== null);
    same("for breaking the rules", client.closeCode, 1008);
  },

  async "too many requests are refused with a time to wait"() {
    const client = new Client(base);
    const answers = [];
    for (let i = 0; i < 10; i++) answers.push(...(await Promise.all(Array.from({ length: 40 }, () => client.get("/api/me")))));
    const slow = answers.filter((answer) => answer.status === 429);
    check("some are", slow.length > 0 && slow.length < 300, slow.length);
    same("why and how long", [slow[0].body.error, slow[0].headers.get("retry-after")], ["too_fast", "1"]);
    same("health is always told", (await client.get("/healthz")).status, 200);
  },
};
