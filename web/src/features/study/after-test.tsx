import { useQuery } from '@tanstack/react-query';
import { paths } from '../../lib/paths.ts';
import { ChevronRightIcon } from '../../ui/icons.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { studentCourseQuery } from './api.ts';
import { chapterPlaces } from './chapter-places.ts';

type AfterTestProps = { courseId: string; chapterId: string; passed: boolean };

/** The way on after a test: to the next chapter once it is passed, or else back to reading this one. */
export function AfterTest({ courseId, chapterId, passed }: AfterTestProps) {
  const { data: course } = useQuery(studentCourseQuery(courseId));
  const places = course ? chapterPlaces(course) : [];
  const at = places.findIndex(({ chapter }) => chapter._id === chapterId);
  // the chapter may have been taken out of the course since
  if (at === -1) return null;
  if (!passed) return <LinkButton to={paths.studentChapter(courseId, chapterId)}>Read again</LinkButton>;
  const next = places[at + 1];
  return (
    next && (
      <LinkButton to={paths.studentChapter(courseId, next.chapter._id)}>
        Next Chapter
        <ChevronRightIcon />
      </LinkButton>
    )
  );
}
