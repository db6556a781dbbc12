import type { WorkerMessage } from './messages.ts';
import { openPath, readPush, showPush } from './push.ts';
import { canPreloadPages, canStorePage, chooseAnswer, getShellPath, isPortalPath } from './requests.ts';
import { isSharedPicture, keepSharedPicture } from './shared-picture.ts';
import {
  buildId,
  deleteOldBuilds,
  findFile,
  findPage,
  findStored,
  keepFile,
  keepShell,
  keepShellsOfEarlierBuilds,
  storeFile,
  storePage,
} from './stored-files.ts';

/**
 * The service worker. It stores the files of the app and pages that are the same for everybody; what belongs to a person is
 * stored by the app itself. docs/decisions/057-service-worker.md gives the reasons.
 */
const worker = self as unknown as ServiceWorkerGlobalScope;

/** How long a page may take before the stored one is shown. */
const PATIENCE_MS = 3000;
/** When somebody loads the page again while a new version waits, which they get from the server. */
const UPDATE_PATIENCE_MS = 10_000;

/** When a stored page was last shown instead of one from the server. */
let shownStoredPageAt = 0;

worker.addEventListener('install', (event) => event.waitUntil(keepShellsOfEarlierBuilds()));

worker.addEventListener('activate', (event) =>
  event.waitUntil(Promise.all([deleteOldBuilds(), worker.clients.claim(), setNavigationPreload()])),
);

worker.addEventListener('fetch', (event) => {
  const url = new URL(event.request.url);
  if (url.origin !== worker.location.origin) return;
  if (isSharedPicture(event.request, url)) return event.respondWith(keepSharedPicture(event.request, url));
  const answer = chooseAnswer(event.request, url);
  if (answer === 'file') event.respondWith(serveFile(event.request));
  if (answer === 'page') event.respondWith(servePage(event, url));
  if (answer === 'early-script') event.respondWith(serveEarlyScript(event.request));
});

worker.addEventListener('message', (event) => {
  const message = event.data as WorkerMessage;
  if (message.type === 'build') event.ports[0]?.postMessage(buildId);
  if (message.type === 'keep') event.waitUntil(keep(message));
});

worker.addEventListener('push', (event) => {
  const payload = readPush(event.data?.text());
  if (payload) event.waitUntil(showPush(worker, payload, Date.now()));
});

worker.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(openPath(worker, String(event.notification.data)));
});

/** With preload the browser requests a page while the worker is still starting. */
async function setNavigationPreload(): Promise<void> {
  const preload = worker.registration.navigationPreload;
  // an earlier version of the worker has enabled it everywhere
  await (canPreloadPages(worker.navigator.userAgent) ? preload?.enable() : preload?.disable());
}

async function keep({ files, shell }: Extract<WorkerMessage, { type: 'keep' }>): Promise<void> {
  // only paths of files of the app, whatever the page says
  const own = files.filter((path) => path.startsWith('/assets/'));
  await Promise.allSettled([...own.map(keepFile), keepShell(getShellPath(shell))]);
}

/** The name of a file changes with its content, so a stored one is always right. */
async function serveFile(request: Request): Promise<Response> {
  const stored = await findFile(request);
  if (stored) return stored;
  const response = await fetch(request);
  if (response.status === 200) await storeFile(request, response.clone());
  return response;
}

async function servePage(event: FetchEvent, url: URL): Promise<Response> {
  const network = fetchPage(event);
  if (canStorePage(url))
    event.waitUntil(network.then((response) => storePage(url, response.clone())).catch(() => {}));
  if (isPortalPath(url.pathname))
    event.waitUntil(network.then(() => keepShell(getShellPath(url.pathname))).catch(() => {}));
  const isNewerWaiting = worker.registration.waiting !== null;
  const isUpdate = isNewerWaiting && isReload(event.request);
  const fresh = await withPatience(network, isUpdate ? UPDATE_PATIENCE_MS : PATIENCE_MS);
  if (fresh && fresh.status < 500) return fresh;
  const stored = await findPage(url, isNewerWaiting);
  if (!stored) return network;
  shownStoredPageAt = Date.now();
  return stored;
}

async function fetchPage(event: FetchEvent): Promise<Response> {
  return ((await event.preloadResponse) as Response | undefined) ?? fetch(event.request);
}

/** Blocks the page, so it must not wait again after the page itself was not found on the network. */
async function serveEarlyScript(request: Request): Promise<Response> {
  const stored = await findStored(request);
  if (stored && Date.now() - shownStoredPageAt < PATIENCE_MS) return stored;
  const network = fetch(request);
  return (await withPatience(network, PATIENCE_MS)) ?? stored ?? network;
}

/** TypeScript does not know the property, and not all browsers have it. */
function isReload(request: Request & { isReloadNavigation?: boolean }): boolean {
  return request.isReloadNavigation === true;
}

/** Resolves to undefined when the request fails or takes too long. */
async function withPatience(request: Promise<Response>, milliseconds: number): Promise<Response | undefined> {
  const timeout = new Promise<undefined>((resolve) => setTimeout(resolve, milliseconds, undefined));
  return Promise.race([request.catch(() => undefined), timeout]);
}
