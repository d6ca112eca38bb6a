/** The keys of a replay: Space plays, arrows step, Home and End jump. */
import type { Shortcuts } from '../../device/input/keys';
import type { Past } from '../../play/past/past.svelte';

export const replayKeys = (past: Past): Shortcuts => ({
  ' ': past.toggle,
  ArrowLeft: () => past.step(-1),
  ArrowRight: () => past.step(1),
  Home: () => past.step(-past.at),
  End: () => past.step(past.last),
});
