import type { StudentChapter, StudentCourse } from '@sikhya/contract/study.ts';
import { useQueryClient } from '@tanstack/react-query';
import { TakeChapter } from '../../features/offline/take-chapter.tsx';
import { TakeCourse } from '../../features/offline/take-course.tsx';
import { studentCourseQuery } from '../../features/study/api.ts';
import { useAuth } from '../../lib/session.tsx';
import { hasContent } from './has-content.ts';
import { keepOfflineScreens } from './keep-offline-screens.ts';

type TakeChapterAlongProps = { courseId: string; chapter: StudentChapter };

export function TakeChapterAlong({ courseId, chapter }: TakeChapterAlongProps) {
  const client = useQueryClient();
  const loadScreens = useLoadScreens();
  const course = client.getQueryData(studentCourseQuery(courseId).queryKey)?.title ?? '';
  const titles = { chapter: chapter.title, course };
  const wanted = { courseId, chapterId: chapter._id, titles };
  return <TakeChapter chapter={wanted} bytes={chapter.pdfBytes} loadScreens={loadScreens} />;
}

export function TakeCourseAlong({ course }: { course: StudentCourse }) {
  const loadScreens = useLoadScreens();
  const chapters = course.subjects.flatMap((subject) => subject.chapters).filter(hasContent);
  return (
    <TakeCourse
      chapters={chapters.map(({ _id, title, pdfBytes }) => ({
        courseId: course._id,
        chapterId: _id,
        titles: { chapter: title, course: course.title },
        bytes: pdfBytes ?? 0,
      }))}
      loadScreens={loadScreens}
    />
  );
}

/** Loads what a chapter needs besides its content: the code of the screens, and the cards to practise with their figures. */
function useLoadScreens(): () => Promise<unknown> {
  const client = useQueryClient();
  const { email } = useAuth();
  const loadCards = async () => {
    const { practiceQuery, progressQuery } = await import('../../features/practice/api.ts');
    await Promise.all([
      client.prefetchQuery(practiceQuery(email, {})),
      client.prefetchQuery(progressQuery(email)),
    ]);
  };
  return () => Promise.all([keepOfflineScreens(), loadCards()]);
}
