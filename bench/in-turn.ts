/** One after another, and then from the first again. */
export function inTurn<T>(all: readonly T[]): () => T {
  let next = -1;
  return () => {
    next = (next + 1) % all.length;
    return all[next]!;
  };
}
