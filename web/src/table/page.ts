// The table page. What its later parts (lobby, dialogs, others' turns, end, replay) share with it they import from here and nowhere
// else: so all of that is one file to fetch, and not one for every set of parts that has something in common.
import './people.css';

export { TableStore } from '../net/table.svelte';
export { start } from '../shell';
export { applyDifference } from '../net/diff';
export { actorOf, beatsIn, beatsOf, lengthOfAction, together } from './beats/actions';
export { default as Log } from './Log.svelte';
export { default as Opponents } from './Opponents.svelte';
export { otherPlayer, participants, type Participant } from './people';
export { default as PreviewBar } from './PreviewBar.svelte';
export { default as RoundLine } from './RoundLine.svelte';
export { default as ScoreSheet } from './ScoreSheet.svelte';
export { default as TablePage } from './TablePage.svelte';
export { default as Tabs } from './Tabs.svelte';
export { Unread } from './unread.svelte';
