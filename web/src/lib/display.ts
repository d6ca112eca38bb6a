/** The screen as a whole. */

export function full(): void {
  if (document.fullscreenElement) void document.exitFullscreen();
  else void document.documentElement.requestFullscreen?.();
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
