/** Of so many side by side, where the middle of one lies: 0 is the left edge, 1 the right one. */
export function middleOf(index: number, count: number): number {
  return (index + 0.5) / count;
}

/** Which of so many lies there; beyond an edge it is the outermost. */
export function indexAt(share: number, count: number): number {
  return Math.min(count - 1, Math.max(0, Math.floor(share * count)));
}

/** A length of SVG, which needs no measured width: a phone that is turned draws nothing anew. */
export function percent(share: number): string {
  return `${Math.round(share * 10_000) / 100}%`;
}

/** Minutes from one level to the next. Above an hour only whole hours, whose names are short. */
const STEPS = [5, 10, 15, 60, 120, 180, 240, 300];
const LARGE_STEP = 600;
const MOST_STEPS = 4;

/** The levels of a scale in minutes on which so many still fit, from 0 to its end. */
export function levelsOf(minutes: number): number[] {
  const step =
    STEPS.find((one) => minutes <= one * MOST_STEPS) ??
    Math.ceil(minutes / MOST_STEPS / LARGE_STEP) * LARGE_STEP;
  const count = Math.max(1, Math.ceil(minutes / step));
  return Array.from({ length: count + 1 }, (_, index) => index * step);
}

/** Which of so many are named below: all while there is room, else the outer ones, with the middle if it is far off. */
export function namedOf(count: number, room: number): number[] {
  if (count <= room) return Array.from({ length: count }, (_, index) => index);
  return count <= room * 2 ? [0, count - 1] : [0, Math.floor((count - 1) / 2), count - 1];
}

type Point = { x: number; y: number };

/** Through all points, in a square of 1 whose y grows upwards. */
export function linePath(points: readonly Point[]): string {
  return points.map(({ x, y }, index) => `${index === 0 ? 'M' : 'L'}${fine(x)} ${fine(1 - y)}`).join('');
}

/** What lies below the line. */
export function areaPath(points: readonly Point[]): string {
  const [first, last] = [points[0], points.at(-1)];
  if (!first || !last) return '';
  return `${linePath(points)}L${fine(last.x)} 1L${fine(first.x)} 1Z`;
}

function fine(share: number): number {
  return Math.round(share * 10_000) / 10_000;
}
