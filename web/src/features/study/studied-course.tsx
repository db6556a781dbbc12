import type { StudentChapter } from '@sikhya/contract/study.ts';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { isRefusal } from '../../lib/api-error.ts';
import { paths } from '../../lib/paths.ts';
import { LinkButton } from '../../ui/link-button.tsx';
import { LoadFailure } from '../../ui/load-failure.tsx';
import { Skeleton, SkeletonLines } from '../../ui/skeleton.tsx';
import { studentCourseQuery } from './api.ts';
import { CourseViewer } from './course-viewer.tsx';

type StudiedCourseProps = { courseId: string; material: (chapter: StudentChapter) => ReactNode };

/** A course on the way here, not to be had, or here to be studied. */
export function StudiedCourse({ courseId, material }: StudiedCourseProps) {
  const { data, error, isFetching, refetch } = useQuery(studentCourseQuery(courseId));
  // a line that fails takes nothing from what is already on the screen; a course that is gone does
  if (error && !isFetching && (data === undefined || isRefusal(error))) {
    const refused = isRefusal(error);
    return (
      <LoadFailure
        error={error}
        refused={refused}
        failure="Failed to load course"
        onTryAgain={() => void refetch()}
        way={
          <LinkButton tone={refused ? 'main' : 'quiet'} to={paths.myCourses}>
            Back to My Courses
          </LinkButton>
        }
      />
    );
  }
  if (data === undefined) return <CourseSkeleton />;
  return <CourseViewer key={courseId} course={data} material={material} />;
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
