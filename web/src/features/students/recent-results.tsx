import { MOCK_TEST } from '@sikhya/contract/constants.ts';
import type { StudentDetail } from '@sikhya/contract/students.ts';
import { formatDate } from '../../lib/format.ts';
import { getLang } from '../../lib/odia.ts';
import { type Column, Table } from '../../ui/table.tsx';

const MAX_ROWS = 5;

type Result = StudentDetail['testResults'][number];

const COLUMNS: Column<Result>[] = [
  {
    key: 'chapter',
    header: 'Test',
    hideLabel: true,
    cell: ({ chapterTitle, courseTitle }) => (
      <span className="grid min-w-0">
        <span lang={getLang(chapterTitle)} className="font-semibold wrap-anywhere">
          {chapterTitle}
        </span>
        <span lang={getLang(courseTitle)} className="text-small wrap-anywhere text-ink-soft">
          {courseTitle}
        </span>
      </span>
    ),
  },
  {
    key: 'score',
    header: 'Score',
    align: 'end',
    cell: ({ score }) => (
      <span
        className={`whitespace-nowrap ${score >= MOCK_TEST.passingPercent ? 'text-(--color-right)' : 'text-wrong'}`}
      >
        {score}%
      </span>
    ),
  },
  {
    key: 'correct',
    header: 'Correct',
    align: 'end',
    cell: ({ correctAnswers, totalQuestions }) => `${correctAnswers}/${totalQuestions}`,
  },
  {
    key: 'time',
    header: 'Minutes',
    align: 'end',
    cell: ({ timeSpent }) => Math.round(timeSpent / 60),
  },
  {
    key: 'completed',
    header: 'Date',
    cell: ({ completedAt }) => <span className="whitespace-nowrap">{formatDate(completedAt)}</span>,
  },
];

/** The last five results, newest first. */
export function RecentResults({ results }: { results: readonly Result[] }) {
  return (
    <section aria-labelledby="recent-results">
      <h2 id="recent-results" className="mb-4 text-h3">
        Recent Test Results
      </h2>
      {results.length === 0 ? (
        <p className="text-ink-soft">No tests taken yet.</p>
      ) : (
        <Table
          caption="Recent Test Results"
          columns={COLUMNS}
          rows={results.slice(0, MAX_ROWS)}
          rowKey={({ _id }) => _id}
        />
      )}
    </section>
  );
}
