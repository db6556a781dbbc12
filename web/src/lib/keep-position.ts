/** Navigation state for a page that continues at another URL: focus and scroll position are kept. */
export const KEEP_POSITION = { keepsPosition: true } as const;

export function shouldKeepPosition(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'keepsPosition' in state;
}
