/** Eat the best: what the server has suggested is eaten one after the other, as it was shown, unless something changes. */
import { settings } from '../../../device/settings.svelte';
import { type Asked, touched } from '../context';
import type { Piece, RampageChoice, RampageView } from '../types';

export class Eating {
  /** What is still to be eaten. */
  left: Piece[] = $state.raw([]);

  constructor(private readonly choose: (choice: RampageChoice) => void) {}

  get running(): boolean {
    return this.left.length > 0;
  }

  /** At each question of a meal: go on, or eat by itself what the Teeth suffice for; not in a lesson on meals. */
  serve(view: RampageView, prompt: Asked): void {
    if (this.running) this.go(prompt);
    else if (!settings.askAll && !prompt.coach && this.fits(view, prompt)) this.begin(view, prompt);
  }

  begin({ serving }: RampageView, prompt: Asked): void {
    if (!serving) return;
    this.left = [...serving.meeples];
    if (serving.dine) this.choose({ ...serving.dine, do: 'dine' });
    else this.go(prompt);
  }

  /** The next bite, if it is still offered; else the rest is decided by the player. */
  private go(prompt: Asked): void {
    const [next, ...left] = this.left;
    if (next === undefined) return;
    const offer = prompt.options.find((one) => one.choice.do === 'eat' && touched(one, 'piece').includes(next));
    this.left = offer ? left : [];
    if (offer) this.choose(offer.choice);
  }

  /** The Teeth suffice for everything on the plate: nothing is left to decide. */
  private fits({ serving }: RampageView, prompt: Asked): boolean {
    const bites = prompt.options.filter(({ choice }) => choice.do === 'eat').length;
    return serving != null && !serving.dine && bites > 0 && serving.meeples.length === bites;
  }
}
