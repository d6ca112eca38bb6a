/** What is pressed on the table, what is marked to be discarded, and choices that are sent one after the other. */
import { untrack } from 'svelte';
import { opened } from '../../device/input/layers';
import type { Selection } from './context';
import { concerning, numbered, sameChoice, the } from './menu';
import type { ArrrChoice, ArrrView, Asked, Spot } from './types';

interface Source {
  readonly view: ArrrView;
  /** null: nothing can be chosen now. */
  readonly asked: Asked | null;
  readonly busy: boolean;
  choose(choice: ArrrChoice): void;
}

const same = (a: Spot, b: Spot) => JSON.stringify(a) === JSON.stringify(b);

/** Create it during component initialisation. */
export class Pressing implements Selection {
  spot: Spot | null = $state.raw(null);
  marked: string[] = $state.raw([]);
  readonly hand = $derived.by(() => numbered(this.of.view.players[this.of.view.seat]?.hand ?? []));
  readonly offered = $derived.by(() => (this.spot ? concerning(this.of.asked, this.spot) : []));
  readonly culling = $derived.by(() => this.of.asked?.step === 'recruiting');
  #queue: ArrrChoice[] = $state.raw([]);
  #sentFor: Asked | null = null;

  constructor(
    private readonly of: Source,
    private readonly send: (choice: ArrrChoice) => void,
  ) {
    $effect.pre(() => {
      const { asked } = of;
      untrack(() => this.#letGo(asked?.step));
    });
    $effect(() => this.#sendNext());
    $effect(() => (this.spot ? opened(this.close) : undefined));
  }

  close = (): void => {
    this.spot = null;
  };
  isPressed = (one: Spot): boolean => this.spot !== null && same(this.spot, one);
  isLive = (one: Spot): boolean => concerning(this.of.asked, one).length > 0;
  isMarked = (at: number): boolean => this.culling && this.marked.includes(this.hand[at]?.key ?? '');

  /** A second press does the only thing that can be done, or lets go. */
  press = (pressed: Spot): void => {
    if (this.culling && pressed.zone === 'hand') this.#mark(pressed.at);
    else if (this.isPressed(pressed)) this.#pressAgain(pressed);
    else if (this.isLive(pressed)) this.spot = pressed;
  };

  /** Discard what is marked, then say that it is all. */
  finish = (): void => {
    const done = the(this.of.asked, 'done');
    if (!done) return;
    const cards = this.hand
      .filter((one) => this.culling && this.marked.includes(one.key))
      .map((one): ArrrChoice => ({ do: 'discard', card: one.card }));
    this.close();
    this.marked = [];
    this.#queue = [...cards, done.choice];
  };

  #pressAgain(pressed: Spot): void {
    const [only, ...others] = concerning(this.of.asked, pressed);
    if (only && !others.length && !this.of.busy) this.send(only.choice);
    else this.close();
  }

  #mark(at: number): void {
    const key = this.hand[at]?.key ?? '';
    this.marked = this.marked.includes(key) ? this.marked.filter((one) => one !== key) : [...this.marked, key];
  }

  /** The question is another one: nothing can be done with what was pressed, or another card lies there. */
  #letGo(step: string | undefined): void {
    const { spot } = this;
    if (step !== 'recruiting') this.marked = [];
    const moved = spot?.zone === 'hand' && this.hand[spot.at]?.card !== spot.card;
    if (spot && (moved || !this.isLive(spot))) this.close();
  }

  #sendNext(): void {
    const [next, ...rest] = this.#queue;
    const { asked, busy } = this.of;
    if (!next || busy || !asked || asked === this.#sentFor) return;
    const option = asked.options.find((one) => sameChoice(one.choice, next));
    this.#sentFor = asked;
    untrack(() => {
      this.#queue = option ? rest : [];
      if (option) this.of.choose(option.choice);
    });
  }
}
