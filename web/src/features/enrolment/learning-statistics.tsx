import type { EnrolledCourse } from '@sikhya/contract/enrolment.ts';
import { formatNumber } from '../../lib/format.ts';
import { Figures } from '../../ui/figures.tsx';

/** Totals over all courses of the student, independent of the search. */
export function LearningStatistics({ courses }: { courses: readonly EnrolledCourse[] }) {
  const sum = (field: 'totalChapters' | 'totalQuestions') =>
    formatNumber(courses.reduce((total, course) => total + course[field], 0));
  return (
    <Figures
      figures={[
        { label: 'Total Enrolled', value: formatNumber(courses.length) },
        { label: 'Total Chapters', value: sum('totalChapters') },
        { label: 'Total Questions', value: sum('totalQuestions') },
      ]}
    />
  );
}
