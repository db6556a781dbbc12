import type { CourseCard } from '@sikhya/contract/course.ts';
import { useTexts } from '../../language/locale.tsx';
import { useInLanguage } from '../../language/use-in-language.ts';
import { paths } from '../../lib/paths.ts';
import { LinkButton } from '../../ui/link-button.tsx';
import { texts } from './texts.ts';

export function ContinueLink({ course }: { course: Pick<CourseCard, '_id' | 'title' | 'odia'> }) {
  const t = useTexts(texts);
  const { title } = useInLanguage(course);
  return (
    <LinkButton tone="soft" to={paths.studentCourse(course._id)} aria-label={t.continueCourse({ title })}>
      {t.continueLearning}
    </LinkButton>
  );
}
