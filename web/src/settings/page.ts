export { start } from '../shell';
export { default as SettingsPage } from './SettingsPage.svelte';
