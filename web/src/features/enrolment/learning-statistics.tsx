import type { EnrolledCourse } from '@sikhya/contract/enrolment.ts';
import { useFormatter } from '../../language/formatter.ts';
import { useTexts } from '../../language/locale.tsx';
import { Figures } from '../../ui/figures.tsx';
import { texts } from './texts.ts';

/** Totals over all courses of the student, independent of the search. */
export function LearningStatistics({ courses }: { courses: readonly EnrolledCourse[] }) {
  const t = useTexts(texts);
  const format = useFormatter();
  const sum = (field: 'totalChapters' | 'totalQuestions') =>
    format.number(courses.reduce((total, course) => total + course[field], 0));
  return (
    <Figures
      figures={[
        { label: t.totalEnrolled, value: format.number(courses.length) },
        { label: t.totalChapters, value: sum('totalChapters') },
        { label: t.totalQuestions, value: sum('totalQuestions') },
      ]}
    />
  );
}
