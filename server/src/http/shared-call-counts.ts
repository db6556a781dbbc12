/** Adds the calls of this process to the counts that all processes share, and returns the new totals by caller. */
export type AddToSharedCounts = (window: Date, calls: Map<string, number>) => Promise<Map<string, number>>;

export type CallCounter = ReturnType<typeof createSharedCallCounts>;

/** `local` is what this process counted, `shared` how much of it was added to the shared counts. */
type Count = { local: number; remote: number; shared: number; max: number };

export const WINDOW_MS = 60_000;
/** Callers below this part of their limit are not shared. These are nearly all, so the exchange stays small. */
const SHARED_FROM = 0.1;
/** Further callers are not counted, so that memory stays bounded. */
const MAX_CALLERS = 200_000;

/** Counts calls by caller and minute: at once within this process, and across all processes after each exchange. */
export function createSharedCallCounts(addToSharedCounts: AddToSharedCounts, now: () => Date) {
  let window = 0;
  let counts = new Map<string, Count>();

  /** Starts a new window when the minute is over. Returns the time. */
  function updateWindow(): number {
    const time = now().getTime();
    const currentWindow = time - (time % WINDOW_MS);
    // not `>`, because the clock may be set back
    if (currentWindow !== window) {
      window = currentWindow;
      counts = new Map();
    }
    return time;
  }

  /** Returns the calls of this minute without counting one. */
  function read(caller: string): number {
    updateWindow();
    const { local = 0, remote = 0 } = counts.get(caller) ?? {};
    return local + remote;
  }

  function add(caller: string, max: number): { calls: number; secondsLeft: number } {
    const time = updateWindow();
    let count = counts.get(caller);
    if (!count) {
      count = { local: 0, remote: 0, shared: 0, max };
      if (counts.size < MAX_CALLERS) counts.set(caller, count);
    }
    count.local += 1;
    return {
      calls: count.local + count.remote,
      secondsLeft: Math.ceil((window + WINDOW_MS - time) / 1000),
    };
  }

  async function exchange(): Promise<void> {
    const changed = [...counts]
      .filter(([, { local, shared, max }]) => local > shared && local >= max * SHARED_FROM)
      .map(([caller, count]) => ({ caller, count, local: count.local }));
    if (changed.length === 0) return;
    const totals = await addToSharedCounts(
      new Date(window),
      new Map(changed.map(({ caller, count, local }) => [caller, local - count.shared])),
    );
    for (const { caller, count, local } of changed) {
      count.shared = local;
      count.remote = Math.max(0, (totals.get(caller) ?? local) - local);
    }
  }

  return { add, read, exchange };
}
