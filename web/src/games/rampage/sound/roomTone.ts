/** The quiet sound of the room: it begins once and goes on, whatever happens at the table. */
type Start = () => (() => void) | null;

export class RoomTone {
  private end: (() => void) | null = null;

  /** `start` returns what ends the sound; null while a browser keeps the page silent. */
  constructor(private readonly start: Start) {}

  /** Heard from now on, if it can be; what is heard already goes on. */
  keep(): void {
    this.end ??= this.start();
  }

  hush(): void {
    this.end?.();
    this.end = null;
  }
}
