/** A hint for the open question: asked for, listed, then shown on the table. */
import type { Wire } from '../../../net/wire';
import type { Choice, Prompt, Seat } from '../../../play/contract';
import type { Session } from '../../../play/session/session.svelte';

/** Buttons are named by the verb of their choice, or by all of it. */
export function buttonsOf({ do: verb, ...facts }: Choice): string[] {
  return [`do:${verb}`, ['do', verb, ...Object.values(facts)].join(':')];
}

export class Hinting {
  tips: Wire['TipInfo'][] | null = $state.raw(null);
  busy = $state(false);
  /** The tip that is shown on the table. */
  at: number | null = $state(null);
  #question = '';

  constructor(
    readonly session: Session,
    readonly seat: () => Seat,
  ) {}

  prompt(): Prompt | null {
    return this.session.prompts[this.seat()] ?? null;
  }

  /** The open question; it is sent again, unchanged, when others answer theirs. */
  question(): string {
    return JSON.stringify(this.prompt());
  }

  get possible(): boolean {
    return Boolean(this.session.info?.hints && !this.session.info.lesson && this.prompt());
  }

  /** The parts of the table that the shown choice concerns; where it concerns none, the button that makes it. */
  get touches(): string[] {
    const tip = this.at === null ? null : this.tips?.[this.at];
    if (!tip) return [];
    return tip.touches.length ? tip.touches : buttonsOf(tip.choice as Choice);
  }

  /** First the list; then the best choice on the table, and the next one with each press. */
  press = async (): Promise<void> => {
    if (this.busy || !this.possible) return;
    if (this.tips?.length) this.show(this.at === null ? 0 : (this.at + 1) % this.tips.length);
    else await this.#ask();
  };

  /** The best choice on the table, at once: the solution of a puzzle. */
  reveal = async (): Promise<void> => {
    if (this.busy || !this.possible) return;
    if (!this.tips?.length) await this.#ask();
    if (this.tips?.length) this.at = 0;
  };

  async #ask(): Promise<void> {
    this.busy = true;
    this.#question = this.question();
    const tips = await this.session.hint(this.seat());
    this.busy = false;
    if (this.#question === this.question()) this.tips = tips;
  }

  show(at: number): void {
    this.at = this.at === at ? null : at;
  }

  clear(): void {
    this.tips = this.at = null;
  }

  /** A hint is of no use for another question. */
  follow(): void {
    if (this.tips && this.question() !== this.#question) this.clear();
  }
}
