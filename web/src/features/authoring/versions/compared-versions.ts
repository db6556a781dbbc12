/** Stands for the working copy among the versions to compare. */
export const WORKING_COPY = 'working-copy';

/** Reads the two versions of a query such as `3..working-copy`; null if there are none. */
export function parseCompared(value: string | null): { from: string; to: string } | null {
  const match = /^(\d{1,6}|working-copy)\.\.(\d{1,6}|working-copy)$/.exec(value ?? '');
  return match ? { from: match[1]!, to: match[2]! } : null;
}
