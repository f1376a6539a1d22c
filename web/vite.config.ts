import { svelte } from '@sveltejs/vite-plugin-svelte';
import { createHash } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import type { HtmlTagDescriptor, Plugin } from 'vite';
import { defineConfig } from 'vitest/config';
import { load } from '../tests/wasm/roundhouse.mjs';
import { mark } from './src/art/mark.ts';
import { ownStyles } from './tools/own_styles.ts';
import { filesOf, languages, wordsByPlace } from './tools/words.ts';

const root = fileURLToPath(new URL('..', import.meta.url));

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

/**
 * The words of texts/: one module for the shell, for a game and for every part of them, in each language. A built client
 * finds them by name, under one fingerprint of them all: a list of a hundred and fifty names would come with every page.
 */
const words = (): Plugin => {
  const source = (place: string, language: string): string =>
    `export default ${JSON.stringify(wordsByPlace(language).get(place))};`;
  const everything = languages.map((language) => [language, [...wordsByPlace(language)]] as const);
  const print = createHash('sha256').update(JSON.stringify(everything)).digest('base64url').slice(0, 8);
  let built = false;
  return {
    name: 'words',
    configResolved: ({ command }) => void (built = command === 'build'),
    resolveId: (id) => (id.startsWith('virtual:words') ? `\0${id}` : null),
    load(id) {
      if (id === '\0virtual:words') {
        const places = [...wordsByPlace(languages[0]!).keys()];
        const known = `const places = '${places.join()}'.split(',');`;
        if (built)
          return `${known} export default (place, language) =>
            places.includes(place) ? import(/* @vite-ignore */ \`/assets/\${language}.\${place}-${print}.js\`) : null;`;
        const modules = languages.flatMap((language) => places.map((place) => `${place}/${language}`));
        const list = modules.map((name) => `'${name}': () => import('virtual:words/${name}')`).join();
        return `const all = {${list}}; export default (place, language) => all[\`\${place}/\${language}\`]?.();`;
      }
      if (!id.startsWith('\0virtual:words/')) return null;
      const [place, language] = id.slice('\0virtual:words/'.length).split('/') as [string, string];
      for (const file of filesOf(language, place.split('.')[0]!)) this.addWatchFile(file);
      return source(place, language);
    },
    generateBundle() {
      for (const [language, places] of everything)
        for (const [place] of places)
          this.emitFile({
            type: 'asset',
            fileName: `assets/${language}.${place}-${print}.js`,
            source: source(place, language),
          });
    },
  };
};

/**
 * What the first page cannot do without is asked for together with the first script: the shell, and the fonts of every
 * language. The script waits for nothing, and is waited for before anything is painted: it is small, and knows the theme.
 */
const firstPage: Plugin = {
  name: 'first-page',
  transformIndexHtml: {
    order: 'post',
    handler(html, { bundle }) {
      const page = html.replace('<!--mark-->', mark()).replace('<script type="module"', '$& async blocking="render"');
      const tags: HtmlTagDescriptor[] = [];
      const link = (attrs: Record<string, string>) =>
        tags.push({ tag: 'link', attrs: { ...attrs, crossorigin: '' }, injectTo: 'head' });
      for (const file of Object.values(bundle ?? {})) {
        if (file.type === 'chunk' && file.name === 'shell') link({ rel: 'modulepreload', href: `/${file.fileName}` });
        if (/-latin-first-[^/]*\.woff2$/.test(file.fileName))
          link({ rel: 'preload', as: 'font', type: 'font/woff2', href: `/${file.fileName}` });
      }
      return { html: page, tags };
    },
  },
};

/**
 * A game's own file waits for the game's box (`boxOf`). Whatever else leaned on it would wait for a box that nobody
 * fetches, and say nothing: such a file stops the build.
 */
const apart: Plugin = {
  name: 'games-apart',
  generateBundle(_, bundle) {
    const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
    const folderOf = (id: string): string => /\/src\/games\/(\w+)\/(?!glimpse|cover|lesson|meta)/.exec(id)?.[1] ?? '';
    for (const game of chunks.filter(({ name, moduleIds }) => moduleIds.some((id) => folderOf(id) === name)))
      for (const { fileName, imports, moduleIds } of chunks) {
        if (!imports.includes(game.fileName)) continue;
        const stranger = moduleIds.find((id) => id.includes('/src/') && folderOf(id) !== game.name);
        if (stranger) this.error(`${fileName} (${stranger}) would wait for the box of ${game.name}`);
      }
  },
};

/** A module with all that it can not begin without. */
const needed = new Map<string, Set<string>>();
function needs(from: string, graph: { getModuleInfo(id: string): { importedIds: string[] } | null }): Set<string> {
  const known = needed.get(from);
  if (known) return known;
  const all = new Set([from]);
  for (const id of all) for (const next of graph.getModuleInfo(id)?.importedIds ?? []) all.add(next);
  needed.set(from, all);
  return all;
}

export default defineConfig(({ mode }) => ({
  plugins: [svelte(), notations, words(), firstPage, apart],
  resolve: {
    alias: { '@data': `${root}data`, '@fonts': `${root}build/fonts` },
    // Components are mounted in tests too, so vitest needs Svelte's browser build.
    conditions: mode === 'test' ? ['browser'] : undefined,
  },
  css: { postcss: { plugins: [ownStyles] } },
  server: { fs: { allow: [root] }, proxy: { '/api': { target: 'http://127.0.0.1:8080', ws: true } } },
  build: {
    outDir: '../build/web',
    emptyOutDir: true,
    // Chunks and fonts are files of their own: the Content-Security-Policy knows no data: addresses.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    target: 'es2022',
    // One file for what begins a page, one for what pages and games share, one a page, one a game: each more is another
    // round trip for somebody.
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            // The first script; with its styles come those that pages share.
            {
              name: 'begin',
              test: /\/src\/main\.ts$|preload-helper|\/accent\.css$|\/(ui\/(?!choices)|LevelBars).*css$/,
              priority: 2,
            },
            // What pages share. What the parts of a table or of the first page share stays with them (their page.ts), and
            // so does what the parts of a game share: its modules wait for the box. Tabs are the games' too.
            {
              name: 'shell',
              test: /\/src\/(?!table\/(?!Tabs)|settings\/|home\/(?!offer)|levels\/|app\/(levels|results)|art\/rolling_stock|ui\/(Choices|choices|Cover|roving|pen|place)|net\/(table|diff)|games\/(notation|steps|session)|map\/|games\/\w+\/(?!meta|icons))|\/node_modules\//,
              minShareCount: 2,
              priority: 1,
            },
            // What a game's glimpse on the first page shares with its table, so that one does not bring the other.
            {
              name: (id: string) => `${/\/src\/games\/(\w+)\//.exec(id)![1]}_first`,
              test: /\/src\/games\/\w+\/art\/first\.ts$/,
              minShareCount: 2,
              priority: 1,
            },
            // What games share, and what the table shares with boards of games.
            { name: 'games', test: /\/src\/(ui\/roving|games\/(notation|session))\b/, minShareCount: 2, priority: 1 },
            {
              name: 'board',
              test: /\/src\/(table\/(PieceControls|gestures|[Zz]oom|frame|viewport)|map\/\w+|ui\/pen)\b/,
              minShareCount: 2,
              priority: 1,
            },
            // What a game's table shares with its later parts (rules, replay, others' turns): one file a game. What only
            // later parts share comes with them.
            {
              name: (id, graph) => {
                const [folder, game] = /^.*\/src\/games\/(\w+)\//.exec(id) ?? [];
                return game && needs(`${folder}ui.ts`, graph).has(id) ? game : null;
              },
              test: /\/src\/games\/\w+\/(?!meta|icons|cover|lesson|glimpse)/,
              minShareCount: 1,
              priority: 0,
            },
            // What only the first page and its dialogs share with lobbies: options, levels, covers.
            {
              name: 'seats',
              test: /\/src\/(levels\/LevelBars|app\/levels|home\/(offer|estimate)|ui\/Cover|games\/\w+\/cover)/,
              minShareCount: 2,
              priority: 0,
            },
          ],
        },
      },
    },
  },
  test: {
    environment: 'happy-dom',
    include: ['tests/**/*.test.ts'],
    setupFiles: ['tests/boxes.ts'],
    // A busy machine compiles for a while what a test waits for.
    testTimeout: 30_000,
    expect: { poll: { timeout: 20_000 } },
  },
}));
