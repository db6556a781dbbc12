import type { StudentChapter, StudentCourse } from '@sikhya/contract/study.ts';
import { lazy, Suspense } from 'react';
import { StartDownloadPlaceholder } from '../../features/offline/start-download-button.tsx';
import { TakeCoursePlaceholder } from '../../features/offline/take-course-placeholder.tsx';
import { importInBackground } from '../../lib/foreground.ts';
import { hasContent } from './has-content.ts';

/** Not in the file of the screen, because a first document should not wait for them. */
const loadTakeAlong = () => importInBackground(() => import('./take-along.tsx'));
const TakeChapterAlong = lazy(async () => ({ default: (await loadTakeAlong()).TakeChapterAlong }));
const TakeCourseAlong = lazy(async () => ({ default: (await loadTakeAlong()).TakeCourseAlong }));

type LazyTakeChapterProps = { courseId: string; chapter: StudentChapter };

/** The button that takes a chapter along. Its place is reserved until it is loaded. */
export function LazyTakeChapter({ courseId, chapter }: LazyTakeChapterProps) {
  if (!hasContent(chapter)) return null;
  return (
    <Suspense fallback={<StartDownloadPlaceholder bytes={chapter.pdfBytes} />}>
      <TakeChapterAlong courseId={courseId} chapter={chapter} />
    </Suspense>
  );
}

export function LazyTakeCourse({ course }: { course: StudentCourse }) {
  return (
    <Suspense fallback={<TakeCoursePlaceholder />}>
      <TakeCourseAlong course={course} />
    </Suspense>
  );
}
