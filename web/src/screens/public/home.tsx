import { PAGE_SIZE } from '@sikhya/contract/constants.ts';
import { useQuery } from '@tanstack/react-query';
import { featuredCoursesQuery } from '../../features/catalogue/api.ts';
import { CourseGrid, CourseGridSkeleton } from '../../features/catalogue/course-grid.tsx';
import { Hero } from '../../features/landing/hero.tsx';
import { Steps } from '../../features/landing/steps.tsx';
import type { PageHandle } from '../../lib/page.ts';
import { paths } from '../../lib/paths.ts';
import { prefetch } from '../../lib/prefetch.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { QueryView } from '../../ui/query-view.tsx';

export const handle: PageHandle = {
  describe: (site) => ({
    title: `${site.name}: courses and mock tests for examinations in Odisha`,
    description:
      'Courses for OSSC, OPSC, teaching and banking examinations, in Odia and English: read a chapter, take its mock test, see what to practise next.',
  }),
};

export const loader = prefetch((client) => [client.prefetchQuery(featuredCoursesQuery)]);

export function Component() {
  const featured = useQuery(featuredCoursesQuery);
  return (
    <main id="main">
      <Hero />
      <Steps />
      <section id="featured" aria-labelledby="featured-title" className="page py-14 md:py-20">
        <h2 id="featured-title" className="text-h2">
          Featured Courses
        </h2>
        <p className="mt-1 mb-7 text-ink-soft">
          Each with its chapters, and each chapter with a mock test of its own.
        </p>
        <QueryView
          query={featured}
          loading={<CourseGridSkeleton cards={PAGE_SIZE.featured} />}
          isEmpty={(data) => data.courses.length === 0}
          empty={
            <EmptyState title="No courses available yet!">
              The first ones are being prepared. Please look in again soon.
            </EmptyState>
          }
        >
          {(data) => (
            <CourseGrid
              courses={data.courses}
              action={(course) => (
                <LinkButton to={paths.login} tone="soft" aria-label={`Enroll Now: ${course.title}`}>
                  Enroll Now
                </LinkButton>
              )}
            />
          )}
        </QueryView>
      </section>
    </main>
  );
}
