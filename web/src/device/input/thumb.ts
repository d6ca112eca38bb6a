/** No button changes its meaning under a resting thumb: a press is caught where another button has just appeared. */

const RESTS = 400; // milliseconds
const WATCHED = 3000; // after a press
const WIDTH = 44; // pixels

interface Meaning {
  button: Element;
  label: string;
}

function meaningAt(x: number, y: number, shield: Element): Meaning | null {
  const top = document.elementsFromPoint(x, y).find((one) => one !== shield);
  const button = top?.closest('button, [role=button]');
  if (!button || button.matches(':disabled')) return null;
  return { button, label: button.getAttribute('aria-label') ?? button.textContent ?? '' };
}

function makeShield(x: number, y: number): HTMLElement {
  const shield = document.createElement('div');
  shield.dataset.shield = '';
  const side = `${WIDTH}px`;
  Object.assign(shield.style, { position: 'fixed', zIndex: '9', width: side, height: side });
  Object.assign(shield.style, { left: `${x - WIDTH / 2}px`, top: `${y - WIDTH / 2}px` });
  return shield;
}

/** Watch the spot of a press; the returned function stops it. `moment` tells one question from the next. */
function watch(x: number, y: number, moment: () => unknown): () => void {
  const shield = makeShield(x, y);
  const asked = moment();
  const end = performance.now() + WATCHED;
  let last = meaningAt(x, y, shield);
  let rests = 0;
  let frame = requestAnimationFrame(look);

  function look() {
    const now = meaningAt(x, y, shield);
    const same = now?.button === last?.button;
    if (now && now.label !== last?.label && (same || moment() !== asked)) {
      document.body.append(shield);
      clearTimeout(rests);
      rests = window.setTimeout(() => shield.remove(), RESTS);
    }
    last = now ?? last;
    if (performance.now() < end) frame = requestAnimationFrame(look);
  }

  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(rests);
    shield.remove();
  };
}

/** Attach it to the page of a table. Keys have no thumb: what they press is followed at once. */
export function steady(root: HTMLElement): () => void {
  let stop = () => {};
  const press = (event: MouseEvent) => {
    if (event.detail === 0) return;
    stop();
    stop = watch(event.clientX, event.clientY, () => root.dataset.version);
  };
  root.addEventListener('click', press, true);
  return () => {
    root.removeEventListener('click', press, true);
    stop();
  };
}
