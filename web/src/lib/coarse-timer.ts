/** The steps in which these timers fire. */
const STEP_MS = 5000;

/** The timers of one step by their ids. They share a timer of the browser. */
type TimerGroup = Map<number, () => void>;

const groups = new Map<number, TimerGroup>();
let lastId = 0;

/**
 * Sets a timer that may fire up to five seconds late. Timers of the same step share one of the browser, because setting
 * and clearing dozens of them takes several milliseconds when a screen opens. Returns a negative id.
 */
export function setCoarseTimeout(callback: () => void, delayMs: number): number {
  const now = performance.now();
  const due = Math.ceil((now + delayMs) / STEP_MS) * STEP_MS;
  let group = groups.get(due);
  if (!group) {
    group = new Map();
    groups.set(due, group);
    setTimeout(fire, due - now, due);
  }
  lastId -= 1;
  group.set(lastId, callback);
  return lastId;
}

export function clearCoarseTimeout(id: number): void {
  for (const group of groups.values()) group.delete(id);
}

function fire(due: number): void {
  const group = groups.get(due);
  groups.delete(due);
  for (const callback of group?.values() ?? []) callback();
}
