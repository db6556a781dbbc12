/** The subscription of this browser to Web Push. There is at most one, which belongs to the person who is signed in. */

/** Whether the browser can show notices while the app is closed; iPhones can only after the app was installed. */
export const canPush = (): boolean =>
  'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;

export async function findSubscription(): Promise<PushSubscription | null> {
  if (!canPush()) return null;
  const registration = await navigator.serviceWorker.getRegistration();
  return (await registration?.pushManager?.getSubscription()) ?? null;
}

/** Whether the server can push to it. Push services refuse this after the server has got another key. */
export function hasServerKey({ options }: Pick<PushSubscription, 'options'>, publicKey: string): boolean {
  // not every browser says with which key it subscribed
  const key = options?.applicationServerKey;
  if (!key) return true;
  const base64 = btoa(String.fromCharCode(...new Uint8Array(key)));
  return base64.replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '') === publicKey;
}

/** Asks for the permission, which browsers allow only after a press. Throws if it is refused. */
export async function startSubscription(publicKey: string): Promise<PushSubscription> {
  const registration = await navigator.serviceWorker.ready;
  const options = { userVisibleOnly: true, applicationServerKey: publicKey };
  try {
    return await registration.pushManager.subscribe(options);
  } catch (error) {
    // a subscription with an earlier key of the server has to end first
    if ((error as DOMException).name !== 'InvalidStateError') throw error;
    await endSubscription();
    return registration.pushManager.subscribe(options);
  }
}

export async function endSubscription(): Promise<void> {
  await (await findSubscription())?.unsubscribe();
}
