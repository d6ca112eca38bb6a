/** What the pointer rests on: the name of the Building or the neighbourhood, and the thing that can be explained. */
import { clamp } from '../../geometry';
import { thingOf } from '../../wishes';
import type { Show } from '../show';
import type { Label } from './sight.svelte';

const RESTS = 350; // ms
const EDGE = 80; // pixels

export interface Naming {
  ruin(ruin: number): string;
  zone(zone: number): string;
}

/** As an explanation names it, and as offers do. */
interface Marked {
  about: string;
  part: string;
}

export class Pointed {
  label = $state.raw<Label | null>(null);
  marked = $state.raw<Marked | null>(null);
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly naming: Naming) {}

  /** The pointer has moved. */
  move(show: Show | null, { clientX, clientY, buttons, pointerType, currentTarget }: PointerEvent): void {
    this.leave();
    const around = (currentTarget as HTMLElement).getBoundingClientRect();
    if (show && !buttons && pointerType === 'mouse')
      this.timer = setTimeout(() => this.tell(show, clientX, clientY, around), RESTS);
  }

  /** A finger may be held there. */
  press(show: Show | null, { clientX, clientY, pointerType }: PointerEvent): void {
    if (show && pointerType !== 'mouse') this.marked = this.seen(show, clientX, clientY);
  }

  leave(): void {
    clearTimeout(this.timer);
    this.label = this.marked = null;
  }

  private tell(show: Show, x: number, y: number, { left, top, width }: DOMRect): void {
    const seen = show.projector.busy ? null : show.stage.pointing.seenAt(x, y);
    const text = seen && this.nameOf(show, seen[0], seen[1]);
    if (text) this.label = { text, x: clamp(x - left, EDGE, width - EDGE), y: y - top };
    this.marked = this.seen(show, x, y);
  }

  private seen({ plan, projector, stage }: Show, x: number, y: number): Marked | null {
    const piece = projector.busy ? null : stage.pointing.pieceAt(x, y);
    if (piece !== null) return { about: thingOf(plan, piece), part: `piece:${piece}` };
    const at = projector.busy ? null : stage.pointing.spotAt(x, y);
    const [ruin, zone] = at ? [plan.ruinAt(...at), plan.zoneAt(...at)] : [-1, -1];
    const place = ruin >= 0 ? `ruin:${ruin}` : zone >= 0 ? `zone:${zone}` : '';
    return place ? { about: place, part: place } : null;
  }

  private nameOf({ plan }: Show, x: number, y: number): string {
    const [ruin, zone] = [plan.ruinAt(x, y), plan.zoneAt(x, y)];
    if (ruin >= 0) return this.naming.ruin(ruin);
    return zone >= 0 ? this.naming.zone(zone) : '';
  }
}
