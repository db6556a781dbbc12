/**
 * How long a failure waits before it is reported. A page that is being left aborts its requests, sometimes before the
 * browser has sent `beforeunload` or `pagehide`; after this time it is gone.
 */
const LEAVING_MS = 200;

/**
 * Imports a module after its files have been fetched into the browser's cache, and its style sheets added to the page. The
 * build calls it for every `import()`.
 *
 * Browsers released before autumn 2026 remember that a module could not be fetched: each later `import()` of it fails at
 * once, until the page is reloaded. A failed `fetch()` can be repeated.
 */
export async function importWhenFetched<Module>(
  load: () => Promise<Module>,
  files: string[] = [],
): Promise<Module> {
  await loadUnlessLeft(files);
  return load();
}

/**
 * A page that is being left aborts its requests. That is no failure: the files are loaded again if the page stays, because
 * the address was a download or somebody has chosen to stay.
 */
async function loadUnlessLeft(files: string[]): Promise<void> {
  const uses: Promise<void>[] = [];
  const startLeaving = () => uses.push(waitForUse());
  // only while files are loaded: Firefox keeps no page with a listener of `beforeunload` in its back-forward cache
  window.addEventListener('beforeunload', startLeaving);
  window.addEventListener('pagehide', startLeaving);
  try {
    await Promise.all(files.map((file) => loadOnce(`/${file}`)));
  } catch (error) {
    await new Promise((resolve) => setTimeout(resolve, LEAVING_MS));
    if (uses.length === 0) throw error;
    await uses.at(-1);
    return loadUnlessLeft(files);
  } finally {
    window.removeEventListener('beforeunload', startLeaving);
    window.removeEventListener('pagehide', startLeaving);
  }
}

/** Waits until the page is used or shown again. */
function waitForUse(): Promise<void> {
  return new Promise((resolve) => {
    const used = new AbortController();
    const stop = () => {
      used.abort();
      resolve();
    };
    for (const event of ['pageshow', 'pointerdown', 'keydown'])
      window.addEventListener(event, stop, { capture: true, signal: used.signal });
  });
}

const loads = new Map<string, Promise<void>>();

/** Files of the first screen are already being loaded by links in the page. */
function loadOnce(url: string): Promise<void> {
  const isInPage = document.querySelector(`link[href="${url}"]`) !== null;
  const loaded = loads.get(url) ?? (isInPage ? Promise.resolve() : loadFile(url));
  loads.set(url, loaded);
  loaded.catch(() => loads.delete(url));
  return loaded;
}

const loadFile = (url: string) => (url.endsWith('.css') ? addStyleSheet(url) : fetchScript(url));

/** Throws the kind of error that `import()` throws. */
async function fetchScript(url: string): Promise<void> {
  const response = await fetch(url);
  // the login page of a Wi-Fi network is no script
  if (!response.ok || !response.headers.get('content-type')?.includes('javascript'))
    throw new TypeError(`could not fetch ${url}: status ${response.status}`);
  // only a response that was read to its end is in the cache
  await response.arrayBuffer();
}

/** A style sheet that could not be loaded can be added again in all browsers. */
function addStyleSheet(url: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.href = url;
    link.onload = () => resolve();
    link.onerror = () => {
      link.remove();
      reject(new TypeError(`could not load ${url}`));
    };
    document.head.append(link);
  });
}
