import type { CourseCard } from '@sikhya/contract/course.ts';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useCallback } from 'react';
import { useTexts } from '../../../language/locale.tsx';
import { useUrlState } from '../../../lib/url-state.ts';
import { Button } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Pagination } from '../../../ui/pagination.tsx';
import { QueryView } from '../../../ui/query-view.tsx';
import { CourseGrid, CourseGridSkeleton } from '../course-grid.tsx';
import { NoCoursesYet } from '../no-courses-yet.tsx';
import { type CataloguePage, cataloguePageQuery, readCataloguePage } from './page-query.ts';
import { PublicControls } from './public-controls.tsx';
import { texts } from './texts.ts';

/** The catalogue for everybody. Search, filter, order and page are in the address. */
export function PublicCatalogue({ action }: { action: (course: CourseCard) => ReactNode }) {
  const t = useTexts(texts);
  const [params, setParams] = useUrlState();
  const shown = readCataloguePage(params);
  const query = useQuery(cataloguePageQuery(shown));
  const change = useCallback(
    ({ page = 1, ...others }: Partial<CataloguePage>) => {
      const values = Object.entries(others).map(([name, value]) => [name, value ?? '']);
      setParams({ ...Object.fromEntries(values), page: page === 1 ? '' : String(page) });
    },
    [setParams],
  );
  const goTo = (page: number) => {
    change({ page });
    document.getElementById('catalogue-title')?.focus();
  };
  const isFiltered = shown.search !== '' || shown.type !== undefined || shown.page > 1;
  return (
    <div className="grid grid-cols-1 gap-6">
      <PublicControls shown={shown} onChange={change} pagination={query.data?.pagination} />
      <QueryView
        query={query}
        loading={<CourseGridSkeleton cards={6} />}
        isEmpty={({ courses }) => courses.length === 0}
        empty={
          isFiltered ? (
            <NoneFound onClear={() => change({ search: '', type: undefined })} />
          ) : (
            <NoCoursesYet />
          )
        }
      >
        {({ courses, pagination }) => (
          <div className="grid gap-6" aria-busy={query.isPlaceholderData}>
            <h2 className="sr-only">{t.coursesHeading}</h2>
            <CourseGrid courses={courses} action={action} />
            <Pagination
              page={pagination.currentPage}
              pages={pagination.totalPages}
              loading={query.isPlaceholderData}
              onChange={goTo}
            />
          </div>
        )}
      </QueryView>
    </div>
  );
}

function NoneFound({ onClear }: { onClear: () => void }) {
  const t = useTexts(texts);
  return (
    <EmptyState title={t.noneFound} action={<Button onClick={onClear}>{t.showAll}</Button>}>
      {t.tryAnother}
    </EmptyState>
  );
}
