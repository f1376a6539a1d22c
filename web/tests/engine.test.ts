// Which engine a browser fetches.
import { afterEach, expect, test, vi } from 'vitest';
import { engineFile } from '../src/net/engine';

afterEach(() => vi.restoreAllMocks());

test('a browser with vectors fetches the engine that uses them', () => {
  expect(engineFile()).toBe('/roundhouse.wasm');
});

test('one without fetches the plain engine', () => {
  // It knows modules, but no instruction that begins with 0xfd.
  vi.spyOn(WebAssembly, 'validate').mockImplementation((bytes) => !(bytes as Uint8Array).includes(0xfd));
  expect(engineFile()).toBe('/roundhouse_plain.wasm');
});
