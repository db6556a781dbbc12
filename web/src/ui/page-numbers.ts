const WIDTH = 5;

/** Returns the page numbers to show: at most five, with the current one in the middle where possible. */
export function getPageNumbers(current: number, total: number): number[] {
  const first = getFirst(current, total);
  return Array.from({ length: Math.min(WIDTH, total) }, (_, index) => first + index);
}

function getFirst(current: number, total: number): number {
  if (total <= WIDTH || current <= 3) return 1;
  if (current >= total - 1) return total - WIDTH + 1;
  return current - 2;
}
