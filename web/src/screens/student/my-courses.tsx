import { CourseCover } from '../../features/catalogue/course-cover.tsx';
import { myCoursesQuery } from '../../features/enrolment/api.ts';
import { MyCourses } from '../../features/enrolment/my-courses.tsx';
import type { PageHandle } from '../../lib/page.ts';
import { prefetch } from '../../lib/prefetch.ts';

export const handle: PageHandle = {
  describe: (site) => ({ title: `My Learning Hub · ${site.name}`, description: '', hidden: true }),
};

export const loader = prefetch((client) => [client.prefetchQuery(myCoursesQuery)]);

export function Component() {
  return (
    <main id="main" className="page grid gap-6 py-8">
      <h1 className="text-h2">My Learning Hub</h1>
      <MyCourses cover={(course) => <CourseCover course={course} />} />
    </main>
  );
}
