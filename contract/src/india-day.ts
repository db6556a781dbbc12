const UTC_OFFSET_MS = 5.5 * 3600 * 1000;

/** Returns the first moment of a day in India, such as 2026-11-15. */
export function startOfIndiaDay(day: string): Date {
  return new Date(Date.parse(day) - UTC_OFFSET_MS);
}

/** Returns the date in India, such as 2026-11-15. India has no daylight saving time. */
export function indiaDay(moment: Date): string {
  return new Date(moment.getTime() + UTC_OFFSET_MS).toISOString().slice(0, 10);
}
