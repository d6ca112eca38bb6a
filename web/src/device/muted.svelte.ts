/** People whose chat and reactions are hidden, until the page is closed. */
export const muted = $state({ names: [] as string[] });

export function mute(name: string): void {
  muted.names = muted.names.includes(name) ? muted.names.filter((one) => one !== name) : [...muted.names, name];
}
