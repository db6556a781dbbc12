import type { TestResult } from '@sikhya/contract/test-result.ts';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { isRefusal } from '../../../lib/api-error.ts';
import { paths } from '../../../lib/paths.ts';
import { LinkButton } from '../../../ui/link-button.tsx';
import { LoadFailure } from '../../../ui/load-failure.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { testResultQuery } from '../api.ts';
import { Results } from './results.tsx';

type ResultViewProps = {
  resultId: string;
  courseId: string;
  wayOn: (result: TestResult) => ReactNode;
};

/** The result of a test: on its way here, not to be had, or here. */
export function ResultView({ resultId, courseId, wayOn }: ResultViewProps) {
  const { data, error, isFetching, refetch } = useQuery(testResultQuery(resultId));
  if (data) return <Results {...data} wayOn={wayOn(data.result)} />;
  if (!error || isFetching) {
    return (
      <main id="main" aria-busy="true" className="page grid gap-6 py-8">
        <h1 className="sr-only">Result</h1>
        <span className="sr-only">Loading</span>
        <Skeleton className="h-40 rounded-soft" />
        <Skeleton className="h-64 rounded-soft" />
      </main>
    );
  }
  return (
    <main id="main" className="page py-8">
      <LoadFailure
        error={error}
        refused={isRefusal(error)}
        failure="Failed to load the result"
        onTryAgain={() => void refetch()}
        way={
          <LinkButton tone="quiet" to={paths.studentCourse(courseId)}>
            Back to Course
          </LinkButton>
        }
      />
    </main>
  );
}
