/** Squash on landing: what hits hard is flattened for a moment, along the vertical, and springs back. Only how it is drawn. */
import type { Piece } from '../../types';

const MOST = 0.3; // of the height
const HARDEST = 230; // cm/s
const FADES = 9; // 1/s
const SPRINGS = 24; // rad/s
const OVER = 0.5; // s

export class Squash {
  private readonly struck = new Map<Piece, { by: number; since: number }>();

  /** A piece was hit so hard, in cm/s; a weaker blow does not undo a harder one. */
  hit(piece: Piece, force: number): void {
    const by = MOST * Math.min(1, force / HARDEST);
    if (by > Math.abs(this.of(piece))) this.struck.set(piece, { by, since: 0 });
  }

  /** So many seconds have passed; returns the pieces that look different now. */
  step(seconds: number): Piece[] {
    const struck = [...this.struck.keys()];
    for (const [piece, one] of this.struck) {
      one.since += seconds;
      if (one.since > OVER) this.struck.delete(piece);
    }
    return struck;
  }

  /** By which share of its height a piece is flattened now; negative: stretched. */
  of = (piece: Piece): number => {
    const one = this.struck.get(piece);
    return one ? one.by * Math.exp(-FADES * one.since) * Math.cos(SPRINGS * one.since) : 0;
  };

  clear(): void {
    this.struck.clear();
  }
}
