import { PAGE_SIZE } from '@sikhya/contract/constants.ts';
import type { CourseCard } from '@sikhya/contract/course.ts';
import type { ReactNode } from 'react';
import { useTexts } from '../../language/locale.tsx';
import { Button } from '../../ui/button.tsx';
import { CardGrid, CardGridSkeleton } from '../../ui/card-grid.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { FailureText } from '../../ui/failure-text.tsx';
import { LoadMore } from '../../ui/load-more.tsx';
import { QueryView } from '../../ui/query-view.tsx';
import { CatalogueCard } from './catalogue-card.tsx';
import { CatalogueCardSkeleton } from './catalogue-card-skeleton.tsx';
import { CatalogueControls } from './catalogue-controls.tsx';
import { NoCoursesYet } from './no-courses-yet.tsx';
import { texts } from './portal-texts.ts';
import { useCatalogue } from './use-catalogue.ts';
import { useCourseFilter } from './use-course-filter.ts';

/** After this many pages the list waits for the button, so that the footer can be reached. */
const AUTO_LOADED_PAGES = 5;

type CatalogueListProps = {
  badge: (course: CourseCard) => ReactNode;
  action: (course: CourseCard) => ReactNode;
};

/** The whole catalogue with search and filter. */
export function CatalogueList({ badge, action }: CatalogueListProps) {
  const t = useTexts(texts);
  const { filter, change, clear } = useCourseFilter();
  const { list, courses, totals } = useCatalogue(filter);
  return (
    <div className="grid grid-cols-1 gap-6">
      <CatalogueControls
        filter={filter}
        onChange={change}
        shownCount={courses.length}
        totals={list.isError ? (totals ?? null) : totals}
      />
      <QueryView
        query={list}
        loading={
          <CardGridSkeleton cards={PAGE_SIZE.featured}>
            <CatalogueCardSkeleton />
          </CardGridSkeleton>
        }
        isEmpty={() => courses.length === 0}
        empty={totals?.totalCourses === 0 ? <NoCoursesYet /> : <NoneFound onClear={clear} />}
      >
        {({ pages }) => (
          <div>
            <h2 className="sr-only">{t.coursesHeading}</h2>
            <CardGrid items={courses} getKey={({ _id }) => _id} busy={list.isPlaceholderData}>
              {(course) => <CatalogueCard course={course} badge={badge(course)} action={action(course)} />}
            </CardGrid>
            {list.hasNextPage && (
              <LoadMore
                autoLoad={pages.length % AUTO_LOADED_PAGES !== 0}
                loading={list.isFetchingNextPage}
                error={list.isFetchNextPageError ? <FailureText error={list.error} /> : undefined}
                onLoadMore={() => void list.fetchNextPage({ cancelRefetch: false })}
              />
            )}
          </div>
        )}
      </QueryView>
    </div>
  );
}

function NoneFound({ onClear }: { onClear: () => void }) {
  const t = useTexts(texts);
  return (
    <EmptyState title={t.noneFound} action={<Button onClick={onClear}>{t.clearFilters}</Button>}>
      {t.tryAnotherWord}
    </EmptyState>
  );
}
