const AHEAD_OF_UTC_MS = 5.5 * 3600 * 1000;

/** The day it is in India at a moment, as 2026-11-15. India keeps one time the whole year. */
export function indiaDay(moment: Date): string {
  return new Date(moment.getTime() + AHEAD_OF_UTC_MS).toISOString().slice(0, 10);
}
