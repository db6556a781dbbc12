import { MIN_TAKERS_FOR_RANK } from '@sikhya/contract/exam-result.ts';
import { TWELFTHS_PER_MARK, toMarks } from '@sikhya/contract/marks.ts';

/** How many students have which marks, in twelfths, in their first attempt. */
export type MarkCount = { marks: number; takers: number };

export type Standing = {
  rank: number;
  /** 100 times the share of students who have at most the same marks. */
  percentile: number;
  takers: number;
};

/** The rank of the marks; undefined while too few students have taken the exam. */
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

const MAX_BARS = 20;
const MIN_BARS = 10;

/** The number of students in ranges of equal width, from the lowest marks to the maximum of the exam. */
export function getHistogram(
  counts: readonly MarkCount[],
  maximum: number,
): { from: number; to: number; takers: number }[] {
  if (countTakers(counts) < MIN_TAKERS_FOR_RANK) return [];
  const lowest = roundDownToFullMarks(Math.min(0, ...counts.map(({ marks }) => marks)));
  // an exam of dropped questions only has no marks
  const range = Math.max(maximum - lowest, 1);
  const width = chooseBarWidth(range);
  const bars = Array.from({ length: Math.ceil(range / width) }, (_, bar) => ({
    from: toMarks(lowest + bar * width),
    to: toMarks(lowest + Math.min((bar + 1) * width, range)),
    takers: 0,
  }));
  for (const { marks, takers } of counts) {
    const bar = Math.floor((marks - lowest) / width);
    bars[Math.min(bar, bars.length - 1)]!.takers += takers;
  }
  return bars;
}

const roundDownToFullMarks = (twelfths: number) =>
  Math.floor(twelfths / TWELFTHS_PER_MARK) * TWELFTHS_PER_MARK;

/** The smallest width that divides the range into equal bars; there is none for some ranges with fractions of marks. */
function chooseBarWidth(range: number): number {
  const smallest = Math.max(1, Math.ceil(range / MAX_BARS));
  for (let width = smallest; width <= range / MIN_BARS; width += 1) if (range % width === 0) return width;
  return smallest;
}
