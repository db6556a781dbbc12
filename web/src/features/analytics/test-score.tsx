import { MOCK_TEST } from '@sikhya/contract/constants.ts';
import { formatDate } from '../../lib/format.ts';
import { getLang } from '../../lib/odia.ts';
import type { AnalyticsData } from './api.ts';

export type TestScore = AnalyticsData['scores'][number];

export function Score({ score }: { score: number }) {
  const isPassed = score >= MOCK_TEST.passingPercent;
  return (
    <p className="shrink-0">
      <span className="block font-display text-h3 font-semibold tabular-nums">{score}%</span>
      <span className={`text-small ${isPassed ? 'text-(--color-right)' : 'text-wrong'}`}>
        {isPassed ? 'Passed' : 'Not passed'}
      </span>
    </p>
  );
}

/** The chapter, the course and the date of a test. */
export function TestTitle({ test }: { test: TestScore }) {
  return (
    <p className="min-w-0 text-small">
      <span lang={getLang(test.chapterTitle)} className="block font-semibold wrap-anywhere">
        {test.chapterTitle}
      </span>
      <span className="block wrap-anywhere text-ink-soft">
        <span lang={getLang(test.courseTitle)}>{test.courseTitle}</span> ·{' '}
        <span className="whitespace-nowrap">{formatDate(test.completedAt)}</span>
      </span>
    </p>
  );
}
