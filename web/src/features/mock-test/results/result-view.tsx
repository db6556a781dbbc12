import { useQuery } from '@tanstack/react-query';
import { ApiError } from '../../../lib/api-error.ts';
import { paths } from '../../../lib/paths.ts';
import { Button } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { FailureText } from '../../../ui/failure-text.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { testResultQuery } from '../api.ts';
import { Results } from './results.tsx';

/** The result of a test: on its way here, not to be had, or here. */
export function ResultView({ resultId, courseId }: { resultId: string; courseId: string }) {
  const { data, error, isFetching, refetch } = useQuery(testResultQuery(resultId));
  if (data) return <Results {...data} />;
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
  const refused = error instanceof ApiError && error.status === 404;
  return (
    <main id="main" className="page py-8">
      <div role="alert">
        <EmptyState
          heading="h1"
          title={refused ? error.message : 'Failed to load the result'}
          action={
            <div className="flex flex-wrap justify-center gap-3">
              {!refused && <Button onClick={() => void refetch()}>Try again</Button>}
              <LinkButton tone="quiet" to={paths.studentCourse(courseId)}>
                Back to Course
              </LinkButton>
            </div>
          }
        >
          {!refused && <FailureText error={error} />}
        </EmptyState>
      </div>
    </main>
  );
}
