/** Where the pointer was when it last moved or pressed, on any page. What comes to lie under it later was not pointed
at. */
export const pointer = { x: -1, y: -1 };

function note({ clientX, clientY }: PointerEvent): void {
  pointer.x = clientX;
  pointer.y = clientY;
}

export function followPointer(): void {
  for (const kind of ['pointermove', 'pointerdown'] as const)
    window.addEventListener(kind, note, { capture: true, passive: true });
}
