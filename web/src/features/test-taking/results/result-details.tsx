import { getFormatter } from '@sikhya/contract/language/format.ts';
import { titlesInLanguage } from '@sikhya/contract/language/in-language.ts';
import type { UnstoredResult } from '@sikhya/contract/test-result.ts';
import { type ReactNode, useEffect, useRef } from 'react';
import { useLocale, useTexts } from '../../../language/locale.tsx';
import { getLang } from '../../../lib/odia.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Figures } from '../../../ui/figures.tsx';
import { IkatBorder } from '../../../ui/ikat-border.tsx';
import { formatScore } from '../format-score.ts';
import { texts } from '../texts.ts';
import { formatClock } from '../time/format-time.ts';
import { Review } from './review.tsx';

type ResultDetailsProps = UnstoredResult & {
  /** The links to what comes next. */
  actions: ReactNode;
  /** Shown between the links and the review. */
  notice?: ReactNode;
  /** Absent for a result that is not stored. */
  resultId?: string;
};

/** The score, and every question with its right answer. */
export function ResultDetails({ result, review, actions, notice, resultId }: ResultDetailsProps) {
  const t = useTexts(texts);
  const locale = useLocale();
  const format = getFormatter(locale);
  const { chapterTitle } = titlesInLanguage(result, locale.language);
  const { passed, correctAnswers, totalQuestions, score, timeSpent, completedAt, takenOffline } = result;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    window.scrollTo({ top: 0, behavior: 'instant' });
  }, []);
  return (
    <main id="main" className="page py-8">
      <div className="mx-auto grid max-w-3xl grid-cols-1 gap-8">
        <header className="flex flex-col items-center gap-2 text-center">
          <IkatBorder className="mb-3 w-40 max-w-full" />
          <h1 ref={heading} tabIndex={-1} className="text-h1 wrap-anywhere outline-none">
            {passed ? t.congratulations : t.keepPractising}
          </h1>
          <p className="text-lead">{formatScore(result, locale)}</p>
          <p className="wrap-anywhere text-ink-soft">
            <span lang={getLang(chapterTitle)}>{chapterTitle}</span>
            {` · ${format.date(completedAt)} · ${t.timeUsed({ time: formatClock(timeSpent, locale) })}`}
          </p>
          {takenOffline && <Badge tone="plain">{t.takenOffline}</Badge>}
        </header>
        <Figures
          figures={[
            {
              label: t.score,
              value: `${format.number(correctAnswers)}/${format.number(totalQuestions)}`,
            },
            { label: t.correct, value: format.number(correctAnswers) },
            { label: t.incorrect, value: format.number(totalQuestions - correctAnswers) },
            { label: t.percent, value: format.percent(score) },
          ]}
        />
        <div className="grid gap-3 sm:flex sm:justify-center">{actions}</div>
        {notice}
        <Review review={review} totalQuestions={totalQuestions} resultId={resultId} />
      </div>
    </main>
  );
}
