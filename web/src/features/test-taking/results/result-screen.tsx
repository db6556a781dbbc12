import type { TestResult } from '@sikhya/contract/test-result.ts';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { useTexts } from '../../../language/locale.tsx';
import { isRefusal } from '../../../lib/api-error.ts';
import { paths } from '../../../lib/paths.ts';
import { useBackTo } from '../../../ui/leave-confirm.ts';
import { LinkButton } from '../../../ui/link-button.tsx';
import { LoadFailure } from '../../../ui/load-failure.tsx';
import { type ResultWithReview, testResultQuery } from '../api.ts';
import { texts } from '../texts.ts';
import { ResultDetails } from './result-details.tsx';
import { ResultSkeleton } from './result-skeleton.tsx';
import { ScoreHistory } from './score-changes.tsx';

type ResultScreenProps = {
  resultId: string;
  courseId: string;
  /** The link to the next step, shown before Retake Test and Back to Course. */
  renderNextStep: (result: TestResult) => ReactNode;
  /** Shown between the links and the review. */
  notice: ReactNode;
};

export function ResultScreen({ resultId, courseId, renderNextStep, notice }: ResultScreenProps) {
  const t = useTexts(texts);
  const { data, error, isFetching, refetch } = useQuery(testResultQuery(resultId));
  if (data) return <Result {...data} nextStep={renderNextStep(data.result)} notice={notice} />;
  if (!error || isFetching) return <ResultSkeleton heading={t.result} />;
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

type ResultProps = ResultWithReview & { nextStep: ReactNode; notice: ReactNode };

function Result({ result, review, scoreChanges, nextStep, notice }: ResultProps) {
  const t = useTexts(texts);
  const address = paths.studentChapter(result.courseId, result.chapterId);
  const isJustTaken = useLocation().state?.justTaken === true;
  useBackTo(isJustTaken ? address : undefined);
  return (
    <ResultDetails
      result={result}
      resultId={result._id}
      review={review}
      notice={
        <>
          <ScoreHistory changes={scoreChanges} />
          {notice}
        </>
      }
      actions={
        <>
          {nextStep}
          {/* Clears the whole query string, and Back does not return to the result. */}
          <LinkButton tone="soft" replace to={{ search: '' }}>
            {t.retakeTest}
          </LinkButton>
          <LinkButton tone="quiet" to={address}>
            {t.backToCourse}
          </LinkButton>
        </>
      }
    />
  );
}
