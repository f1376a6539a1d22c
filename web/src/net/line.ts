// The WebSocket itself: opened before the shell is here, taken over by it (socket.svelte.ts).
const open = (): WebSocket =>
  new WebSocket(`${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/api/ws`, 'roundhouse.1');

let early: WebSocket | null = null;

export function openLineEarly(): void {
  early = open();
}

/** The line that was opened early, or a new one; its `onopen` is called for both. */
export function openLine(): WebSocket {
  const line = early ?? open();
  early = null;
  if (line.readyState === WebSocket.OPEN) queueMicrotask(() => line.onopen?.(new Event('open')));
  else if (line.readyState !== WebSocket.CONNECTING) return open();
  return line;
}
