import { useLocale, useTexts } from '../../../../language/locale.tsx';
import { getShownTexts } from '../../../../lib/question-language/shown-texts.ts';
import { Versions } from '../../../../lib/question-language/versions.tsx';
import { Table } from '../../../../ui/table.tsx';
import { formatClock } from '../../time/format-time.ts';
import type { ExamResultWithReview } from '../api.ts';
import { getSlowestQuestions } from './slowest-questions.ts';
import { texts } from './texts.ts';

/** The questions that took the student the most time, with the median of all students. */
export function SlowestTable({ review }: Pick<ExamResultWithReview, 'review'>) {
  const t = useTexts(texts);
  const locale = useLocale();
  const rows = getSlowestQuestions(review);
  if (rows.length === 0) return null;
  return (
    <section aria-labelledby="slowest" className="grid gap-4">
      <h2 id="slowest" className="text-h2">
        {t.slowest}
      </h2>
      <Table
        caption={t.slowest}
        rows={rows}
        rowKey={({ _id }) => _id}
        columns={[
          {
            key: 'question',
            header: t.question,
            hideLabel: true,
            cell: (row) => (
              <span className="flex gap-2">
                <span className="font-semibold whitespace-nowrap">
                  {t.questionNumber({ number: row.number })}
                </span>
                <span className="line-clamp-2 wrap-anywhere">
                  <Versions texts={getShownTexts(row, locale.language).question} />
                </span>
              </span>
            ),
          },
          {
            key: 'seconds',
            header: t.yourTime,
            align: 'end',
            cell: ({ seconds }) => formatClock(seconds, locale),
          },
          {
            key: 'median',
            header: t.median,
            align: 'end',
            cell: ({ medianSeconds }) => (medianSeconds === null ? '–' : formatClock(medianSeconds, locale)),
          },
          {
            key: 'answer',
            header: t.answer,
            align: 'end',
            cell: ({ isCorrect, selectedIndex }) =>
              isCorrect ? t.right : selectedIndex === null ? t.notAnswered : t.wrong,
          },
        ]}
      />
      <p className="text-small text-ink-soft">{t.medianText}</p>
    </section>
  );
}
