export { start } from '../shell';
export { default as AllTables } from './AllTables.svelte';
export { default as Home } from './Home.svelte';
export { default as LearnPage } from '../lesson/LearnPage.svelte';
