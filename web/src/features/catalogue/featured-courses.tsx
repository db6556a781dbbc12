import { PAGE_SIZE } from '@sikhya/contract/constants.ts';
import type { CourseCard } from '@sikhya/contract/course.ts';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTexts } from '../../language/locale.tsx';
import { searchCourses } from '../../lib/search-courses.ts';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { texts as uiTexts } from '../../ui/texts.ts';
import { featuredCoursesQuery } from './api.ts';
import { CourseGrid, CourseGridSkeleton } from './course-grid.tsx';
import { NoCoursesYet } from './no-courses-yet.tsx';
import { texts } from './texts.ts';

type FeaturedCoursesProps = {
  search: string;
  onClear: () => void;
  /** Shown during a search, because the featured courses are only a few of all. */
  searchAll: ReactNode;
  action: (course: CourseCard) => ReactNode;
};

export function FeaturedCourses({ search, onClear, searchAll, action }: FeaturedCoursesProps) {
  const t = useTexts(texts);
  const { loading } = useTexts(uiTexts);
  const { data, isFetching, refetch } = useQuery(featuredCoursesQuery);
  const courses = data?.courses ?? [];
  const found = searchCourses(courses, search);
  return (
    <section id="featured" aria-labelledby="featured-title" className="page py-14 md:py-20">
      <div className="mb-7 flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <h2 id="featured-title" tabIndex={-1} className="text-h2 outline-none">
          {t.featuredCourses}
        </h2>
        <p role="status" className="text-small text-ink-soft">
          {courses.length > 0 &&
            (found.length === courses.length
              ? t.courses({ count: courses.length })
              : t.foundCourses({ found: found.length, count: courses.length }))}
        </p>
      </div>
      {data === undefined && isFetching ? (
        <div aria-busy="true">
          <span className="sr-only">{loading}</span>
          <CourseGridSkeleton cards={PAGE_SIZE.featured} />
        </div>
      ) : courses.length === 0 ? (
        <NoCoursesYet {...(data === undefined && { onRetry: () => void refetch() })} />
      ) : found.length === 0 ? (
        <EmptyState
          title={t.noMatch}
          action={
            <div className="flex flex-wrap justify-center gap-3">
              {searchAll}
              <Button tone="soft" onClick={onClear}>
                {t.clearSearch}
              </Button>
            </div>
          }
        />
      ) : (
        <>
          <CourseGrid courses={found} action={action} />
          {search !== '' && <div className="mt-7 flex justify-center">{searchAll}</div>}
        </>
      )}
    </section>
  );
}
