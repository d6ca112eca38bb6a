/** Which card is asked about, and what was pressed before taking could be chosen. */
import { tick, untrack } from 'svelte';
import { opened } from '../../device/input/layers';
import { keyOption } from './menu';
import type { Asked, Option } from './types';

interface Source {
  /** null: nothing can be chosen now. */
  readonly prompt: Asked | null;
  readonly busy: boolean;
  readonly root: HTMLElement | undefined;
  choose(option: Option): void;
}

/** Create it during component initialisation. */
export class Choosing {
  /** `centre:7-0` or `hand:2-1`: the card that is asked about. */
  open: string | null = $state(null);
  /** `centre:7-0` or `mecha:3`: pressed while cards could still be played; taken as soon as that is asked. */
  #wanted: string | null = null;

  constructor(private readonly of: Source) {
    $effect.pre(() => {
      void of.prompt;
      untrack(() => (this.open = null));
    });
    $effect(() => {
      const { prompt, busy } = of;
      if (prompt?.step !== 'playing' && !busy) untrack(() => this.#takeWanted(prompt));
    });
    $effect(() => (this.open ? opened(this.close) : undefined));
  }

  openAt = (place: string): string | null =>
    this.open?.startsWith(`${place}:`) ? this.open.slice(place.length + 1) : null;

  pick = (option: Option): void => {
    if (this.of.busy || !this.of.prompt) return;
    this.open = null;
    this.of.choose(option);
  };

  /** A card of the centre is pressed. */
  press = (key: string, ways: Option[]): void => {
    if (ways.length === 1) this.pick(ways[0]!);
    else if (ways.length) this.toggle(`centre:${key}`);
    else this.goOn(`centre:${key}`);
  };

  goOn = (part: string): void => {
    const enough = keyOption(this.of.prompt);
    if (!enough) return;
    this.pick(enough);
    this.#wanted = part;
  };

  toggle = (key: string): void => {
    this.open = this.open === key ? null : key;
    if (this.open) void tick().then(() => this.buttons[0]?.focus({ preventScroll: true }));
  };

  close = (): void => {
    const back = this.of.root?.querySelector<HTMLElement>('.kit-card.raised');
    this.open = null;
    back?.focus();
  };

  /** What the card that is asked about can do. */
  get buttons(): HTMLButtonElement[] {
    return [...(this.of.root?.querySelectorAll<HTMLButtonElement>('[data-chooser] button:not(:disabled)') ?? [])];
  }

  #takeWanted(prompt: Asked | null): void {
    const part = this.#wanted?.split('-')[0];
    const ways = prompt?.options.filter(({ touches }) => part && touches.includes(part)) ?? [];
    if (ways.length === 1) this.pick(ways[0]!);
    else if (ways.length && this.#wanted) this.toggle(this.#wanted);
    if (prompt) this.#wanted = null;
  }
}
