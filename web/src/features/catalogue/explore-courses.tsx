import { PAGE_SIZE } from '@sikhya/contract/constants.ts';
import type { CourseCard } from '@sikhya/contract/course.ts';
import { type ReactNode, useEffect, useRef } from 'react';
import { useTexts } from '../../language/locale.tsx';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { CourseStrip } from './course-strip.tsx';
import { NoCoursesYet } from './no-courses-yet.tsx';
import { texts } from './texts.ts';
import { useExploreCourses } from './use-explore-courses.ts';

type ExploreCoursesProps = {
  /** The search among all courses; empty for none. */
  search: string;
  onClearSearch: () => void;
  action: (course: CourseCard) => ReactNode;
};

/** All courses, loaded on request and one page at a time. */
export function ExploreCourses({ search, onClearSearch, action }: ExploreCoursesProps) {
  const t = useTexts(texts);
  const { courses, total, isLoading, hasFailed, hasMore, viewAll, loadMore } = useExploreCourses(search);
  const list = useRef<HTMLElement>(null);
  const isLoaded = courses !== undefined;
  const isComplete = isLoaded && !hasMore;
  // the pressed button disappears, so the focus moves to the list
  const shouldFocusList = useRef(false);
  useEffect(() => {
    if (!shouldFocusList.current || !(isLoaded || isComplete)) return;
    shouldFocusList.current = false;
    list.current?.focus({ preventScroll: true });
  }, [isLoaded, isComplete]);
  const handlePress = (load: () => void) => () => {
    shouldFocusList.current = true;
    load();
  };

  return (
    <section id="explore" aria-labelledby="explore-title" className="border-y border-line bg-sheet">
      <div className="page py-14 md:py-20">
        <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-5">
          <div>
            <h2 id="explore-title" tabIndex={-1} className="text-h2 outline-none">
              {t.exploreTitle}
            </h2>
            <p role="status" className="mt-1 text-ink-soft">
              {!courses || courses.length === 0
                ? t.newestFirst
                : search === ''
                  ? t.showing({ shown: courses.length, count: total })
                  : t.showingFor({ shown: courses.length, count: total, search })}
            </p>
          </div>
          {search !== '' ? (
            <Button tone="soft" onClick={onClearSearch}>
              {t.clearSearch}
            </Button>
          ) : (
            !isLoaded && (
              <Button tone="soft" busy={isLoading} onClick={handlePress(viewAll)}>
                {t.viewAllCourses}
              </Button>
            )
          )}
        </div>
        {courses && courses.length > 0 && <CourseStrip ref={list} courses={courses} action={action} />}
        {courses?.length === 0 &&
          (search !== '' && !hasFailed ? (
            <EmptyState title={t.noMatch} />
          ) : (
            <NoCoursesYet {...(hasFailed && { onRetry: handlePress(viewAll) })} />
          ))}
        {hasMore && courses && courses.length >= PAGE_SIZE.explore && (
          <div className="mt-5 flex flex-wrap items-center justify-center gap-4">
            <Button tone="quiet" busy={isLoading} onClick={handlePress(loadMore)}>
              {t.loadMoreCourses}
            </Button>
            {hasFailed && !isLoading && (
              <p role="alert" className="text-small text-ink-soft">
                {t.moreFailed}
              </p>
            )}
          </div>
        )}
      </div>
    </section>
  );
}
