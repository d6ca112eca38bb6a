/** How a part is seen to move: in place, or as a copy above the table that no container cuts off. */

const EASE = 'cubic-bezier(0.2, 0.8, 0.2, 1)';
const ABOVE = 60;
const LARGEST = 1.4;
/** Marks that would make a copy answer to keys. */
const MARKS = ['data-option', 'data-confirm'];

/** From centre to centre: things scale about their own. */
const offset = (from: DOMRect, to: DOMRect) =>
  `${from.x - to.x + (from.width - to.width) / 2}px ${from.y - to.y + (from.height - to.height) / 2}px`;
/** As large as it fits into its goal; never much larger than it is drawn. */
const ratio = (from: DOMRect, to: DOMRect) => `${Math.min(LARGEST, from.width / to.width, from.height / to.height)}`;

/** The element itself glides from one place to where it is. */
export function glide(
  element: HTMLElement,
  from: DOMRect,
  to: DOMRect,
  timing: KeyframeAnimationOptions,
): Animation[] {
  const frames = [
    { translate: offset(from, to), scale: ratio(from, to) },
    { translate: '0px 0px', scale: '1' },
  ];
  return [element.animate(frames, { ...timing, easing: EASE, fill: 'backwards' })];
}

/** A copy of the element, drawn as large as `size`, flies from one place to another; the element is out of sight. */
export function fly(
  element: HTMLElement,
  size: DOMRect,
  from: DOMRect,
  to: DOMRect,
  timing: KeyframeAnimationOptions,
): Animation[] {
  const copy = copyOf(element, size);
  document.body.append(copy);
  const flight = copy.animate(
    [
      { translate: offset(from, size), scale: ratio(from, size) },
      { translate: offset(to, size), scale: ratio(to, size) },
    ],
    { ...timing, easing: EASE, fill: 'both' },
  );
  flight.finished.finally(() => copy.remove());
  if (!element.isConnected) return [flight];
  return [flight, element.animate({ opacity: [0, 0] }, { ...timing, fill: 'backwards' })];
}

function copyOf(element: HTMLElement, size: DOMRect): HTMLElement {
  const copy = element.cloneNode(true) as HTMLElement;
  for (const one of [copy, ...copy.querySelectorAll<HTMLElement>('*')])
    for (const mark of MARKS) one.removeAttribute(mark);
  Object.assign(copy.style, {
    position: 'fixed',
    inset: `${size.y}px auto auto ${size.x}px`,
    width: `${size.width}px`,
    height: `${size.height}px`,
    margin: '0',
    listStyle: 'none',
    zIndex: `${ABOVE}`,
    pointerEvents: 'none',
  });
  copy.style.setProperty('--card-w', `${size.width}px`);
  copy.dataset.flies = '';
  copy.inert = true;
  copy.ariaHidden = 'true';
  return copy;
}
