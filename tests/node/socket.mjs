// A WebSocket (RFC 6455) over a plain TCP connection: Node 20 has none, and a test wants to send what a
// library would not let it send.
import { createHash, randomBytes } from "node:crypto";
import { connect } from "node:net";
import { connect as connectSafely } from "node:tls";

const MAGIC = "258EAFA5-E914-47DA-95CA-C5AB0DC85B11";
const TEXT = 1, BINARY = 2, CLOSE = 8, PING = 9, PONG = 10;

// Resolves to a Socket, or rejects with { status, body } when the server answers with plain HTTP.
export function open(url, { headers = {}, protocol = "roundhouse.1" } = {}) {
  const { protocol: scheme, hostname, port, pathname } = new URL(url);
  const key = randomBytes(16).toString("base64");
  const tcp = scheme === "wss:" ? connectSafely({ host: hostname, servername: hostname, port: Number(port) }) : connect(Number(port), hostname);
  const lines = [
    `GET ${pathname} HTTP/1.1`, `Host: ${hostname}:${port}`, "Connection: Upgrade", "Upgrade: websocket",
    "Sec-WebSocket-Version: 13", `Sec-WebSocket-Key: ${key}`,
    ...(protocol ? [`Sec-WebSocket-Protocol: ${protocol}`] : []),
    ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`),
  ];
  tcp.write(lines.join("\r\n") + "\r\n\r\n");
  return new Promise((resolve, reject) => {
    let bytes = Buffer.alloc(0);
    const failed = (error) => reject({ status: 0, body: String(error) });
    const read = (chunk) => {
      bytes = Buffer.concat([bytes, chunk]);
      const end = bytes.indexOf("\r\n\r\n");
      if (end < 0) return;
      const head = bytes.subarray(0, end).toString();
      const rest = bytes.subarray(end + 4);
      const status = Number(head.split(" ")[1]);
      if (status !== 101) {
        const length = Number(/content-length: (\d+)/i.exec(head)?.[1] ?? 0);
        if (rest.length < length) return;
        tcp.destroy();
        return reject({ status, body: length ? JSON.parse(rest.toString()) : null });
      }
      const accept = createHash("sha1").update(key + MAGIC).digest("base64");
      if (!head.toLowerCase().includes(`sec-websocket-accept: ${accept.toLowerCase()}`)) return reject({ status, body: "accept" });
      tcp.off("data", read).off("close", failed);
      resolve(new Socket(tcp, rest, head));
    };
    tcp.on("data", read).on("close", failed).on("error", failed);
  });
}

class Socket {
  onmessage = () => {};
  onclose = () => {};
  closed = false;

  constructor(tcp, rest, head) {
    this.tcp = tcp;
    this.head = head;
    this.bytes = rest;
    tcp.on("data", (chunk) => {
      this.bytes = Buffer.concat([this.bytes, chunk]);
      this.#read();
    });
    tcp.on("close", () => this.#ended(1006));
    setImmediate(() => this.#read());
  }

  send(text) { this.frame(TEXT, Buffer.from(text)); }
  sendBinary(bytes) { this.frame(BINARY, bytes); }
  close(code = 1000) {
    this.frame(CLOSE, Buffer.from([code >> 8, code & 255]));
    this.tcp.end();
  }
  // As if the network were gone.
  cut() { this.tcp.destroy(); }

  frame(kind, payload) {
    if (this.closed) return;
    const mask = randomBytes(4);
    const size = payload.length;
    const head = size < 126 ? Buffer.from([0x80 | kind, 0x80 | size])
      : size < 65536 ? Buffer.from([0x80 | kind, 0x80 | 126, size >> 8, size & 255])
      : Buffer.concat([Buffer.from([0x80 | kind, 0x80 | 127, 0, 0, 0, 0]), Buffer.from([size >>> 24, (size >> 16) & 255, (size >> 8) & 255, size & 255])]);
    const masked = Buffer.from(payload);
    for (let i = 0; i < size; i++) masked[i] ^= mask[i & 3];
    this.tcp.write(Buffer.concat([head, mask, masked]));
  }

  #read() {
    for (;;) {
      if (this.bytes.length < 2) return;
      let size = this.bytes[1] & 127, at = 2;
      if (size === 126) { if (this.bytes.length < 4) return; size = this.bytes.readUInt16BE(2); at = 4; }
      else if (size === 127) { if (this.bytes.length < 10) return; size = Number(this.bytes.readBigUInt64BE(2)); at = 10; }
      if (this.bytes.length < at + size) return;
      const kind = this.bytes[0] & 15;
      const payload = this.bytes.subarray(at, at + size);
      this.bytes = this.bytes.subarray(at + size);
      if (kind === TEXT) this.onmessage(payload.toString());
      else if (kind === PING) this.frame(PONG, payload);
      else if (kind === CLOSE) {
        this.frame(CLOSE, payload);
        this.tcp.end();
        this.#ended(payload.length >= 2 ? payload.readUInt16BE(0) : 1005);
      }
    }
  }

  #ended(code) {
    if (this.closed) return;
    this.closed = true;
    this.onclose(code);
  }
}
