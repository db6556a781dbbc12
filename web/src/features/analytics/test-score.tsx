import { MOCK_TEST } from '@sikhya/contract/constants.ts';
import { useFormatter } from '../../language/formatter.ts';
import { useTexts } from '../../language/locale.tsx';
import { getLang } from '../../lib/odia.ts';
import type { AnalyticsData } from './api.ts';
import { texts } from './texts.ts';

export type TestScore = AnalyticsData['scores'][number];

export function Score({ score }: { score: number }) {
  const t = useTexts(texts);
  const format = useFormatter();
  const isPassed = score >= MOCK_TEST.passingPercent;
  return (
    <p className="shrink-0">
      <span className="block font-display text-h3 font-semibold tabular-nums">{format.percent(score)}</span>
      <span className={`text-small ${isPassed ? 'text-(--color-right)' : 'text-wrong'}`}>
        {isPassed ? t.passed : t.notPassed}
      </span>
    </p>
  );
}

/** The chapter, the course and the date of a test. */
export function TestTitle({ test }: { test: TestScore }) {
  const format = useFormatter();
  return (
    <p className="min-w-0 text-small">
      <span lang={getLang(test.chapterTitle)} className="block font-semibold wrap-anywhere">
        {test.chapterTitle}
      </span>
      <span className="block wrap-anywhere text-ink-soft">
        <span lang={getLang(test.courseTitle)}>{test.courseTitle}</span>
        {' · '}
        <span className="min-[18rem]:whitespace-nowrap">{format.date(test.completedAt)}</span>
      </span>
    </p>
  );
}
