// A client as docs/protocol.md describes one: an identity in a cookie, HTTP calls, one WebSocket, and for
// each table followed the view, the legal moves and the version, kept up to date from differences alone.
import { randomUUID } from "node:crypto";
import { open } from "./socket.mjs";

// [path, value] sets, [path] removes, [path, at, removed, items] splices.
export function apply(view, difference) {
  for (const [path, ...what] of difference) {
    if (path.length === 0 && what.length === 1) {
      view = what[0];
      continue;
    }
    const holder = path.slice(0, what.length === 3 ? path.length : -1).reduce((value, key) => value[key], view);
    const key = path.at(-1);
    if (what.length === 3) holder.splice(what[0], what[1], ...what[2]);
    else if (what.length === 1) holder[key] = structuredClone(what[0]);
    else delete holder[key];
  }
  return view;
}

export class Client {
  constructor(base, cookie = "") {
    this.base = base;
    this.cookie = cookie;
    this.n = 0;
    this.waiting = new Map();
    this.followed = new Map(); // "table/seat" -> { view, legal, v, undo, info, events, updates }
    this.chat = [];
    this.infos = [];
    this.others = []; // messages that belong to nothing above
    this.closeCode = null;
  }

  static async named(base, name) {
    const client = new Client(base);
    const { body } = await client.call("PUT", "/api/me", { name });
    client.id = body.id;
    client.name = body.name;
    return client;
  }

  async call(method, path, body, headers = {}) {
    const response = await fetch(this.base + path, {
      method,
      headers: { ...(this.cookie ? { cookie: this.cookie } : {}), ...headers },
      body: body === undefined ? undefined : typeof body === "string" ? body : JSON.stringify(body),
    });
    const cookie = response.headers.get("set-cookie");
    if (cookie?.startsWith("rh_token=")) this.cookie = cookie.split(";")[0];
    const text = await response.text();
    const type = response.headers.get("content-type") ?? "";
    return { status: response.status, headers: response.headers, body: type === "application/json" && text ? JSON.parse(text) : text };
  }
  get = (path) => this.call("GET", path);
  post = (path, body = {}) => this.call("POST", path, body);

  async connect(headers = {}) {
    this.closeCode = null;
    this.socket = await open(this.base.replace("http", "ws") + "/api/ws", { headers: { ...(this.cookie ? { Cookie: this.cookie } : {}), ...headers } });
    this.socket.onmessage = (text) => this.#receive(JSON.parse(text));
    this.socket.onclose = (code) => {
      this.closeCode = code;
      for (const { resolve } of this.waiting.values()) resolve({ t: "closed", code });
      this.waiting.clear();
    };
    return this;
  }

  // Sends a message and resolves to its answer.
  ask(message) {
    const n = ++this.n;
    return new Promise((resolve) => {
      this.waiting.set(n, { resolve, message });
      this.socket.send(JSON.stringify({ ...message, n }));
    });
  }

  at(table, seat) { return this.followed.get(`${table}/${seat ?? ""}`); }

  async watch(table, seat, more = {}) {
    const message = { t: "watch", table, splice: true, ...more };
    if (seat !== undefined) message.seat = seat;
    return this.ask(message);
  }

  move(table, seat, move, id = randomUUID().slice(0, 32)) {
    return this.ask({ t: "move", table, seat, v: this.at(table, seat).v, id, move });
  }

  #receive(message) {
    const key = `${message.table}/${message.seat ?? ""}`;
    if (message.t === "view") {
      this.followed.set(key, { view: message.view, legal: message.legal ?? [], v: message.v, undo: message.undo ?? 0, info: message.info, log: message.log, events: [...message.log], updates: 0, over: message.info.state === "over" });
    } else if (message.t === "update") {
      const table = this.followed.get(key);
      table.view = apply(table.view, message.d);
      if (message.legal) table.legal = message.legal;
      for (const [at, removed, texts] of message.legal_d ?? []) table.legal.splice(at, removed, ...texts);
      table.v = message.v;
      if (message.undo !== undefined) table.undo = message.undo;
      if (message.turn) table.turn = message.turn;
      if (message.over) table.over = true;
      table.events.push(...message.e);
      table.updates++;
      this.onupdate?.(message);
    } else if (message.t === "chat") {
      this.chat.push(message);
    } else if (message.t === "info") {
      this.infos.push(message);
      for (const [name, table] of this.followed) if (name.startsWith(message.table + "/")) table.info = message.info;
    } else if (message.n === undefined) {
      this.others.push(message);
    }
    const waiting = this.waiting.get(message.n);
    if (!waiting) return;
    this.waiting.delete(message.n);
    waiting.resolve(message);
  }
}
