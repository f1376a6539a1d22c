import { svelte } from '@sveltejs/vite-plugin-svelte';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { defineConfig } from 'vitest/config';
import { load } from '../tests/wasm/roundhouse.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));

/** "words-uk" of texts/uk.json and texts/web.uk.json, "words-railroad_ink-uk" of the two in texts/railroad_ink/. */
const wordsOf = (path: string): string =>
  `words-${path
    .slice(path.indexOf('/texts/') + 7, -'.json'.length)
    .replace('web.', '')
    .replace('/', '-')}`;

/** A game's notation, asked of the engine (WebAssembly): `make wasm` comes first. */
const notations: Plugin = {
  name: 'notations',
  resolveId: (id) => (id.startsWith('virtual:notation/') ? `\0${id}` : null),
  load(id) {
    if (!id.startsWith('\0virtual:notation/')) return null;
    const game = id.slice(id.indexOf('/') + 1);
    const notation: unknown = load(`${root}build/wasm/apps/wasm/roundhouse.wasm`)({ op: 'notation', game });
    return `export default ${JSON.stringify(notation)};`;
  },
};

export default defineConfig(({ mode }) => ({
  plugins: [svelte(), notations],
  resolve: {
    alias: { '@texts': `${root}texts`, '@data': `${root}data` },
    // Components are mounted in tests too, so vitest needs Svelte's browser build.
    conditions: mode === 'test' ? ['browser'] : undefined,
  },
  server: { fs: { allow: [root] }, proxy: { '/api': { target: 'http://127.0.0.1:8080', ws: true } } },
  build: {
    outDir: '../build/web',
    emptyOutDir: true,
    // Chunks and fonts are files of their own: the Content-Security-Policy knows no data: addresses.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    target: 'es2022',
    // One file to fetch for the shell's words in a language, one for a game's.
    rolldownOptions: { output: { codeSplitting: { groups: [{ test: /\/texts\/.*\.json$/, name: wordsOf }] } } },
  },
  test: { environment: 'happy-dom', include: ['tests/**/*.test.ts'], setupFiles: ['tests/boxes.ts'] },
}));
