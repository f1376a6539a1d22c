// HTTP calls and the WebSocket, as docs/protocol.md has them. Written for measuring: no delay before a small packet goes
// out, and a message's time of arrival is taken before anybody reads it.
import http from 'node:http';

const CONTINUED = 0;
const TEXT = 1;
const CLOSE = 8;
const PING = 9;
const PONG = 10;

// The server ends a connection that is idle for 30 seconds; this side lets go of it before.
const agent = new http.Agent({ keepAlive: true, maxSockets: 32, timeout: 10_000 });

// Resolves to { body, cookie }; anything but 200 is an error that says what was asked.
export function call(port, method, path, body, cookie) {
  const text = body === undefined ? '' : JSON.stringify(body);
  const headers = { 'Content-Length': Buffer.byteLength(text), ...(cookie && { Cookie: cookie }) };
  return new Promise((resolve, reject) => {
    const request = http.request({ host: '127.0.0.1', port, method, path, headers, agent }, async (response) => {
      const answer = Buffer.concat(await response.toArray()).toString();
      if (response.statusCode !== 200) reject(new Error(`${method} ${path}: ${response.statusCode} ${answer}`));
      else resolve({ body: JSON.parse(answer), cookie: response.headers['set-cookie']?.[0].split(';')[0] });
    });
    request.on('error', (error) => reject(new Error(`${method} ${path}: ${error.message}`)));
    request.end(text);
  });
}

// Resolves to a Socket of whoever the cookie names.
export function open(port, cookie) {
  const headers = {
    Connection: 'Upgrade',
    Upgrade: 'websocket',
    'Sec-WebSocket-Version': 13,
    'Sec-WebSocket-Key': Buffer.alloc(16).toString('base64'),
    'Sec-WebSocket-Protocol': 'roundhouse.1',
    Cookie: cookie,
  };
  return new Promise((resolve, reject) => {
    const request = http.get({ host: '127.0.0.1', port, path: '/api/ws', headers, agent: false });
    request.on('error', (error) => reject(new Error(`the WebSocket: ${error.message}`)));
    request.on('response', (response) => reject(new Error(`the WebSocket: ${response.statusCode} instead of 101`)));
    request.on('upgrade', (response, tcp, head) => {
      tcp.unshift(head);
      resolve(new Socket(tcp));
    });
  });
}

class Socket {
  onmessage = () => {}; // (text, when it arrived)
  onend = () => {}; // (close code)
  #tcp;
  #rest = Buffer.alloc(0); // of a frame that has not come whole
  #parts = []; // of a message in several frames
  #code = 1006;

  constructor(tcp) {
    this.#tcp = tcp;
    tcp.setNoDelay(true);
    tcp.on('data', (chunk) => this.#read(chunk, performance.now()));
    tcp.on('error', () => {}); // 'close' follows
    tcp.on('close', () => this.onend(this.#code));
  }

  send(text) {
    this.#frame(TEXT, Buffer.from(text));
  }

  // A mask keeps scripts from speaking to proxies; there are none of either here, so its key is zero and costs nothing.
  #frame(kind, payload) {
    const size = payload.length;
    const head = Buffer.alloc(size < 126 ? 6 : 8);
    head[0] = 0x80 | kind;
    head[1] = 0x80 | Math.min(size, 126);
    if (size >= 126) head.writeUInt16BE(size, 2);
    this.#tcp.write(Buffer.concat([head, payload]));
  }

  #read(chunk, arrived) {
    let bytes = this.#rest.length === 0 ? chunk : Buffer.concat([this.#rest, chunk]);
    while (bytes.length >= 2) {
      const short = bytes[1] & 127;
      const begin = short < 126 ? 2 : short === 126 ? 4 : 10;
      if (bytes.length < begin) break;
      const size = short < 126 ? short : short === 126 ? bytes.readUInt16BE(2) : Number(bytes.readBigUInt64BE(2));
      if (bytes.length < begin + size) break;
      this.#take(bytes[0] & 15, (bytes[0] & 128) !== 0, bytes.subarray(begin, begin + size), arrived);
      bytes = bytes.subarray(begin + size);
    }
    this.#rest = bytes;
  }

  #take(kind, last, payload, arrived) {
    if (kind === PING) this.#frame(PONG, payload);
    if (kind === CLOSE) {
      this.#code = payload.length < 2 ? 1005 : payload.readUInt16BE(0);
      this.#tcp.end();
    }
    if (kind !== TEXT && kind !== CONTINUED) return;
    this.#parts.push(payload);
    if (!last) return;
    const text = Buffer.concat(this.#parts).toString();
    this.#parts = [];
    this.onmessage(text, arrived);
  }
}
