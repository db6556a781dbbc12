import { useQuery } from '@tanstack/react-query';
import { featuredCoursesQuery } from '../../features/catalogue/api.ts';
import { langOf } from '../../lib/odia.ts';
import type { PageHandle } from '../../lib/page.ts';
import { prefetch } from '../../lib/prefetch.ts';
import { useAuth } from '../../lib/session.tsx';
import { QueryView } from '../../ui/query-view.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';

export const handle: PageHandle = {
  describe: (site) => ({ title: `Admin Dashboard · ${site.name}`, description: '', hidden: true }),
};

export const loader = prefetch((client) => [client.prefetchQuery(featuredCoursesQuery)]);

export function Component() {
  const { username } = useAuth();
  const courses = useQuery(featuredCoursesQuery);
  return (
    <main id="main" className="page py-10">
      <h1 className="text-h2">
        Welcome, <span lang={langOf(username)}>{username}</span>
      </h1>
      <QueryView
        query={courses}
        loading={<Skeleton className="mt-3 h-6 w-60" />}
        isEmpty={() => false}
        empty={null}
      >
        {({ pagination: { totalCourses, totalFree, totalPremium } }) => (
          <p className="mt-3 text-ink-soft">
            {totalCourses} courses: {totalFree} free, {totalPremium} paid.
          </p>
        )}
      </QueryView>
    </main>
  );
}
