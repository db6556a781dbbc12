import type { CourseCard } from '@sikhya/contract/course.ts';
import { useTexts } from '../../language/locale.tsx';
import { IconFacts } from '../../ui/icon-facts.tsx';
import { BookIcon, QuestionIcon } from '../../ui/icons.tsx';
import { texts } from './texts.ts';

/** The numbers of chapters and questions of a course. */
export function CourseCounts({ course }: { course: Pick<CourseCard, 'totalChapters' | 'totalQuestions'> }) {
  const t = useTexts(texts);
  return (
    <IconFacts
      facts={[
        { icon: <BookIcon />, text: t.chapters({ count: course.totalChapters }) },
        { icon: <QuestionIcon />, text: t.questions({ count: course.totalQuestions }) },
      ]}
    />
  );
}
