import { useQuery } from '@tanstack/react-query';
import { useFormatter } from '../../language/formatter.ts';
import { useTexts } from '../../language/locale.tsx';
import { courseListQuery } from './api.ts';
import { texts } from './texts.ts';

/** Totals of all courses, independent of the search in the list. */
export function QuickStats() {
  const t = useTexts(texts);
  const format = useFormatter();
  const { data } = useQuery(courseListQuery({ limit: '5' }));
  const stats = [
    { label: t.courses, value: data?.pagination.totalCourses },
    { label: t.chapters, value: data?.pagination.totalChapters },
    { label: t.questions, value: data?.pagination.totalQuestions },
  ];
  return (
    <dl className="grid grid-cols-3 divide-x divide-line rounded-soft border border-line bg-sheet">
      {stats.map(({ label, value }) => (
        <div key={label} className="flex flex-col-reverse p-4">
          <dt className="text-small text-ink-soft">{label}</dt>
          <dd className="font-display text-h2 font-semibold tabular-nums">
            {value === undefined ? '–' : format.number(value)}
          </dd>
        </div>
      ))}
    </dl>
  );
}
