import { useQuery } from '@tanstack/react-query';
import { formatNumber } from '../../lib/format.ts';
import { courseListQuery } from './api.ts';

/** Totals of all courses, independent of the search in the list. */
export function QuickStats() {
  const { data } = useQuery(courseListQuery({ limit: '5' }));
  const stats = [
    { label: 'Courses', value: data?.pagination.totalCourses },
    { label: 'Chapters', value: data?.pagination.totalChapters },
    { label: 'Questions', value: data?.pagination.totalQuestions },
  ];
  return (
    <dl className="grid grid-cols-3 divide-x divide-line rounded-soft border border-line bg-sheet">
      {stats.map(({ label, value }) => (
        <div key={label} className="flex flex-col-reverse p-4">
          <dt className="text-small text-ink-soft">{label}</dt>
          <dd className="font-display text-h2 font-semibold tabular-nums">
            {value === undefined ? '–' : formatNumber(value)}
          </dd>
        </div>
      ))}
    </dl>
  );
}
