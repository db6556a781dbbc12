import type { Language } from '@sikhya/contract/language/language.ts';

/** The horizontal centre of one of `count` equal columns, from 0 (left edge) to 1 (right edge). */
export function getCentre(index: number, count: number): number {
  return (index + 0.5) / count;
}

/** The column at a horizontal position from 0 to 1; positions outside give the first or the last one. */
export function getIndexAt(position: number, count: number): number {
  return Math.min(count - 1, Math.max(0, Math.floor(position * count)));
}

/** A length in percent, so that the chart fits any width without being measured. */
export function toPercent(fraction: number): string {
  return `${Math.round(fraction * 10_000) / 100}%`;
}

/** Minutes between two ticks. Above an hour only whole hours, because their labels are short. */
const STEPS = [5, 10, 15, 60, 120, 180, 240, 300];
const LARGE_STEP = 600;
const MAX_STEPS = 4;

/** The ticks of an axis in minutes, from 0 to at least `minutes`. */
export function getMinuteTicks(minutes: number): number[] {
  const step =
    STEPS.find((candidate) => minutes <= candidate * MAX_STEPS) ??
    Math.ceil(minutes / MAX_STEPS / LARGE_STEP) * LARGE_STEP;
  const count = Math.max(1, Math.ceil(minutes / step));
  return Array.from({ length: count + 1 }, (_, index) => index * step);
}

/** The number of dates that fit side by side on a phone. Odia does not abbreviate months. */
export const MAX_DATES: Record<Language, number> = { en: 4, or: 2 };

/** The columns that get a label: all if they fit, otherwise the first, the last and perhaps the middle one. */
export function getLabelledIndexes(count: number, maxLabels: number): number[] {
  if (count <= maxLabels) return Array.from({ length: count }, (_, index) => index);
  const hasMiddle = maxLabels > 2 && count > maxLabels * 2;
  return hasMiddle ? [0, Math.floor((count - 1) / 2), count - 1] : [0, count - 1];
}

type Point = { x: number; y: number };

/** An SVG path through all points, in a square of size 1. The y of a point grows upwards. */
export function createLinePath(points: readonly Point[]): string {
  return points.map(({ x, y }, index) => `${index === 0 ? 'M' : 'L'}${round(x)} ${round(1 - y)}`).join('');
}

/** An SVG path around the area below the line. */
export function createAreaPath(points: readonly Point[]): string {
  const [first, last] = [points[0], points.at(-1)];
  if (!first || !last) return '';
  return `${createLinePath(points)}L${round(last.x)} 1L${round(first.x)} 1Z`;
}

function round(fraction: number): number {
  return Math.round(fraction * 10_000) / 10_000;
}
