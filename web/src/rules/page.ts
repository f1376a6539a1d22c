export { start } from '../shell';
export { default as RulesPage } from './RulesPage.svelte';
