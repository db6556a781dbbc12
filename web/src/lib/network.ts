/** The Network Information API, which not every browser has. */
type Connection = { effectiveType?: string; type?: string };

const getConnection = (): Connection => (navigator as { connection?: Connection }).connection ?? {};

/** Prefetching is off when the person has switched on Save-Data, in the browser or in the account; see less-data.ts. */
export function canPrefetch(): boolean {
  return document.documentElement.dataset.saveData === undefined;
}

/** Large files are not prefetched on mobile data, which costs money, or on a slow connection. */
export function canPrefetchLargeFiles(): boolean {
  const { type, effectiveType = '4g' } = getConnection();
  return canPrefetch() && type !== 'cellular' && effectiveType === '4g';
}

/** How long to leave the whole connection to the page before prefetching. */
export function getPrefetchDelayMs(): number {
  const { effectiveType = '4g' } = getConnection();
  return effectiveType === '4g' ? 2000 : 15_000;
}
