/**
 * The own dice wait in the tray for a press, if the player wants to throw them. Only what is shown waits: the server has
 * rolled, and after a while the dice fall by themselves.
 */
import { words } from '../../kit/knowledge';
import type { FilmPlayer } from '../../play/contract';
import type { PikitView } from './types';

/** Milliseconds. */
export const LONGEST_WAIT = 4000;

export class Throwing implements FilmPlayer<PikitView> {
  waiting = $state(false);
  readonly asks = words('ui-throw-ask');
  #turn = -1;
  #fall: ReturnType<typeof setTimeout> | undefined;
  #thrown = () => {};

  constructor(private readonly wanted: () => boolean) {}

  /** The first roll of an own turn; after that a card was pressed, and its dice fall at once. */
  hasFilm = (view: PikitView, previous: PikitView): boolean =>
    this.wanted() &&
    view.active === view.seat &&
    view.sum > 0 &&
    previous.phase === 'chance' &&
    view.turns !== this.#turn;

  play = ({ turns }: PikitView): Promise<void> => {
    this.#turn = turns;
    this.waiting = true;
    this.hold(false);
    return new Promise((thrown) => {
      this.#thrown = thrown;
    });
  };

  hold = (still: boolean): void => {
    clearTimeout(this.#fall);
    if (!still && this.waiting) this.#fall = setTimeout(this.cut, LONGEST_WAIT);
  };

  /** Throw. */
  cut = (): void => {
    clearTimeout(this.#fall);
    this.waiting = false;
    this.#thrown();
  };
}
