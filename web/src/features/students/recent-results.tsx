import { MOCK_TEST } from '@sikhya/contract/constants.ts';
import type { Formatter } from '@sikhya/contract/language/format.ts';
import { titlesInLanguage } from '@sikhya/contract/language/in-language.ts';
import type { Texts } from '@sikhya/contract/language/texts.ts';
import type { StudentDetail } from '@sikhya/contract/students.ts';
import { useFormatter } from '../../language/formatter.ts';
import { useLocale, useTexts } from '../../language/locale.tsx';
import { getLang } from '../../lib/odia.ts';
import { type Column, Table } from '../../ui/table.tsx';
import { texts } from './texts.ts';

const MAX_ROWS = 5;

type Result = StudentDetail['testResults'][number];

const getColumns = (t: Texts<typeof texts>, format: Formatter): Column<Result>[] => [
  {
    key: 'chapter',
    header: t.test,
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
    header: t.score,
    align: 'end',
    cell: ({ score }) => (
      <span
        className={`whitespace-nowrap ${score >= MOCK_TEST.passingPercent ? 'text-(--color-right)' : 'text-wrong'}`}
      >
        {format.percent(score)}
      </span>
    ),
  },
  {
    key: 'correct',
    header: t.correct,
    align: 'end',
    cell: ({ correctAnswers, totalQuestions }) =>
      `${format.number(correctAnswers)}/${format.number(totalQuestions)}`,
  },
  {
    key: 'time',
    header: t.minutes,
    align: 'end',
    cell: ({ timeSpent }) => format.number(Math.round(timeSpent / 60)),
  },
  {
    key: 'completed',
    header: t.date,
    cell: ({ completedAt }) => <span className="whitespace-nowrap">{format.date(completedAt)}</span>,
  },
];

/** The last five results, newest first. */
export function RecentResults({ results }: { results: readonly Result[] }) {
  const t = useTexts(texts);
  const format = useFormatter();
  const { language } = useLocale();
  return (
    <section aria-labelledby="recent-results">
      <h2 id="recent-results" className="mb-4 text-h3">
        {t.recentResults}
      </h2>
      {results.length === 0 ? (
        <p className="text-ink-soft">{t.noTests}</p>
      ) : (
        <Table
          caption={t.recentResults}
          columns={getColumns(t, format)}
          rows={results.slice(0, MAX_ROWS).map((result) => titlesInLanguage(result, language))}
          rowKey={({ _id }) => _id}
        />
      )}
    </section>
  );
}
