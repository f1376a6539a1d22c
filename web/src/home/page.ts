// The first page and the lists of tables. What my games and the settings share with them they import from here and
// nowhere else, as the parts of a table do.
export { start } from '../shell';
export { default as Home } from './Home.svelte';
export { default as HomeHeader } from './HomeHeader.svelte';
export { default as TableRow } from './TableRow.svelte';
export { default as LearnPage } from '../lesson/LearnPage.svelte';
