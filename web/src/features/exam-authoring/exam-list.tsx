import { ADMIN_PAGE_SIZES } from '@sikhya/contract/constants.ts';
import { useQuery } from '@tanstack/react-query';
import { useTexts } from '../../language/locale.tsx';
import { useListState } from '../../lib/list-state.ts';
import { useUrlState } from '../../lib/url-state.ts';
import { ChoiceButtons } from '../../ui/choice-buttons.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { PagedList } from '../../ui/paged-list.tsx';
import { SearchInput } from '../../ui/search-input.tsx';
import { examListQuery } from './api.ts';
import { ExamTable } from './exam-table.tsx';
import { texts } from './texts.ts';

const STATE_FILTERS = ['all', 'published', 'draft', 'archived', 'bin'] as const;

type StateFilter = (typeof STATE_FILTERS)[number];

/** All exams, to search, open, publish, archive, copy and delete. */
export function ExamList() {
  const t = useTexts(texts);
  const [{ page, limit, search }, change] = useListState(['createdAt']);
  const [params, setParams] = useUrlState();
  const filter = STATE_FILTERS.find((each) => each === params.get('state')) ?? 'all';
  const list = useQuery(
    examListQuery({
      search,
      // without a state, the server leaves out the bin
      state: filter === 'all' ? undefined : filter === 'bin' ? 'deleted' : filter,
      page: String(page),
      limit: String(limit),
    }),
  );
  const getLabel = (value: StateFilter) => (value === 'all' ? t.allExams : t[value]);
  return (
    <div className="grid gap-5">
      <SearchInput label={t.searchExams} value={search} onSearch={(text) => change({ search: text })} />
      <ChoiceButtons
        label={t.stateFilter}
        choices={STATE_FILTERS.map((value) => ({ value, label: getLabel(value) }))}
        value={filter}
        onChange={(next) => setParams({ state: next === 'all' ? '' : next, page: '' })}
      />
      <PagedList
        query={list}
        isEmpty={({ exams }) => exams.length === 0}
        empty={<EmptyExams isSearch={search !== ''} filter={filter} />}
        size={limit}
        sizes={ADMIN_PAGE_SIZES}
        onChange={change}
      >
        {({ exams }) => <ExamTable exams={exams} />}
      </PagedList>
    </div>
  );
}

function EmptyExams({ isSearch, filter }: { isSearch: boolean; filter: StateFilter }) {
  const t = useTexts(texts);
  if (isSearch) return <EmptyState title={t.noExamsFound} />;
  if (filter === 'all') return <EmptyState title={t.noExams}>{t.createTheFirst}</EmptyState>;
  return <EmptyState title={filter === 'bin' ? t.binIsEmpty : t.noExamsInState} />;
}
