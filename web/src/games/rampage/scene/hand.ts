/** What a hand holds while it aims: marks of the aim, and the Body that is taken off the board for it. */
import type { Aim } from '../aiming/aim.svelte';
import { AimMarks } from '../aiming/aimMarks';
import type { Projector } from '../film/projector';
import type { Piece } from '../types';
import { fromHand, type Played } from './played';
import type { Stage } from './stage';

export class Hand {
  aims: AimMarks | null = null;
  private aim: Aim | null = null;
  private lifted: Piece | null = null;

  constructor(
    private readonly stage: Stage,
    private readonly projector: Projector,
    private readonly longest: number,
  ) {}

  /** A shot was fired, and what came of it is not known yet. */
  get fired(): boolean {
    return this.aims !== null && (this.aim?.fired ?? true);
  }

  /** What was fired stays in the hand until its film begins. */
  take(aim: Aim | null): void {
    if (aim || !this.aim?.fired) this.letGo();
    this.aim = aim;
    if (!aim) return;
    this.aims = new AimMarks(this.stage.plan, aim, this.longest);
    this.stage.marks.add(this.aims.root);
  }

  letGo(): void {
    if (this.lifted !== null) this.stage.put(this.lifted, this.projector.rest[this.lifted] ?? null);
    this.lifted = null;
    if (!this.aims) return;
    this.stage.marks.remove(this.aims.root);
    this.aims.dispose();
    this.aims = null;
  }

  /** The film of what was fired begins with what is in the hand. */
  release(reel: Played): void {
    if (!this.fired) return;
    reel.before = fromHand(reel, this.lifted, this.aims?.held ?? null);
    this.letGo();
  }

  /** Before the Paws are flicked the Body is taken off the board; before it is dropped it is in the hand. */
  lift(): void {
    const { aim } = this;
    if ((aim?.kind !== 'flick' && aim?.kind !== 'drop') || this.projector.busy) return;
    this.lifted = this.stage.plan.body(aim.monster);
    this.stage.put(this.lifted, null);
  }

  /** Draw the aim as it is now, once everything rests. */
  draw(): void {
    this.lift();
    this.aims?.draw(this.projector.rest, (spot) => this.stage.pointing.roofAt(spot));
    this.stage.ask();
  }

  dispose(): void {
    this.aims?.dispose();
  }
}
