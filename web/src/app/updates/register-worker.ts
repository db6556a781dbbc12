import { isThisTabBusy, onBusyChange } from '../../lib/busy.ts';
import { isPortalPath } from '../../lib/paths.ts';
import { getSession, onSessionChange } from '../../lib/session-store.ts';
import { setUpdate } from '../../lib/update-store.ts';
import type { WorkerMessage } from '../../service-worker/messages.ts';

const CHECK_INTERVAL_MS = 3600_000;
/** A worker that does not respond is broken or is the kill switch. */
const RESPONSE_MS = 2000;

/** Registers the service worker, tells it what to store, and offers new versions. Called after the page has loaded. */
export async function registerWorker(): Promise<void> {
  // an old browser, a private window or a site without TLS
  if (!('serviceWorker' in navigator) || import.meta.env.DEV) return;
  const container = navigator.serviceWorker;
  container.addEventListener('message', respondToPing);
  const registration = await container.register('/sw.js', { updateViaCache: 'none' });
  const check = () => void offerUpdate(registration);
  registration.addEventListener('updatefound', () => {
    registration.installing?.addEventListener('statechange', check);
  });
  container.addEventListener('controllerchange', check);
  onBusyChange(() => !isThisTabBusy() && check());
  check();
  checkForUpdates(registration);
  await container.ready;
  keepOpenApp(registration);
  onSessionChange(() => keepOpenApp(registration));
}

/** The kill switch loads pages again whose app does not respond. */
function respondToPing({ ports }: MessageEvent): void {
  ports[0]?.postMessage('alive');
}

/** A tab may stay open for days without loading a page, which is when browsers look for a new worker. */
function checkForUpdates(registration: ServiceWorkerRegistration): void {
  let checkedAt = Date.now();
  document.addEventListener('visibilitychange', () => {
    // the clock may have been set back
    const elapsedMs = Math.abs(Date.now() - checkedAt);
    if (document.visibilityState !== 'visible' || elapsedMs < CHECK_INTERVAL_MS) return;
    checkedAt = Date.now();
    registration.update().catch(() => {});
  });
}

/** People who are signed in can open the app without a connection. Visitors store only what they have loaded. */
function keepOpenApp({ active }: ServiceWorkerRegistration): void {
  const { pathname } = window.location;
  if (!active || (!getSession().isAuthenticated && !isPortalPath(pathname))) return;
  const files = performance
    .getEntriesByType('resource')
    .map(({ name }) => new URL(name))
    .filter(({ origin }) => origin === window.location.origin)
    .map((url) => url.pathname);
  post(active, { type: 'keep', files, shell: pathname });
}

/** The new page comes from the server. Its worker takes over when no page of the app is open. */
async function offerUpdate({ waiting }: ServiceWorkerRegistration): Promise<void> {
  const newest = waiting ?? navigator.serviceWorker.controller;
  const build = newest && (await askBuild(newest));
  if (build && build !== getOwnBuild()) setUpdate({ take: () => window.location.reload() });
}

/** The first script has another name in every build. */
function getOwnBuild(): string | undefined {
  const script = document.querySelector<HTMLScriptElement>('script[type=module][src]');
  return script ? new URL(script.src).pathname : undefined;
}

function askBuild(worker: ServiceWorker): Promise<string | undefined> {
  const { port1, port2 } = new MessageChannel();
  return new Promise((resolve) => {
    port1.onmessage = ({ data }: MessageEvent<string>) => resolve(data);
    setTimeout(resolve, RESPONSE_MS, undefined);
    post(worker, { type: 'build' }, [port2]);
  });
}

function post(worker: ServiceWorker, message: WorkerMessage, ports: MessagePort[] = []): void {
  worker.postMessage(message, ports);
}
