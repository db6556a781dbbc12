export type TtlCache<T> = {
  /** Returns the cached value, or loads it. Concurrent calls with the same key share one load. */
  get(key: string, load: () => Promise<T>): Promise<T>;
  /** Returns the value if it is cached and its load has ended. */
  peek(key: string): T | undefined;
  /** Calls after this never get a value whose load started before it. */
  clear(): void;
};

export type TtlCacheOptions = {
  /** Counted from the start of the load, because that is when the value was true. */
  ttlMs: number;
  /** The largest number of entries; beyond it the oldest one is evicted. */
  maxKeys: number;
  /** A monotonic clock in milliseconds. */
  clock?: () => number;
};

type Entry<T> = { startedAt: number; value: Promise<T>; loaded?: T };

/** Failed loads reject for everybody who waited for them and are not cached. */
export function createTtlCache<T>({
  ttlMs,
  maxKeys,
  clock = () => performance.now(),
}: TtlCacheOptions): TtlCache<T> {
  const entries = new Map<string, Entry<T>>();
  return {
    get(key, load) {
      const startedAt = clock();
      const cached = entries.get(key);
      if (cached && startedAt - cached.startedAt < ttlMs) return cached.value;
      const entry: Entry<T> = { startedAt, value: load() };
      // deleted first, so that the key moves to the end of the map
      entries.delete(key);
      entries.set(key, entry);
      if (entries.size > maxKeys) entries.delete(entries.keys().next().value!);
      entry.value.then(
        (value) => {
          entry.loaded = value;
        },
        () => {
          if (entries.get(key) === entry) entries.delete(key);
        },
      );
      return entry.value;
    },
    peek(key) {
      const entry = entries.get(key);
      return entry && clock() - entry.startedAt < ttlMs ? entry.loaded : undefined;
    },
    clear: () => entries.clear(),
  };
}
