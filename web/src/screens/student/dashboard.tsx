import { PAGE_SIZE } from '@sikhya/contract/constants.ts';
import { useQuery } from '@tanstack/react-query';
import { featuredCoursesQuery } from '../../features/catalogue/api.ts';
import { CourseGrid, CourseGridSkeleton } from '../../features/catalogue/course-grid.tsx';
import { langOf } from '../../lib/odia.ts';
import type { PageHandle } from '../../lib/page.ts';
import { prefetch } from '../../lib/prefetch.ts';
import { useAuth } from '../../lib/session.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { QueryView } from '../../ui/query-view.tsx';

export const handle: PageHandle = {
  describe: (site) => ({ title: `Dashboard · ${site.name}`, description: '', hidden: true }),
};

export const loader = prefetch((client) => [client.prefetchQuery(featuredCoursesQuery)]);

export function Component() {
  const { name } = useAuth();
  const courses = useQuery(featuredCoursesQuery);
  return (
    <main id="main" className="page py-10">
      <h1 className="text-h2">
        Welcome back, <span lang={langOf(name)}>{name}</span>!
      </h1>
      <h2 className="mt-8 mb-5 text-h3">Newest courses</h2>
      <QueryView
        query={courses}
        loading={<CourseGridSkeleton cards={PAGE_SIZE.featured} />}
        isEmpty={(data) => data.courses.length === 0}
        empty={<EmptyState title="No courses available yet!">Please look in again soon.</EmptyState>}
      >
        {(data) => <CourseGrid courses={data.courses} action={() => null} />}
      </QueryView>
    </main>
  );
}
