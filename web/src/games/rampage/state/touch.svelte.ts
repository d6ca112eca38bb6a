/** What may be touched in the city now: pieces, neighbourhoods, or any spot. The panels say it, the city shows it and answers. */
import type { Piece, Zone } from '../types';

export interface Touchable {
  /** Pieces that can be chosen, each with its words for those who cannot see it. */
  pieces?: Iterable<[Piece, string]>;
  zones?: Iterable<[Zone, string]>;
  /** A spot of the board is asked for; or of the roof of one of these buildings. */
  spot?: boolean;
  tops?: number[];
  pick?(piece: Piece): void;
  zone?(zone: Zone): void;
  put?(xCm: number, yCm: number): void;
  /** A piece that cannot be chosen was touched: say why not. */
  why?(piece: Piece): void;
}

const nothing = (): void => {};

export class Touch {
  pieces: Map<Piece, string> = $state.raw(new Map());
  zones: Map<Zone, string> = $state.raw(new Map());
  spot = $state(false);
  tops: number[] = $state.raw([]);
  /** Under the pointer, or at hand in a panel: shown in both. */
  hover: Piece | null = $state(null);
  /** Where something is about to be put, in cm. */
  mark: [number, number] | null = $state.raw(null);
  /** Pieces that cannot be chosen answer too. */
  asks = $state(false);

  pick: (piece: Piece) => void = nothing;
  zone: (zone: Zone) => void = nothing;
  put: (xCm: number, yCm: number) => void = nothing;
  why: (piece: Piece) => void = nothing;

  allow(now: Touchable): void {
    this.pieces = new Map(now.pieces ?? []);
    this.zones = new Map(now.zones ?? []);
    this.spot = now.spot ?? false;
    this.tops = now.tops ?? [];
    this.asks = now.why !== undefined;
    this.pick = now.pick ?? nothing;
    this.zone = now.zone ?? nothing;
    this.put = now.put ?? nothing;
    this.why = now.why ?? nothing;
    this.mark = null;
    this.hover = null;
  }
}
