/** Quick reactions that are shown for a moment. */
import { muted } from '../../device/muted.svelte';
import { settings } from '../../device/settings.svelte';
import type { Wire } from '../../net/wire';
import type { Seat } from '../contract';

export type Reaction = Wire['Reacted']['reaction'];
export const REACTIONS: Reaction[] = ['laugh', 'roar', 'wow', 'ouch', 'clap', 'hurry'];

const SHOWN_MS = 3000;
const MOST = 5;

export class Reactions {
  shown: { key: number; seat: Seat; reaction: Reaction }[] = $state.raw([]);
  #count = 0;

  show(seat: Seat, name: string, reaction: Reaction): void {
    if (!settings.reactions || muted.names.includes(name)) return;
    const key = ++this.#count;
    this.shown = [...this.shown.slice(1 - MOST), { key, seat, reaction }];
    setTimeout(() => {
      this.shown = this.shown.filter((one) => one.key !== key);
    }, SHOWN_MS);
  }
}
