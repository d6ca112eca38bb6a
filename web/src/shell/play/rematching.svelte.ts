/** The wish to play again: under way, or what went wrong. */
import type { TableInfo } from '../../net/wire';
import { rematch } from '../../play/seats';
import type { Session } from '../../play/session/session.svelte';

export class Rematching {
  busy = $state(false);
  trouble = $state('');

  constructor(
    private readonly session: Session,
    private readonly info: () => TableInfo,
  ) {}

  /** false if it failed; `trouble` says why. */
  async start(): Promise<boolean> {
    this.busy = true;
    this.trouble = await rematch(this.session, this.info());
    this.busy = false;
    return !this.trouble;
  }
}
