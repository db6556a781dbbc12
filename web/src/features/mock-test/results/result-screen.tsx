import { getFormatter } from '@sikhya/contract/language/format.ts';
import { titlesInLanguage } from '@sikhya/contract/language/in-language.ts';
import type { TestResult } from '@sikhya/contract/test-result.ts';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { useLocale, useTexts } from '../../../language/locale.tsx';
import { isRefusal } from '../../../lib/api-error.ts';
import { getLang } from '../../../lib/odia.ts';
import { paths } from '../../../lib/paths.ts';
import { Figures } from '../../../ui/figures.tsx';
import { IkatBorder } from '../../../ui/ikat-border.tsx';
import { useBackTo } from '../../../ui/leave-confirm.ts';
import { LinkButton } from '../../../ui/link-button.tsx';
import { LoadFailure } from '../../../ui/load-failure.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { texts as uiTexts } from '../../../ui/texts.ts';
import { type ResultWithReview, testResultQuery } from '../api.ts';
import { formatScore } from '../format-score.ts';
import { texts } from '../texts.ts';
import { formatClock } from '../time/format-time.ts';
import { Review } from './review.tsx';

type ResultScreenProps = {
  resultId: string;
  courseId: string;
  /** The link to the next step, shown before Retake Test and Back to Course. */
  renderNextStep: (result: TestResult) => ReactNode;
};

export function ResultScreen({ resultId, courseId, renderNextStep }: ResultScreenProps) {
  const t = useTexts(texts);
  const { data, error, isFetching, refetch } = useQuery(testResultQuery(resultId));
  if (data) return <Result {...data} nextStep={renderNextStep(data.result)} />;
  if (!error || isFetching) return <ResultSkeleton />;
  return (
    <main id="main" className="page py-8">
      <LoadFailure
        error={error}
        isRefused={isRefusal(error)}
        title={t.resultFailed}
        onTryAgain={() => void refetch()}
        alternative={
          <LinkButton tone="quiet" to={paths.studentCourse(courseId)}>
            {t.backToCourse}
          </LinkButton>
        }
      />
    </main>
  );
}

function ResultSkeleton() {
  const { loading } = useTexts(uiTexts);
  const t = useTexts(texts);
  return (
    <main id="main" aria-busy="true" className="page grid gap-6 py-8">
      <h1 className="sr-only">{t.result}</h1>
      <span className="sr-only">{loading}</span>
      <Skeleton className="h-40 rounded-soft" />
      <Skeleton className="h-64 rounded-soft" />
    </main>
  );
}

type ResultProps = ResultWithReview & { nextStep: ReactNode };

/** The score, and every question with its right answer. */
function Result({ result, review, nextStep }: ResultProps) {
  const t = useTexts(texts);
  const locale = useLocale();
  const format = getFormatter(locale);
  const { chapterTitle } = titlesInLanguage(result, locale.language);
  const { passed, correctAnswers, totalQuestions, score, timeSpent, completedAt } = result;
  const address = paths.studentChapter(result.courseId, result.chapterId);
  const isJustTaken = useLocation().state?.justTaken === true;
  useBackTo(isJustTaken ? address : undefined);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    window.scrollTo({ top: 0, behavior: 'instant' });
  }, []);
  return (
    <main id="main" className="page py-8">
      <div className="mx-auto grid max-w-3xl gap-8">
        <header className="flex flex-col items-center gap-2 text-center">
          <IkatBorder className="mb-3 w-40" />
          <h1 ref={heading} tabIndex={-1} className="text-h1 outline-none">
            {passed ? t.congratulations : t.keepPractising}
          </h1>
          <p className="text-lead">{formatScore(result, locale)}</p>
          <p className="wrap-anywhere text-ink-soft">
            <span lang={getLang(chapterTitle)}>{chapterTitle}</span>
            {` · ${format.date(completedAt)} · ${t.timeUsed({ time: formatClock(timeSpent, locale) })}`}
          </p>
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
        <div className="grid gap-3 sm:flex sm:justify-center">
          {nextStep}
          {/* Clears the whole query string, and Back does not return to the result. */}
          <LinkButton tone="soft" replace to={{ search: '' }}>
            {t.retakeTest}
          </LinkButton>
          <LinkButton tone="quiet" to={address}>
            {t.backToCourse}
          </LinkButton>
        </div>
        <Review review={review} totalQuestions={totalQuestions} />
      </div>
    </main>
  );
}
