/**
 * The kill switch: with SERVICE_WORKER=0 the server sends this worker instead. It takes over from a broken one, deletes
 * what that has stored and removes itself. Pages that do not respond are loaded again; an app that works is not disturbed.
 */
const worker = self as unknown as ServiceWorkerGlobalScope;

const RESPONSE_MS = 1000;

worker.addEventListener('install', (event) => event.waitUntil(worker.skipWaiting()));

worker.addEventListener('activate', (event) => event.waitUntil(turnOff()));

async function turnOff(): Promise<void> {
  // before the registration is gone, because only a worker that controls a page can load it again
  await worker.clients.claim();
  for (const name of await caches.keys()) await caches.delete(name);
  const windows = await worker.clients.matchAll({ type: 'window' });
  const alive = await Promise.all(windows.map(isAlive));
  await worker.registration.unregister();
  // not awaited, because a page is loaded only after the worker is active
  for (const [index, client] of windows.entries())
    if (!alive[index]) void client.navigate(client.url).catch(() => {});
}

function isAlive(client: WindowClient): Promise<boolean> {
  const channel = new MessageChannel();
  return new Promise((resolve) => {
    channel.port1.onmessage = () => resolve(true);
    client.postMessage({ type: 'ping' }, [channel.port2]);
    setTimeout(resolve, RESPONSE_MS, false);
  });
}
