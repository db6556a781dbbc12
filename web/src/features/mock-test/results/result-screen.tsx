import type { TestResult } from '@sikhya/contract/test-result.ts';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { isRefusal } from '../../../lib/api-error.ts';
import { formatDate } from '../../../lib/format.ts';
import { getLang } from '../../../lib/odia.ts';
import { paths } from '../../../lib/paths.ts';
import { Figures } from '../../../ui/figures.tsx';
import { IkatBorder } from '../../../ui/ikat-border.tsx';
import { useBackTo } from '../../../ui/leave-confirm.ts';
import { LinkButton } from '../../../ui/link-button.tsx';
import { LoadFailure } from '../../../ui/load-failure.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { type ResultWithReview, testResultQuery } from '../api.ts';
import { formatScore } from '../format-score.ts';
import { formatClock } from '../time/format-time.ts';
import { Review } from './review.tsx';

type ResultScreenProps = {
  resultId: string;
  courseId: string;
  /** The link to the next step, shown before Retake Test and Back to Course. */
  renderNextStep: (result: TestResult) => ReactNode;
};

export function ResultScreen({ resultId, courseId, renderNextStep }: ResultScreenProps) {
  const { data, error, isFetching, refetch } = useQuery(testResultQuery(resultId));
  if (data) return <Result {...data} nextStep={renderNextStep(data.result)} />;
  if (!error || isFetching) return <ResultSkeleton />;
  return (
    <main id="main" className="page py-8">
      <LoadFailure
        error={error}
        isRefused={isRefusal(error)}
        title="Failed to load the result"
        onTryAgain={() => void refetch()}
        alternative={
          <LinkButton tone="quiet" to={paths.studentCourse(courseId)}>
            Back to Course
          </LinkButton>
        }
      />
    </main>
  );
}

function ResultSkeleton() {
  return (
    <main id="main" aria-busy="true" className="page grid gap-6 py-8">
      <h1 className="sr-only">Result</h1>
      <span className="sr-only">Loading</span>
      <Skeleton className="h-40 rounded-soft" />
      <Skeleton className="h-64 rounded-soft" />
    </main>
  );
}

type ResultProps = ResultWithReview & { nextStep: ReactNode };

/** The score, and every question with its right answer. */
function Result({ result, review, nextStep }: ResultProps) {
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
            {passed ? 'Congratulations!' : 'Keep Practicing!'}
          </h1>
          <p className="text-lead">{formatScore(result)}</p>
          <p className="wrap-anywhere text-ink-soft">
            <span lang={getLang(result.chapterTitle)}>{result.chapterTitle}</span> · {formatDate(completedAt)}{' '}
            · Time used {formatClock(timeSpent)}
          </p>
        </header>
        <Figures
          figures={[
            { label: 'Score', value: `${correctAnswers}/${totalQuestions}` },
            { label: 'Correct', value: String(correctAnswers) },
            { label: 'Incorrect', value: String(totalQuestions - correctAnswers) },
            { label: 'Percent', value: `${score}%` },
          ]}
        />
        <div className="grid gap-3 sm:flex sm:justify-center">
          {nextStep}
          {/* Clears the whole query string, and Back does not return to the result. */}
          <LinkButton tone="soft" replace to={{ search: '' }}>
            Retake Test
          </LinkButton>
          <LinkButton tone="quiet" to={address}>
            Back to Course
          </LinkButton>
        </div>
        <Review review={review} totalQuestions={totalQuestions} />
      </div>
    </main>
  );
}
