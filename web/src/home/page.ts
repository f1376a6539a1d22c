export { start } from '../shell';
export { default as AllTables } from './AllTables.svelte';
export { default as Home } from './Home.svelte';
