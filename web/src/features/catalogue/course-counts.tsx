import type { CourseCard } from '@sikhya/contract/course.ts';
import { formatCount } from '../../lib/format.ts';
import { IconFacts } from '../../ui/icon-facts.tsx';
import { BookIcon, QuestionIcon } from '../../ui/icons.tsx';

/** The numbers of chapters and questions of a course. */
export function CourseCounts({ course }: { course: Pick<CourseCard, 'totalChapters' | 'totalQuestions'> }) {
  return (
    <IconFacts
      facts={[
        { icon: <BookIcon />, text: formatCount(course.totalChapters, 'chapter') },
        { icon: <QuestionIcon />, text: formatCount(course.totalQuestions, 'question') },
      ]}
    />
  );
}
