/** Browsers that offer to install the application say so; the page asks when the person presses the button. */
interface InstallEvent extends Event {
  prompt(): Promise<unknown>;
}

export const install = $state({ event: null as InstallEvent | null });

addEventListener('beforeinstallprompt', (event) => {
  event.preventDefault();
  install.event = event as InstallEvent;
});
addEventListener('appinstalled', () => {
  install.event = null;
});

export async function askToInstall(): Promise<void> {
  await install.event?.prompt();
  install.event = null;
}
