/** The subscription of this browser to push messages. */

export interface Subscription {
  target: string;
  key: string;
  auth: string;
}

export const canPush = (): boolean =>
  'serviceWorker' in navigator && 'PushManager' in globalThis && 'Notification' in globalThis;

const bytes = (text: string) =>
  Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (letter) => letter.charCodeAt(0));

/** Ask for permission and subscribe; null if the person or the browser refuses. */
export async function subscribe(serverKey: string): Promise<Subscription | null> {
  if ((await Notification.requestPermission()) !== 'granted') return null;
  const { pushManager } = await navigator.serviceWorker.ready;
  const made = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: bytes(serverKey) });
  const { endpoint, keys } = made.toJSON();
  return endpoint && keys ? { target: endpoint, key: keys.p256dh!, auth: keys.auth! } : null;
}
