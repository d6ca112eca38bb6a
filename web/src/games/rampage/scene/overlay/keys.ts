/** Keys of the focused picture: they move the camera, unless an aim needs them. */
import type { Preset } from '../camera/camera';
import type { Show } from '../show';

const TURN = 40;

export function cityKeys(show: () => Show | null, look: (which: Preset) => void, aiming: () => boolean) {
  const hand = () => show()?.handling;
  const move = (x: number, y: number, pan: boolean) => (pan ? hand()?.pan(-x, y) : hand()?.orbit(x, y));
  const acts: Record<string, (pan: boolean) => void> = {
    ArrowLeft: (pan) => move(-TURN, 0, pan),
    ArrowRight: (pan) => move(TURN, 0, pan),
    ArrowUp: (pan) => move(0, TURN, pan),
    ArrowDown: (pan) => move(0, -TURN, pan),
    '+': () => hand()?.zoom(0.85),
    '-': () => hand()?.zoom(1.18),
    v: () => look('overview'),
    t: () => look('top'),
    o: () => look('own'),
  };
  return (event: KeyboardEvent): void => {
    const arrow = event.key.startsWith('Arrow');
    const aims = aiming() && (arrow ? !event.altKey : '+-'.includes(event.key));
    const act = acts[event.key === '=' ? '+' : event.key];
    if (event.ctrlKey || event.metaKey || aims || !act) return;
    event.preventDefault();
    event.stopPropagation();
    act(event.shiftKey);
  };
}
