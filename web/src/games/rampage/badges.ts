/** One colour a player everywhere: the marks of the seats take the colour of their Monster while its table is shown. */

/** Dark enough for the white number of a mark on paper; as it is in the dark. */
const shade = (colour: string): string => `light-dark(color-mix(in oklab, ${colour} 82%, #000), ${colour})`;

/** Colours by seat; returns what takes them back. */
export function paintBadges(colours: string[], root: HTMLElement = document.documentElement): () => void {
  for (const [seat, colour] of colours.entries()) root.style.setProperty(`--seat-${seat}`, shade(colour));
  return () => {
    for (const seat of colours.keys()) root.style.removeProperty(`--seat-${seat}`);
  };
}
