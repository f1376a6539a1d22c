// The engine in the browser: the WebAssembly module that also runs in the server's tests, fetched
// only when somebody asks for it. It takes a request as JSON and answers with JSON (apps/wasm/bridge.cpp).
export type EngineRequest = Record<string, unknown>;

export interface EngineAnswer {
  ok: boolean;
  code?: string;
  line?: number;
  [key: string]: unknown;
}

interface EngineExports {
  memory: WebAssembly.Memory;
  _initialize(): void;
  rh_alloc(size: number): number;
  rh_free(at: number): void;
  rh_call(at: number, size: number): number;
  rh_answer_size(): number;
}

// The smallest module with a vector in it: a function that makes one and drops it.
const VECTOR = Uint8Array.of(
  ...[0, 0x61, 0x73, 0x6d, 1, 0, 0, 0], // the head
  ...[1, 4, 1, 0x60, 0, 0], // a type: nothing to nothing
  ...[3, 2, 1, 0], // a function of it
  ...[10, 9, 1, 7, 0, 0x41, 0, 0xfd, 0x0f, 0x1a, 0x0b], // i32.const 0, i8x16.splat, drop
);

/** Built twice: with vectors, and plain for browsers that have none (apps/wasm). */
export function engineFile(): string {
  return WebAssembly.validate(VECTOR) ? '/roundhouse.wasm' : '/roundhouse_plain.wasm';
}

let loading: Promise<EngineExports> | null = null;

async function load(): Promise<EngineExports> {
  // The C library asks its host for files and clocks it will not get here: every such call fails politely.
  const host = new Proxy({}, { get: () => () => 8 });
  const source = await WebAssembly.instantiateStreaming(fetch(engineFile()), { wasi_snapshot_preview1: host });
  const engine = source.instance.exports as unknown as EngineExports;
  engine._initialize();
  return engine;
}

export async function askEngine(request: EngineRequest): Promise<EngineAnswer> {
  loading ??= load().catch((error: unknown) => {
    loading = null;
    throw error;
  });
  const engine = await loading;
  const bytes = new TextEncoder().encode(JSON.stringify(request));
  const at = engine.rh_alloc(bytes.length);
  new Uint8Array(engine.memory.buffer, at, bytes.length).set(bytes);
  const answer = engine.rh_call(at, bytes.length);
  const text = new TextDecoder().decode(new Uint8Array(engine.memory.buffer, answer, engine.rh_answer_size()));
  engine.rh_free(at);
  return JSON.parse(text) as EngineAnswer;
}

let worker: Worker | null = null;
const waiting = new Map<number, (answer: EngineAnswer) => void>();
let asked = 0;

/** The same, without holding up the page. */
export function askAside(request: EngineRequest): Promise<EngineAnswer> {
  if (!worker) {
    worker = new Worker(new URL('./engine_worker.ts', import.meta.url), { type: 'module' });
    worker.onmessage = ({ data }: MessageEvent<{ n: number; answer: EngineAnswer }>) => {
      waiting.get(data.n)?.(data.answer);
      waiting.delete(data.n);
    };
  }
  const n = ++asked;
  worker.postMessage({ n, request });
  return new Promise((resolve) => waiting.set(n, resolve));
}
