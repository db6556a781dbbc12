export type TtlCache<T> = {
  /** What was made under this key a moment ago, or is being made; else it is made now. */
  get(key: string, make: () => Promise<T>): Promise<T>;
  /** Forgets all: whoever asks from now on gets what is true from now on. */
  clear(): void;
};

export type TtlCacheOptions = {
  /** For how long something is taken for true, counted from when its making began. */
  ttlMs: number;
  /** Of more, the oldest goes. */
  maxKeys: number;
  /** A clock that is never turned, in milliseconds. */
  clock?: () => number;
};

/**
 * Keeps what was made for a moment, so that of many who ask at once one has the work. A failure is told to those who
 * waited for it and not kept.
 */
export function createTtlCache<T>({
  ttlMs,
  maxKeys,
  clock = () => performance.now(),
}: TtlCacheOptions): TtlCache<T> {
  const entries = new Map<string, { since: number; made: Promise<T> }>();
  return {
    get(key, make) {
      const since = clock();
      const known = entries.get(key);
      if (known && since - known.since < ttlMs) return known.made;
      const entry = { since, made: make() };
      // a key that is set anew goes to the end of the map
      entries.delete(key);
      entries.set(key, entry);
      if (entries.size > maxKeys) entries.delete(entries.keys().next().value!);
      entry.made.catch(() => {
        if (entries.get(key) === entry) entries.delete(key);
      });
      return entry.made;
    },
    clear: () => entries.clear(),
  };
}
