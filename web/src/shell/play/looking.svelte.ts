/** Looking back at a running or finished game, and back to the present. */
import { type Seat, WATCHER } from '../../play/contract';
import { Past } from '../../play/past/past.svelte';
import type { Session } from '../../play/session/session.svelte';

const CATCH_UP_SPEED = 2;

export class Looking {
  past: Past | null = $state.raw(null);
  /** Events that were missed are played; the table returns to the present after them. */
  catchingUp = $state(false);

  constructor(
    private readonly session: Session,
    private readonly returned: () => void,
  ) {}

  back(at: number, wanted: Seat): Past {
    const { session } = this;
    const seat = this.eyes(wanted);
    const made = this.past ?? new Past(session.table, seat, session.version, (one) => session.secretOf(one));
    session.films.release();
    made.last = session.version;
    made.player = () => session.films.player;
    this.past = made;
    void made.show(at);
    return made;
  }

  /** A link may name the seat of another: what that seat saw is shown once the game is over. */
  private eyes(wanted: Seat): Seat {
    const open = this.session.result !== null || this.session.held.includes(wanted);
    return open ? wanted : WATCHER;
  }

  now = (): void => {
    this.past?.pause();
    this.past = null;
    this.session.entries = []; // the last event is not shown again
    this.catchingUp = false;
    this.returned();
  };

  catchUp(seat: Seat): void {
    const from = this.session.away ?? 0;
    this.session.away = null;
    this.catchingUp = true;
    const made = this.back(from, seat);
    made.speed = CATCH_UP_SPEED;
    made.ended = this.now;
    made.play();
  }
}
