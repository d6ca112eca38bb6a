/** A button that does not change its meaning under a resting thumb. */
import { untrack } from 'svelte';

const RESTS = 400; // milliseconds
const RECENT = 1500;

/** Call inside a component: the button is disabled for a moment when its meaning changes soon after a press. */
export function steady(meaning: () => unknown) {
  let resting = $state(false);
  let pressed = Number.NEGATIVE_INFINITY;

  $effect.pre(() => {
    meaning();
    return untrack(() => {
      if (performance.now() - pressed > RECENT) return;
      resting = true;
      const timer = setTimeout(() => (resting = false), RESTS);
      return () => {
        clearTimeout(timer);
        resting = false;
      };
    });
  });

  return {
    get resting() {
      return resting;
    },
    /** Keys have no thumb: a press by keyboard is followed at once. */
    press: (event: MouseEvent) => {
      if (event.detail > 0) pressed = performance.now();
    },
  };
}
