// One WebSocket for all tables. It comes back by itself: the tables are told, and each asks for what it missed.
import { openLine } from './line';
import type { Request, ServerMessage } from './types';

type Listener = (message: ServerMessage) => void;
export type Link = 'connecting' | 'online' | 'offline';

export class Disconnected extends Error {}

const firstWait = 400;
const longestWait = 8000;
const pingEvery = 20_000;
const answerWithin = 12_000;
/** Close code: this device was signed out, or is somebody else's now. */
const signedOut = 4001;

class Socket {
  link = $state<Link>('connecting');
  private socket: WebSocket | null = null;
  private number = 1;
  private wait = firstWait;
  private waiting = new Map<number, { resolve: Listener; reject: (error: Error) => void; timer: number }>();
  private listeners = new Set<Listener>();
  private openers = new Set<() => void>();
  private ping = 0;
  private retry = 0;

  /** Messages that are no answer to a request. */
  listen(listener: Listener): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  /** Called whenever the line is up (again); at once if it is up now. */
  onOpen(opener: () => void): () => void {
    this.openers.add(opener);
    if (this.link === 'online') opener();
    else this.connect();
    return () => this.openers.delete(opener);
  }

  request(message: Request): Promise<ServerMessage> {
    return new Promise((resolve, reject) => {
      if (this.link !== 'online' || !this.socket) return reject(new Disconnected());
      const n = this.number++;
      const timer = window.setTimeout(() => this.drop(), answerWithin);
      this.waiting.set(n, { resolve, reject, timer });
      this.socket.send(JSON.stringify({ ...message, n }));
    });
  }

  post(message: Request): void {
    if (this.link === 'online') this.socket?.send(JSON.stringify(message));
  }

  /** A new line under a new identity: the cookie is read when the line is opened. */
  restart(): void {
    const socket = this.socket;
    if (!socket) return;
    socket.onclose = null;
    socket.close();
    this.wait = 0;
    this.closed(socket, 'connecting');
  }

  private connect(): void {
    if (this.socket) return;
    clearTimeout(this.retry);
    const socket = openLine();
    this.socket = socket;
    socket.onopen = () => {
      this.link = 'online';
      this.wait = firstWait;
      this.ping = window.setInterval(() => void this.request({ t: 'ping' }).catch(() => {}), pingEvery);
      for (const opener of [...this.openers]) opener();
    };
    socket.onmessage = (event) => this.receive(String(event.data));
    socket.onclose = ({ code }) => (code === signedOut ? location.reload() : this.closed(socket));
  }

  private receive(data: string): void {
    const message = JSON.parse(data) as ServerMessage;
    const n = 'n' in message ? message.n : undefined;
    const asked = n === undefined ? undefined : this.waiting.get(n);
    if (asked && n !== undefined) {
      this.waiting.delete(n);
      clearTimeout(asked.timer);
      asked.resolve(message);
      return;
    }
    for (const listener of [...this.listeners]) listener(message);
  }

  /** The other side says nothing: start afresh rather than wait for TCP to notice. */
  private drop(): void {
    const socket = this.socket;
    if (!socket) return;
    socket.onclose = null;
    socket.close();
    this.closed(socket);
  }

  private closed(socket: WebSocket, link: Link = 'offline'): void {
    if (this.socket !== socket) return;
    this.socket = null;
    this.link = link;
    clearInterval(this.ping);
    for (const { reject, timer } of this.waiting.values()) {
      clearTimeout(timer);
      reject(new Disconnected());
    }
    this.waiting.clear();
    this.retry = window.setTimeout(() => this.connect(), this.wait * (0.75 + Math.random() / 2));
    this.wait = Math.min(Math.max(firstWait, this.wait * 2), longestWait);
    addEventListener('online', () => this.connect(), { once: true });
  }
}

export const socket = new Socket();
