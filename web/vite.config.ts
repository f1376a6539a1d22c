import { svelte } from '@sveltejs/vite-plugin-svelte';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { defineConfig } from 'vitest/config';

const root = fileURLToPath(new URL('..', import.meta.url));

/** The engine's texts also serve the terminal; the browser has no use for those words. */
const withoutTerminal: Plugin = {
  name: 'texts-without-terminal',
  enforce: 'pre',
  transform(code, id) {
    if (!id.startsWith(`${root}texts/`)) return null;
    const { cli: _, ...texts } = JSON.parse(code) as Record<string, unknown>;
    return { code: JSON.stringify(texts), map: null };
  },
};

export default defineConfig(({ mode }) => ({
  plugins: [withoutTerminal, svelte()],
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
  },
  test: { environment: 'happy-dom', include: ['tests/**/*.test.ts'], setupFiles: ['tests/boxes.ts'] },
}));
