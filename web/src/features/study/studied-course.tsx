import type { StudentChapter } from '@sikhya/contract/study.ts';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { ApiError } from '../../lib/api-error.ts';
import { paths } from '../../lib/paths.ts';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { FailureText } from '../../ui/failure-text.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { Skeleton, SkeletonLines } from '../../ui/skeleton.tsx';
import { studentCourseQuery } from './api.ts';
import { CourseViewer } from './course-viewer.tsx';

type StudiedCourseProps = { courseId: string; material: (chapter: StudentChapter) => ReactNode };

/** A course on the way here, not to be had, or here to be studied. */
export function StudiedCourse({ courseId, material }: StudiedCourseProps) {
  const { data, error, isFetching, refetch } = useQuery(studentCourseQuery(courseId));
  // a line that fails takes nothing from what is already on the screen; a course that is gone does
  if (error && !isFetching && (data === undefined || isRefusal(error))) {
    return <CourseProblem error={error} onTryAgain={() => void refetch()} />;
  }
  if (data === undefined) return <CourseSkeleton />;
  return <CourseViewer key={courseId} course={data} material={material} />;
}

const isRefusal = (error: Error) => error instanceof ApiError && error.status >= 400 && error.status < 500;

function CourseProblem({ error, onTryAgain }: { error: Error; onTryAgain: () => void }) {
  const refused = isRefusal(error);
  return (
    <div role="alert">
      <EmptyState
        heading="h1"
        title={refused ? error.message : 'Failed to load course'}
        action={
          <div className="flex flex-wrap justify-center gap-3">
            {!refused && <Button onClick={onTryAgain}>Try again</Button>}
            <LinkButton tone={refused ? 'main' : 'quiet'} to={paths.myCourses}>
              Back to My Courses
            </LinkButton>
          </div>
        }
      >
        {!refused && <FailureText error={error} />}
      </EmptyState>
    </div>
  );
}

function CourseSkeleton() {
  return (
    <div aria-busy="true" className="grid gap-6">
      <span className="sr-only">Loading</span>
      <div className="grid gap-3">
        <Skeleton className="h-9 w-2/3 rounded-soft" />
        <Skeleton className="h-5 w-1/3 rounded-soft" />
      </div>
      <div className="grid gap-8 xl:grid-cols-[17rem_1fr]">
        <Skeleton className="h-96 rounded-soft max-xl:hidden" />
        <div className="grid gap-6">
          <SkeletonLines />
          <Skeleton className="h-[min(85dvh,60rem)] rounded-soft" />
        </div>
      </div>
    </div>
  );
}
