/** A page that is being left aborts its requests. It is gone after this time, so nobody handles that as a failure. */
const LEAVING_MS = 200;

/**
 * Imports a module after its files have been fetched into the browser's cache, and its style sheets added to the page. The
 * build calls it for every `import()`.
 *
 * Browsers of before autumn 2026 remember that a module could not be fetched, and each later `import()` of it fails at
 * once until the page is reloaded. A failed `fetch()` can be repeated.
 */
export async function importWhenFetched<Module>(
  load: () => Promise<Module>,
  files: string[] = [],
): Promise<Module> {
  try {
    await Promise.all(files.map((file) => loadOnce(`/${file}`)));
  } catch (error) {
    await new Promise((resolve) => setTimeout(resolve, LEAVING_MS));
    throw error;
  }
  return load();
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
