export { start } from '../shell';
export { default as CampaignPage } from './CampaignPage.svelte';
export { default as CampaignsPage } from './CampaignsPage.svelte';
