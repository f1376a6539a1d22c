// All that plays others' turns, in one part of the client; with its words and the game's.
import type { Component } from 'svelte';
import { texts } from '../../app/texts.svelte';
import type { Follow } from './follow.svelte';
import NewsChip from './NewsChip.svelte';
import PlayControl from './PlayControl.svelte';
import { Player, type Round } from './player.svelte';
import RoundSum from './RoundSum.svelte';
import type { Showing } from './showing.svelte';
import Since from './Since.svelte';
import Stage from './Stage.svelte';
import './beats.css';
import './round.css';

// What a replay takes of it.
export { rates, Showing } from './showing.svelte';
export { Stage };

export interface Parts {
  player: Player;
  Stage: Component<{ player: Showing; spoken?: string }>;
  PlayControl: Component<{ player: Player }>;
  Since: Component<{ player: Player }>;
  NewsChip: Component<{ player: Player }>;
  RoundSum: Component<{ player: Player; round: Round }>;
}

export async function open(follow: Follow): Promise<Parts> {
  const [{ beats }] = await Promise.all([
    follow.ui.beats!(),
    texts.open('.beats'),
    texts.open(`${follow.store.info!.game}.beats`),
  ]);
  return { player: new Player(follow, beats), Stage, PlayControl, Since, NewsChip, RoundSum };
}
