import { useQuery } from '@tanstack/react-query';
import { ApiError, isRefusal } from '../../../lib/api-error.ts';
import { paths } from '../../../lib/paths.ts';
import { LinkButton } from '../../../ui/link-button.tsx';
import { LoadFailure } from '../../../ui/load-failure.tsx';
import { Skeleton, SkeletonLines } from '../../../ui/skeleton.tsx';
import { chapterTestQuery } from '../api.ts';
import type { OpenTest } from '../keeping/open-attempt.ts';
import type { Place } from '../sheet/sheet.ts';
import { TestIntro } from './test-intro.tsx';

type IntroViewProps = {
  place: Place;
  looking: boolean;
  trouble: string | null;
  onOpen: (test: OpenTest) => void;
};

/** What there is to know before the test: on the way here, not to be had, or here. */
export function IntroView({ place, looking, trouble, onOpen }: IntroViewProps) {
  const { data, error, isFetching, refetch } = useQuery(chapterTestQuery(place));
  if (looking || (data === undefined && (isFetching || !error))) return <IntroSkeleton />;
  if (data === undefined) {
    return <IntroProblem courseId={place.courseId} error={error} onTryAgain={() => void refetch()} />;
  }
  return (
    <main id="main" className="page py-8">
      <TestIntro place={place} {...data} trouble={trouble} onOpen={onOpen} />
    </main>
  );
}

type IntroProblemProps = { courseId: string; error: Error | null; onTryAgain: () => void };

function IntroProblem({ courseId, error, onTryAgain }: IntroProblemProps) {
  const refused = isRefusal(error);
  const notTheirs = error instanceof ApiError && error.code === 'not-enrolled';
  return (
    <main id="main" className="page py-8">
      <LoadFailure
        error={error}
        refused={refused}
        failure="Failed to load the test"
        onTryAgain={onTryAgain}
        way={
          notTheirs ? (
            <LinkButton to={paths.studentCourses}>All Courses</LinkButton>
          ) : (
            <LinkButton tone={refused ? 'main' : 'quiet'} to={paths.studentCourse(courseId)}>
              Back to Course
            </LinkButton>
          )
        }
      />
    </main>
  );
}

function IntroSkeleton() {
  return (
    <main id="main" aria-busy="true" className="page py-8">
      <div className="mx-auto grid max-w-2xl gap-6">
        {/* a page has a heading, also while it waits */}
        <h1 className="sr-only">Mock test</h1>
        <span className="sr-only">Loading</span>
        <Skeleton className="h-9 w-2/3 rounded-soft" />
        <Skeleton className="h-28 rounded-soft" />
        <SkeletonLines />
        <Skeleton className="h-11 w-40 rounded-soft" />
      </div>
    </main>
  );
}
