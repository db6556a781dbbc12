import { ACTIVITY_EXPORT, ACTIVITY_LIMIT } from '@sikhya/contract/activity.ts';
import { ADMIN_PAGE_SIZES } from '@sikhya/contract/constants.ts';
import { titlesInLanguage } from '@sikhya/contract/language/in-language.ts';
import { useQuery } from '@tanstack/react-query';
import { useLocale, useTexts } from '../../language/locale.tsx';
import { download } from '../../lib/download.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ExportButton } from '../../ui/export-button.tsx';
import { PagedList } from '../../ui/paged-list.tsx';
import { activityQuery } from './api.ts';
import { EntryList } from './entry-list.tsx';
import { FilterBar } from './filter-bar.tsx';
import { texts } from './texts.ts';
import { useActivityFilters } from './use-activity-filters.ts';

/** The audit log with filters, pages and an export. */
export function ActivityLog() {
  const t = useTexts(texts);
  const { language } = useLocale();
  const { filters, page, limit, change } = useActivityFilters();
  const log = useQuery(activityQuery(filters, page, limit));
  const pagination = log.data?.pagination;
  const isFiltered = Object.values(filters).some((value) => value !== '');
  const course = log.data?.entries.find((entry) => entry.course?._id === filters.courseId)?.course;
  return (
    <>
      <div className="flex flex-wrap items-start justify-between gap-4">
        <div className="min-w-0">
          <h1 className="text-h2">{t.activity}</h1>
          <p className="mt-1 text-ink-soft">{t.activityNote}</p>
        </div>
        <ExportButton
          onExport={() => download(`${ACTIVITY_EXPORT}?${new URLSearchParams(filters)}`, 'activity.csv')}
        />
      </div>
      <FilterBar
        filters={filters}
        courseTitle={course ? titlesInLanguage(course, language).title : t.oneCourse}
        isFiltered={isFiltered}
        onChange={change}
      />
      <p role="status" className="text-small text-ink-soft empty:hidden">
        {pagination && (pagination.more ? t.foundOrMore : t.found)({ count: pagination.totalEntries })}
      </p>
      <PagedList
        query={log}
        isEmpty={({ entries }) => entries.length === 0}
        empty={<EmptyState title={t.nothingFound}>{isFiltered ? t.adjustFilters : t.nothingYet}</EmptyState>}
        size={limit}
        sizes={ADMIN_PAGE_SIZES}
        onChange={change}
      >
        {({ entries, pagination: { more } }) => (
          <>
            <EntryList entries={entries} />
            {more && <p className="text-small text-ink-soft">{t.onlyTheFirst({ count: ACTIVITY_LIMIT })}</p>}
          </>
        )}
      </PagedList>
    </>
  );
}
