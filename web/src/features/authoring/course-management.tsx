import { ADMIN_PAGE_SIZES } from '@sikhya/contract/constants.ts';
import { DAYS_IN_BIN } from '@sikhya/contract/publishing.ts';
import { useQuery } from '@tanstack/react-query';
import { useTexts } from '../../language/locale.tsx';
import { useListState } from '../../lib/list-state.ts';
import { ChoiceButtons } from '../../ui/choice-buttons.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { PagedList } from '../../ui/paged-list.tsx';
import { SearchInput } from '../../ui/search-input.tsx';
import { courseListQuery } from './api.ts';
import { courseStateTexts } from './course-state-texts.ts';
import { COURSE_SORTS, CourseTable } from './course-table.tsx';
import { texts } from './texts.ts';
import { useCourseDeletion } from './use-course-deletion.tsx';

const STATE_FILTERS = ['all', 'published', 'draft', 'archived', 'bin'] as const;

type StateFilter = (typeof STATE_FILTERS)[number];

/** The list of all courses, to search, sort, open and delete. */
export function CourseManagement() {
  const t = useTexts(texts);
  const stateNames = useTexts(courseStateTexts);
  const [state, change, get] = useListState(COURSE_SORTS);
  const filter = STATE_FILTERS.find((each) => each === get('state')) ?? 'all';
  const { page, limit, ...rest } = state;
  const list = useQuery(
    courseListQuery({
      ...rest,
      // without a state, the server leaves out the bin
      state: filter === 'all' ? undefined : filter === 'bin' ? 'deleted' : filter,
      page: String(page),
      limit: String(limit),
    }),
  );
  const { remove, restore } = useCourseDeletion();
  const getFilterLabel = (value: StateFilter) =>
    value === 'all' ? t.allCourses : value === 'bin' ? t.bin : stateNames[value];

  return (
    <section aria-labelledby="course-management">
      <div className="mb-5 flex flex-wrap items-center justify-between gap-4">
        <h2 id="course-management" className="text-h3">
          {t.courseManagement}
        </h2>
        <SearchInput label={t.searchCourses} value={state.search} onSearch={(search) => change({ search })} />
      </div>
      <div className="mb-4">
        <ChoiceButtons
          label={t.stateFilter}
          choices={STATE_FILTERS.map((value) => ({ value, label: getFilterLabel(value) }))}
          value={filter}
          onChange={(next) => change({ state: next === 'all' ? '' : next })}
        />
      </div>
      {filter === 'bin' && <p className="mb-4 text-ink-soft">{t.binHint({ days: DAYS_IN_BIN })}</p>}
      <PagedList
        query={list}
        isEmpty={({ courses }) => courses.length === 0}
        empty={<EmptyCourses isSearch={state.search !== ''} filter={filter} />}
        size={limit}
        sizes={ADMIN_PAGE_SIZES}
        onChange={change}
      >
        {({ courses }) => (
          <CourseTable
            courses={courses}
            state={state}
            onSort={change}
            onDelete={remove}
            onRestore={(course) => restore(course._id)}
          />
        )}
      </PagedList>
    </section>
  );
}

function EmptyCourses({ isSearch, filter }: { isSearch: boolean; filter: StateFilter }) {
  const t = useTexts(texts);
  if (isSearch) return <EmptyState title={t.noCoursesFound}>{t.tryAnotherWord}</EmptyState>;
  if (filter === 'all') return <EmptyState title={t.noCourses}>{t.createTheFirst}</EmptyState>;
  return <EmptyState title={filter === 'bin' ? t.binIsEmpty : t.noCoursesInState} />;
}
