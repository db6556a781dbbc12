import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { fetchFailure, openedCourseQuery } from '../../features/authoring/api.ts';
import { CourseEditor } from '../../features/authoring/editor/course-editor.tsx';
import type { PageHandle } from '../../lib/page.ts';
import { usePageTitle } from '../../lib/page-title.ts';
import { paths } from '../../lib/paths.ts';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { FailureText } from '../../ui/failure-text.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { SkeletonLines } from '../../ui/skeleton.tsx';

export const handle: PageHandle = {
  describe: (site) => ({ title: `Edit Course · ${site.name}`, description: '', hidden: true }),
};

export function Component() {
  const { courseId = '' } = useParams();
  const { data: course, error, refetch } = useQuery(openedCourseQuery(courseId));
  usePageTitle(course && `Edit: ${course.title}`);
  if (error && !course) {
    return (
      <main id="main" className="page py-16" role="alert">
        <EmptyState
          heading="h1"
          title={fetchFailure(error)}
          action={
            <div className="flex flex-wrap justify-center gap-3">
              <LinkButton to={paths.adminDashboard}>Back to Dashboard</LinkButton>
              <Button tone="quiet" onClick={() => refetch()}>
                Try again
              </Button>
            </div>
          }
        >
          <FailureText error={error} text="" />
        </EmptyState>
      </main>
    );
  }
  const loading = (
    <div aria-busy="true" className="grid gap-4">
      <p role="status" className="text-ink-soft">
        Loading course...
      </p>
      <SkeletonLines lines={10} />
    </div>
  );
  return (
    <main id="main" className="page grid gap-6 pt-8">
      <h1 className="text-h2">Edit Course</h1>
      {course ? <CourseEditor key={course._id} course={course} loading={loading} /> : loading}
    </main>
  );
}
