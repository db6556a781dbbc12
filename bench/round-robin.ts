/** Returns a function that returns the items one after another and then starts again. */
export function roundRobin<T>(items: readonly T[]): () => T {
  let next = -1;
  return () => {
    next = (next + 1) % items.length;
    return items[next]!;
  };
}
