/** The screen as a whole. */

/** Some phones let no page have the whole screen. */
export const canBeFull = (): boolean => Boolean(document.documentElement.requestFullscreen);
export const isFull = (): boolean => Boolean(document.fullscreenElement);

/** The whole screen, or the window again. A browser may refuse: then everything stays as it is. */
export async function full(): Promise<void> {
  try {
    await (isFull() ? document.exitFullscreen() : document.documentElement.requestFullscreen?.());
  } catch {
    // refused, for example inside a frame: the table can be played in its window as well
  }
}

/** A television is far away: everything grows with its width, until the function that is returned is called. */
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
