import { getTexts } from '@sikhya/contract/language/texts.ts';
import { useQuery } from '@tanstack/react-query';
import { ALL_COURSES, catalogueQuery } from '../../features/catalogue/api.ts';
import { CatalogueList } from '../../features/catalogue/catalogue-list.tsx';
import { myCoursesQuery } from '../../features/enrolment/api.ts';
import { CourseAction } from '../../features/enrolment/course-action.tsx';
import { EnrolmentBadge } from '../../features/enrolment/enrolment-badge.tsx';
import { useTexts } from '../../language/locale.tsx';
import type { PageHandle } from '../../lib/page-handle.ts';
import { createPrefetchLoader } from '../../lib/prefetch-loader.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import { texts } from './texts.ts';

export const handle: PageHandle = {
  describe: (site, locale) => ({
    title: `${getTexts(texts, locale).allCourses} · ${site.name}`,
    description: '',
    noIndex: true,
  }),
};

export const loader = createPrefetchLoader((client) => [
  client.prefetchInfiniteQuery(catalogueQuery(ALL_COURSES)),
  client.prefetchQuery(myCoursesQuery),
]);

export function Component() {
  const t = useTexts(texts);
  const myCourses = useQuery(myCoursesQuery);
  const enrolments = new Map(myCourses.data?.map((course) => [course._id, course.enrollmentDetails]));
  return (
    <main id="main" className="page grid min-h-dvh content-start gap-6 py-8">
      <div>
        <h1 className="text-h2">{t.allCourses}</h1>
        <p className="mt-1 text-ink-soft">{t.coursesIntro}</p>
      </div>
      <CatalogueList
        badge={({ _id }) => {
          const enrolment = enrolments.get(_id);
          return enrolment && <EnrolmentBadge status={enrolment.status} />;
        }}
        action={(course) =>
          // While the enrolments are loading, the right button is unknown. If they fail, the server decides.
          myCourses.isPending ? (
            <Skeleton className="h-11 rounded-soft" />
          ) : (
            <CourseAction course={course} isEnrolled={enrolments.has(course._id)} />
          )
        }
      />
    </main>
  );
}
