import type { CourseCard } from '@sikhya/contract/course.ts';
import { useTexts } from '../../language/locale.tsx';
import { courseTexts } from '../../lib/course-texts.ts';
import { IconFacts } from '../../ui/icon-facts.tsx';
import { BookIcon, QuestionIcon } from '../../ui/icons.tsx';

/** The numbers of chapters and questions of a course. */
export function CourseCounts({ course }: { course: Pick<CourseCard, 'totalChapters' | 'totalQuestions'> }) {
  const t = useTexts(courseTexts);
  return (
    <IconFacts
      facts={[
        { icon: <BookIcon />, text: t.chapterCount({ count: course.totalChapters }) },
        { icon: <QuestionIcon />, text: t.questionCount({ count: course.totalQuestions }) },
      ]}
    />
  );
}
