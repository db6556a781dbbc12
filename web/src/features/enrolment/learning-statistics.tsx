import type { EnrolledCourse } from '@sikhya/contract/enrolment.ts';
import { formatNumber } from '../../lib/format.ts';
import { Figures } from '../../ui/figures.tsx';

/** How much the student has in all, whatever is searched for below. */
export function LearningStatistics({ courses }: { courses: readonly EnrolledCourse[] }) {
  const sum = (of: 'totalChapters' | 'totalQuestions') =>
    formatNumber(courses.reduce((total, course) => total + course[of], 0));
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
