import { useQuery } from '@tanstack/react-query';
import { useTexts } from '../../language/locale.tsx';
import { paths } from '../../lib/paths.ts';
import { ChevronRightIcon } from '../../ui/icons.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { studentCourseQuery } from './api.ts';
import { listChapterEntries } from './chapter-entries.ts';
import { texts } from './texts.ts';

type NextStepLinkProps = { courseId: string; chapterId: string; passed: boolean };

/** After a test: leads to the next chapter when it was passed, otherwise back to this one. */
export function NextStepLink({ courseId, chapterId, passed }: NextStepLinkProps) {
  const t = useTexts(texts);
  const { data: course } = useQuery(studentCourseQuery(courseId));
  const entries = course ? listChapterEntries(course) : [];
  const index = entries.findIndex(({ chapter }) => chapter._id === chapterId);
  // An admin may have removed the chapter meanwhile.
  if (index === -1) return null;
  if (!passed) return <LinkButton to={paths.studentChapter(courseId, chapterId)}>{t.readAgain}</LinkButton>;
  const next = entries[index + 1];
  return (
    next && (
      <LinkButton to={paths.studentChapter(courseId, next.chapter._id)}>
        {t.nextChapter}
        <ChevronRightIcon />
      </LinkButton>
    )
  );
}
