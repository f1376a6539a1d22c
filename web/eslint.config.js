// What the compiler does not see: mistakes and leftovers in TypeScript, Svelte and the scripts beside them.
import js from '@eslint/js';
import svelte from 'eslint-plugin-svelte';
import globals from 'globals';
import ts from 'typescript-eslint';
import svelteConfig from './svelte.config.js';

export default ts.config(
  { ignores: ['node_modules', 'public'] },
  js.configs.recommended,
  ts.configs.recommended,
  ts.configs.stylistic,
  svelte.configs.recommended,
  { languageOptions: { globals: { ...globals.browser, ...globals.node } } },
  {
    files: ['**/*.svelte', '**/*.svelte.ts'],
    languageOptions: { parserOptions: { parser: ts.parser, svelteConfig, extraFileExtensions: ['.svelte'] } },
  },
  // TypeScript knows which names there are.
  { files: ['**/*.ts', '**/*.svelte'], rules: { 'no-undef': 'off' } },
  {
    rules: {
      eqeqeq: ['error', 'always', { null: 'ignore' }],
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      '@typescript-eslint/consistent-type-imports': ['error', { disallowTypeAnnotations: false }],
      // State is replaced here, not changed in place: plain maps and sets are meant.
      'svelte/prefer-svelte-reactivity': 'off',
      // {' '} is a space that the formatter leaves alone.
      'svelte/no-useless-mustaches': 'off',
      // A failure that needs no answer is caught by a function that does nothing.
      '@typescript-eslint/no-empty-function': 'off',
      // Own drawings become SVG from strings, never what a person typed; links are addresses behind the #.
      'svelte/no-at-html-tags': 'off',
      'svelte/no-navigation-without-resolve': 'off',
    },
  },
);
