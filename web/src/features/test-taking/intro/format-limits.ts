import type { Formatter } from '@sikhya/contract/language/format.ts';

export type Limits = { totalQuestions: number; secondsAllowed: number; passingPercent: number };

export type FormattedLimits = ReturnType<typeof formatLimits>;

/** The figures of a mock test as its intro shows them. */
export function formatLimits({ totalQuestions, secondsAllowed, passingPercent }: Limits, format: Formatter) {
  return {
    questions: format.number(totalQuestions),
    timeLimit: format.duration(Math.round(secondsAllowed / 60)),
    passingScore: format.percent(passingPercent),
  };
}
