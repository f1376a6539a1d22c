// The first page. What the settings share with it they import from here, so that it is one file to fetch.
export { start } from '../shell';
export { default as AllTables } from './AllTables.svelte';
export { default as Home } from './Home.svelte';
export { default as HomeHeader } from './HomeHeader.svelte';
export { default as LearnPage } from '../lesson/LearnPage.svelte';
