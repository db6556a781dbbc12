import { MIN_TAKERS_FOR_RANK } from '@sikhya/contract/exam-result.ts';
import { toMarks } from '@sikhya/contract/marks.ts';

/** How many students have which marks, in twelfths, in their first attempt. */
export type MarkCount = { marks: number; takers: number };

export type Standing = {
  rank: number;
  /** 100 times the share of students who have at most the same marks. */
  percentile: number;
  takers: number;
};

/** The place of the marks among all; undefined while too few students have taken the exam. */
export function getStanding(counts: readonly MarkCount[], marks: number): Standing | undefined {
  const takers = countTakers(counts);
  if (takers < MIN_TAKERS_FOR_RANK) return undefined;
  const better = countTakers(counts.filter((item) => item.marks > marks));
  return { rank: better + 1, percentile: roundTo2((100 * (takers - better)) / takers), takers };
}

const countTakers = (counts: readonly MarkCount[]) => counts.reduce((total, { takers }) => total + takers, 0);

const roundTo2 = (value: number) => Math.round(value * 100) / 100;

export function getBestAndAverage(
  counts: readonly MarkCount[],
): { best: number; average: number } | undefined {
  const takers = countTakers(counts);
  if (takers < MIN_TAKERS_FOR_RANK) return undefined;
  const total = counts.reduce((sum, item) => sum + item.marks * item.takers, 0);
  return {
    best: toMarks(Math.max(...counts.map(({ marks }) => marks))),
    average: toMarks(total / takers),
  };
}

const BARS = 20;

/** The number of students in ranges of equal width, from the lowest marks to the maximum of the exam. */
export function getHistogram(
  counts: readonly MarkCount[],
  maximum: number,
): { from: number; to: number; takers: number }[] {
  if (countTakers(counts) < MIN_TAKERS_FOR_RANK) return [];
  const lowest = Math.min(0, ...counts.map(({ marks }) => marks));
  const width = Math.max(1, Math.ceil((maximum - lowest + 1) / BARS));
  const bars = Array.from({ length: BARS }, (_, bar) => ({
    from: toMarks(lowest + bar * width),
    to: toMarks(lowest + (bar + 1) * width),
    takers: 0,
  }));
  for (const { marks, takers } of counts) {
    const bar = bars[Math.min(Math.floor((marks - lowest) / width), BARS - 1)]!;
    bar.takers += takers;
  }
  return bars;
}
