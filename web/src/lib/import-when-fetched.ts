/**
 * Imports a module after its files have been fetched into the browser's cache. The build calls it for every `import()`.
 *
 * Browsers of before autumn 2026 remember that a module could not be fetched, and each later `import()` of it fails at
 * once until the page is reloaded. A failed `fetch()` can be repeated.
 */
export async function importWhenFetched<Module>(
  load: () => Promise<Module>,
  files: string[] = [],
): Promise<Module> {
  await Promise.all(files.map((file) => fetchOnce(`/${file}`)));
  return load();
}

const fetches = new Map<string, Promise<void>>();

/** Files of the first screen are already being loaded by links in the page. */
function fetchOnce(url: string): Promise<void> {
  const isInPage = document.querySelector(`link[href="${url}"]`) !== null;
  const fetched = fetches.get(url) ?? (isInPage ? Promise.resolve() : fetchFile(url));
  fetches.set(url, fetched);
  fetched.catch(() => fetches.delete(url));
  return fetched;
}

/** Throws the kind of error that `import()` throws. */
async function fetchFile(url: string): Promise<void> {
  const response = await fetch(url);
  // the login page of a Wi-Fi network is no script
  if (!response.ok || !response.headers.get('content-type')?.includes('javascript'))
    throw new TypeError(`could not fetch ${url}: status ${response.status}`);
  // only a response that was read to its end is in the cache
  await response.arrayBuffer();
}
