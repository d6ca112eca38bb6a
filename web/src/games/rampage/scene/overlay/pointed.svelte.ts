/** The name of the Building or the neighbourhood on which the pointer rests. */
import { clamp } from '../../geometry';
import type { Show } from '../show';
import type { Label } from './sight.svelte';

const RESTS = 350; // ms
const EDGE = 80; // pixels

export interface Naming {
  ruin(ruin: number): string;
  zone(zone: number): string;
}

export class Pointed {
  label = $state.raw<Label | null>(null);
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly naming: Naming) {}

  /** The pointer has moved. */
  move(show: Show | null, { clientX, clientY, buttons, pointerType, currentTarget }: PointerEvent): void {
    this.leave();
    const around = (currentTarget as HTMLElement).getBoundingClientRect();
    if (show && !buttons && pointerType === 'mouse')
      this.timer = setTimeout(() => this.tell(show, clientX, clientY, around), RESTS);
  }

  leave(): void {
    clearTimeout(this.timer);
    this.label = null;
  }

  private tell(show: Show, x: number, y: number, { left, top, width }: DOMRect): void {
    const seen = show.projector.busy ? null : show.stage.pointing.seenAt(x, y);
    const text = seen && this.nameOf(show, seen[0], seen[1]);
    if (text) this.label = { text, x: clamp(x - left, EDGE, width - EDGE), y: y - top };
  }

  private nameOf({ plan }: Show, x: number, y: number): string {
    const [ruin, zone] = [plan.ruinAt(x, y), plan.zoneAt(x, y)];
    if (ruin >= 0) return this.naming.ruin(ruin);
    return zone >= 0 ? this.naming.zone(zone) : '';
  }
}
