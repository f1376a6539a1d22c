// The engine beside the page (net/engine.ts): whatever takes it long, the page goes on.
import { askEngine, type EngineRequest } from './engine';

onmessage = async ({ data }: MessageEvent<{ n: number; request: EngineRequest }>): Promise<void> => {
  const answer = await askEngine(data.request).catch(() => ({ ok: false, code: 'engine' }));
  postMessage({ n: data.n, answer });
};
