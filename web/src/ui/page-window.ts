const WIDTH = 5;

/** The pages that can be chosen directly: at most five, with the current one in the middle where that is possible. */
export function pageWindow(current: number, total: number): number[] {
  const first = firstOf(current, total);
  return Array.from({ length: Math.min(WIDTH, total) }, (_, index) => first + index);
}

function firstOf(current: number, total: number): number {
  if (total <= WIDTH || current <= 3) return 1;
  if (current >= total - 1) return total - WIDTH + 1;
  return current - 2;
}
