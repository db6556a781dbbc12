import { ADMIN_PAGE_SIZES, SEARCH_LIMIT } from '@sikhya/contract/constants.ts';
import { EXPORTS } from '@sikhya/contract/students.ts';
import { useQuery } from '@tanstack/react-query';
import { useFormatter } from '../../language/formatter.ts';
import { useTexts } from '../../language/locale.tsx';
import { download } from '../../lib/download.ts';
import { useListState } from '../../lib/list-state.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ExportButton } from '../../ui/export-button.tsx';
import { PagedList } from '../../ui/paged-list.tsx';
import { SearchInput } from '../../ui/search-input.tsx';
import { studentListQuery } from './api.ts';
import { SortSelect, STUDENT_SORTS } from './sort-select.tsx';
import { StudentTable } from './student-table.tsx';
import { texts } from './texts.ts';

/** The smallest page, because only its total is used. */
const ALL_STUDENTS = { page: '1', limit: String(ADMIN_PAGE_SIZES[0]) };

/** The list of all students with search, sort order and export. */
export function StudentList() {
  const t = useTexts(texts);
  const format = useFormatter();
  const [state, change] = useListState(STUDENT_SORTS);
  const { page, limit, ...rest } = state;
  const list = useQuery(studentListQuery({ ...rest, page: String(page), limit: String(limit) }));
  const pagination = list.data?.pagination;
  const isSearching = state.search !== '';
  const total = useQuery({ ...studentListQuery(ALL_STUDENTS), enabled: isSearching });
  const totalStudents = (isSearching ? total.data?.pagination : pagination)?.totalStudents;

  return (
    <div className="grid gap-6">
      <div className="flex flex-wrap items-end justify-between gap-4">
        <dl className="flex flex-col-reverse rounded-soft border border-line bg-sheet px-5 py-3">
          <dt className="text-small text-ink-soft">{t.totalStudents}</dt>
          <dd className="font-display text-h2 font-semibold tabular-nums">
            {totalStudents === undefined ? '–' : format.number(totalStudents)}
          </dd>
        </dl>
        <ExportButton
          onExport={() =>
            download(`${EXPORTS.students}?${new URLSearchParams({ search: state.search })}`, 'students.csv')
          }
        />
      </div>
      <div className="flex flex-wrap items-center justify-between gap-4">
        <SearchInput
          label={t.searchStudents}
          value={state.search}
          onSearch={(search) => change({ search })}
        />
        <SortSelect state={state} onChange={change} />
      </div>
      <p role="status" className="text-small text-ink-soft empty:hidden">
        {isSearching &&
          pagination &&
          (pagination.more ? t.foundOrMore : t.found)({ count: pagination.totalStudents })}
      </p>
      <PagedList
        query={list}
        isEmpty={({ students }) => students.length === 0}
        empty={
          <EmptyState title={t.noneFound}>{state.search ? t.adjustSearch : t.noneRegistered}</EmptyState>
        }
        size={limit}
        sizes={ADMIN_PAGE_SIZES}
        onChange={change}
      >
        {({ students, pagination: { more } }) => (
          <>
            <StudentTable students={students} />
            {more && <p className="text-small text-ink-soft">{t.onlyTheFirst({ count: SEARCH_LIMIT })}</p>}
          </>
        )}
      </PagedList>
    </div>
  );
}
