/** Why something cannot be done: the server's reason and its rule, asked for on demand. */
import type { Refusal } from '../../../play/contract';
import type { Consider } from '../context';
import type { RampageChoice } from '../types';

export class Why {
  refusal: Refusal | null = $state.raw(null);
  #asked = 0;

  constructor(readonly consider: Consider) {}

  /** True if it could be done after all. */
  async ask(choice: RampageChoice): Promise<boolean> {
    const token = ++this.#asked;
    const { refusal } = await this.consider(choice);
    if (token === this.#asked) this.refusal = refusal;
    return refusal === null;
  }

  forget(): void {
    this.#asked += 1;
    this.refusal = null;
  }
}
