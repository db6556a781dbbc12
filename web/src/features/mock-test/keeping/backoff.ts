const FIRST_MS = 1000;
/** Well below the grace after the deadline, within which answers are still taken. */
const LONGEST_MS = 15_000;

/** How long to wait after so many failures in a row: longer each time, and never at the same moment as all others. */
export function pauseAfter(failures: number, random: number): number {
  const longest = Math.min(LONGEST_MS, FIRST_MS * 2 ** (failures - 1));
  return Math.round(longest * (0.5 + random / 2));
}
