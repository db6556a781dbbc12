import { canStorePage, getShellPath, isPortalPath, listFiles } from './requests.ts';

/** The path of the first script, which changes with every build. The build fills it in. */
declare const BUILD: string;

export const buildId = BUILD;

/** One cache per build holds its files and pages, so that they are deleted together. */
const PREFIX = 'build-';
const CACHE = PREFIX + BUILD;
const MAX_PAGES = 30;
const EARLY_SCRIPT = '/early.js';

/** Responses vary only by their compression. */
const ANY = { ignoreVary: true } as const;

/** Finds the stored response of this build or, if it has none, of an earlier one. */
export async function findStored(request: Request | string): Promise<Response | undefined> {
  const cache = await caches.open(CACHE);
  return (await cache.match(request, ANY)) ?? (await caches.match(request, ANY));
}

/** A file that an earlier build has stored is copied to this one, because it is still in use. */
export async function findFile(request: Request | string): Promise<Response | undefined> {
  const cache = await caches.open(CACHE);
  const own = await cache.match(request, ANY);
  if (own) return own;
  const earlier = await caches.match(request, ANY);
  if (earlier) await storeFile(request, earlier.clone());
  return earlier;
}

/** Without room on the device the app works as without a worker. */
export async function storeFile(request: Request | string, response: Response): Promise<void> {
  const cache = await caches.open(CACHE);
  await cache.put(request, response).catch(ignoreFullStorage);
}

function ignoreFullStorage(error: unknown): void {
  console.warn(error);
}

/** Fetches a file unless it is stored. Throws if the server does not have it. */
export async function keepFile(path: string): Promise<void> {
  if (!(await findFile(path))) await storeFile(path, await fetchFile(path));
}

async function fetchFile(path: string, options: RequestInit = {}): Promise<Response> {
  const response = await fetch(path, options);
  if (!response.ok) throw new Error(`${path} answered ${response.status}`);
  return response;
}

/** Stores a shell after the files that it names, so that a stored shell always opens. */
export async function keepShell(path: string): Promise<void> {
  const cache = await caches.open(CACHE);
  if (await cache.match(path, ANY)) return;
  // without credentials: the shell is the same for everybody
  const response = await fetchFile(path, { credentials: 'omit' });
  // its name has no hash, so a stored one may be old
  await storeFile(EARLY_SCRIPT, await fetchFile(EARLY_SCRIPT, { cache: 'no-cache' }));
  await Promise.all(listFiles(await response.clone().text()).map(keepFile));
  await storeFile(path, response);
}

/** Fetches the shells of this build that an earlier build has stored. */
export async function keepShellsOfEarlierBuilds(): Promise<void> {
  const shells = (await listStoredPaths()).filter(isShell);
  await Promise.all([...new Set(shells)].map(keepShell));
}

/** Stores a public page, and forgets the oldest ones. */
export async function storePage(url: URL, response: Response): Promise<void> {
  if (response.status !== 200) return;
  const cache = await caches.open(CACHE);
  // a page that is stored again becomes the newest
  await cache.delete(url, ANY);
  await storeFile(url.pathname, response);
  const pages = (await cache.keys()).filter((request) => canStorePage(new URL(request.url)));
  for (const request of pages.slice(0, -MAX_PAGES)) await cache.delete(request, ANY);
}

/**
 * The page itself if it was stored, or the shell. While a newer build waits, its shell: a page of it may have changed the
 * databases of this device so that this build cannot read them.
 */
export async function findPage(url: URL, isNewerWaiting: boolean): Promise<Response | undefined> {
  const own = canStorePage(url) ? await findStored(url.pathname) : undefined;
  const shell = getShellPath(url.pathname);
  return own ?? (isNewerWaiting ? await findInNewestOther(shell) : undefined) ?? (await findStored(shell));
}

async function findInNewestOther(path: string): Promise<Response | undefined> {
  const newest = (await listOtherBuilds()).at(-1);
  return newest === undefined ? undefined : (await caches.open(newest)).match(path, ANY);
}

/** The newest is the last. */
async function listOtherBuilds(): Promise<string[]> {
  return (await caches.keys()).filter((name) => name.startsWith(PREFIX) && name !== CACHE);
}

/** Keeps this build and the one before, because open tabs and stored pages still use its files. */
export async function deleteOldBuilds(): Promise<void> {
  const older = (await listOtherBuilds()).slice(0, -1);
  await Promise.all(older.map((name) => caches.delete(name)));
}

async function listStoredPaths(): Promise<string[]> {
  const names = (await caches.keys()).filter((name) => name.startsWith(PREFIX));
  const keys = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
  return keys.flat().map(({ url }) => new URL(url).pathname);
}

const isShell = (pathname: string) => isPortalPath(pathname) && getShellPath(pathname) === pathname;
