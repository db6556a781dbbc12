import { ADMIN_PAGE_SIZES } from '@sikhya/contract/constants.ts';
import type { ExamResultRow } from '@sikhya/contract/exam-control.ts';
import { useQuery } from '@tanstack/react-query';
import { useFormatter } from '../../language/formatter.ts';
import { useLocale, useTexts } from '../../language/locale.tsx';
import { useListState } from '../../lib/list-state.ts';
import { useCan } from '../../lib/permissions.ts';
import { useUrlState } from '../../lib/url-state.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { PagedList } from '../../ui/paged-list.tsx';
import { SearchInput } from '../../ui/search-input.tsx';
import { SegmentedControl } from '../../ui/segmented-control.tsx';
import { type Column, Table } from '../../ui/table.tsx';
import { resultsQuery } from './api.ts';
import { StudentName } from './student-name.tsx';
import { texts } from './texts.ts';

/** The results of all students, by marks or the newest first. */
export function ResultList({ examId }: { examId: string }) {
  const t = useTexts(texts);
  const can = useCan();
  const [{ page, limit, search }, change] = useListState(['createdAt']);
  const [params, setParams] = useUrlState();
  const sort = params.get('sort') === 'newest' ? 'newest' : 'marks';
  const list = useQuery(resultsQuery(examId, { page: String(page), limit: String(limit), search, sort }));
  return (
    <div className="grid gap-5">
      <div className="flex flex-wrap items-center justify-between gap-4">
        {can('students.read') && (
          <SearchInput
            label={t.searchStudents}
            value={search}
            onSearch={(text) => change({ search: text })}
          />
        )}
        <SegmentedControl
          label={t.sortBy}
          options={[
            { value: 'marks', label: t.byMarks },
            { value: 'newest', label: t.byNewest },
          ]}
          value={sort}
          onChange={(value) => setParams({ sort: value === 'marks' ? '' : value, page: '' })}
        />
      </div>
      <PagedList
        query={list}
        isEmpty={({ results }) => results.length === 0}
        empty={<EmptyState title={search === '' ? t.noResults : t.nobodyFound} />}
        size={limit}
        sizes={ADMIN_PAGE_SIZES}
        onChange={change}
      >
        {({ results, maximum, sections }) => (
          <ResultTable results={results} maximum={maximum} sections={sections} />
        )}
      </PagedList>
    </div>
  );
}

type ResultTableProps = {
  results: readonly ExamResultRow[];
  maximum: number;
  sections: readonly { title: string; odiaTitle: string | null }[];
};

function ResultTable({ results, maximum, sections }: ResultTableProps) {
  const t = useTexts(texts);
  const format = useFormatter();
  const { language } = useLocale();
  const getTitle = ({ title, odiaTitle }: ResultTableProps['sections'][number], index: number) =>
    (language === 'or' && odiaTitle) || title || t.section({ number: index + 1 });
  const columns: Column<ExamResultRow>[] = [
    {
      key: 'student',
      header: t.student,
      hideLabel: true,
      cell: ({ student }) => <StudentName student={student} />,
    },
    {
      key: 'attempt',
      header: t.attempt,
      align: 'end',
      cell: ({ attemptNumber }) => format.number(attemptNumber),
    },
    {
      key: 'marks',
      header: t.marks,
      align: 'end',
      cell: ({ score }) => t.marksOf({ score: format.number(score), maximum: format.number(maximum) }),
    },
    ...(sections.length > 1
      ? sections.map((section, index) => ({
          key: `section-${index}`,
          header: getTitle(section, index),
          align: 'end' as const,
          cell: ({ sectionScores }: ExamResultRow) => format.number(sectionScores[index] ?? 0),
        }))
      : []),
    {
      key: 'time',
      header: t.time,
      align: 'end',
      cell: ({ timeSpentSeconds }) => format.duration(Math.round(timeSpentSeconds / 60)),
    },
    { key: 'leftPage', header: t.leftPage, align: 'end', cell: ({ leftPage }) => format.number(leftPage) },
    {
      key: 'completed',
      header: t.completed,
      cell: ({ completedAt }) => <span className="whitespace-nowrap">{format.dateTime(completedAt)}</span>,
    },
  ];
  return <Table caption={t.results} columns={columns} rows={results} rowKey={({ _id }) => _id} />;
}
