/** After so many failures for one account from one address the next one is refused unread. */
export const FAILURES_ALLOWED = 5;
export const FAILURE_WINDOW_MS = 15 * 60_000;

/**
 * How many seconds somebody has to wait, given the moments of the failures in the window, their own among them;
 * 0 when they need not.
 */
export function lockedForSeconds(failures: Date[], now: Date): number {
  const inWindow = failures
    .filter((at) => now.getTime() - at.getTime() < FAILURE_WINDOW_MS)
    .toSorted((a, b) => b.getTime() - a.getTime());
  const freeing = inWindow[FAILURES_ALLOWED];
  return freeing ? Math.ceil((freeing.getTime() + FAILURE_WINDOW_MS - now.getTime()) / 1000) : 0;
}

/** Only an address that can be shown without harm: https, and of a sane length. */
export function safePhotoUrl(url: string): string {
  return URL.canParse(url) && new URL(url).protocol === 'https:' && url.length <= 2000 ? url : '';
}

/** Whether it could have come from a provider at all: anything else cannot be put into a header to ask about it. */
export function mayBeToken(text: string): boolean {
  return /^[\x21-\x7e]+$/.test(text);
}
