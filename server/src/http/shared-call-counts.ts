/** Adds calls to what all processes have counted in that window, and says what that makes. */
export type AddToSharedCounts = (window: Date, calls: Map<string, number>) => Promise<Map<string, number>>;

export type CallCounter = ReturnType<typeof createSharedCallCounts>;

type Count = { here: number; elsewhere: number; told: number; max: number };

export const WINDOW_MS = 60_000;
/** Who comes near their limit is counted by all processes together; the others, who are nearly all, by each alone. */
const SHARED_FROM = 0.1;
/** So many different callers are not one who takes all. */
const MOST_CALLERS = 200_000;

/** Counts calls by caller and minute, within this process at once and over all processes after a second. */
export function createSharedCallCounts(share: AddToSharedCounts, now: () => Date) {
  let window = 0;
  let counts = new Map<string, Count>();

  function add(caller: string, max: number): { calls: number; secondsLeft: number } {
    const time = now().getTime();
    const current = time - (time % WINDOW_MS);
    // also when the clock was set back: the minute that was being counted may be hours away then
    if (current !== window) {
      window = current;
      counts = new Map();
    }
    let count = counts.get(caller);
    if (!count) {
      count = { here: 0, elsewhere: 0, told: 0, max };
      if (counts.size < MOST_CALLERS) counts.set(caller, count);
    }
    count.here += 1;
    return {
      calls: count.here + count.elsewhere,
      secondsLeft: Math.ceil((window + WINDOW_MS - time) / 1000),
    };
  }

  async function exchange(): Promise<void> {
    const busy = [...counts].filter(([, { here, told, max }]) => here > told && here >= max * SHARED_FROM);
    if (busy.length === 0) return;
    const sent = busy.map(([caller, count]) => ({ caller, count, here: count.here }));
    const sums = await share(
      new Date(window),
      new Map(sent.map(({ caller, count, here }) => [caller, here - count.told])),
    );
    for (const { caller, count, here } of sent) {
      count.told = here;
      count.elsewhere = Math.max(0, (sums.get(caller) ?? here) - here);
    }
  }

  return { add, exchange };
}
