// Loads the WebAssembly module and speaks JSON with it (apps/wasm/bridge.cpp).
import { readFileSync } from "node:fs";

export function load(path) {
  // The module needs nothing from its host but a place for the C library's last words.
  const refuse = (name) => (...args) => {
    if (name === "proc_exit") throw new Error(`exit ${args[0]}`);
    return 8; // EBADF
  };
  const imports = new Proxy({}, { get: (_, name) => refuse(name) });
  const { exports } = new WebAssembly.Instance(new WebAssembly.Module(readFileSync(path)), { wasi_snapshot_preview1: imports });
  exports._initialize();
  const encoder = new TextEncoder();
  const decoder = new TextDecoder();
  return (request) => {
    const bytes = encoder.encode(JSON.stringify(request));
    const at = exports.rh_alloc(bytes.length);
    new Uint8Array(exports.memory.buffer, at, bytes.length).set(bytes);
    const answer = exports.rh_call(at, bytes.length);
    const text = decoder.decode(new Uint8Array(exports.memory.buffer, answer, exports.rh_answer_size()));
    exports.rh_free(at);
    return JSON.parse(text);
  };
}
