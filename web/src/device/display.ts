/** Full screen, and scaling for a television. */

/** Some phones do not offer full screen to pages. */
export const canBeFull = (): boolean => Boolean(document.documentElement.requestFullscreen);
export const isFull = (): boolean => Boolean(document.fullscreenElement);

/** Toggle full screen. A browser may refuse; then nothing changes. */
export async function full(): Promise<void> {
  try {
    await (isFull() ? document.exitFullscreen() : document.documentElement.requestFullscreen?.());
  } catch {
    // refused, for example inside a frame; the table works in its window too
  }
}

/** Scale the page with the width of a television; the returned function undoes it. */
export function fromAfar(): () => void {
  const root = document.documentElement;
  const fit = () => root.style.setProperty('font-size', `${Math.max(100, innerWidth / 13.6)}%`);
  fit();
  addEventListener('resize', fit);
  return () => {
    removeEventListener('resize', fit);
    root.style.fontSize = '';
  };
}
