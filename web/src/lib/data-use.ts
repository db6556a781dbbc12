import { readStorage, writeStorage } from './browser-storage.ts';

/** Counts what this site has loaded on this device in the current month. All tabs add to the same stored figure. */

const KEY = 'data-use';

type DataUse = { month: string; bytes: number };

let unstored = 0;

/** Starts counting, with what was loaded before. What a browser loads from its caches has the size 0. */
export function countDataUse(): void {
  if (typeof PerformanceObserver === 'undefined') return;
  const observer = new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) unstored += (entry as PerformanceResourceTiming).transferSize || 0;
  });
  for (const type of ['navigation', 'resource']) observer.observe({ type, buffered: true });
  // the last event that a phone is sure to send
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') readDataUse();
  });
}

/** The bytes loaded this month. */
export function readDataUse(now = new Date()): number {
  const use = addToMonth(parse(readStorage('localStorage', KEY)), unstored, getMonth(now));
  unstored = 0;
  writeStorage('localStorage', KEY, JSON.stringify(use));
  return use.bytes;
}

/** A new month starts at zero. */
export function addToMonth(stored: DataUse | null, bytes: number, month: string): DataUse {
  return { month, bytes: bytes + (stored?.month === month ? stored.bytes : 0) };
}

/** As 2026-11, by the clock of the device. */
export function getMonth(date: Date): string {
  return `${date.getFullYear()}-${String(date.getMonth() + 1).padStart(2, '0')}`;
}

function parse(stored: string | null): DataUse | null {
  try {
    const { month, bytes } = JSON.parse(stored ?? '');
    return typeof month === 'string' && Number.isSafeInteger(bytes) && bytes >= 0 ? { month, bytes } : null;
  } catch {
    return null;
  }
}
