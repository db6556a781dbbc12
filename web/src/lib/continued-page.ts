/** The state of a navigation to the same work under another address: focus and scroll position stay. */
export const CONTINUED_PAGE = { isContinued: true } as const;

export function isContinuedPage(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'isContinued' in state;
}
