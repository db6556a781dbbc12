import { useEffect } from 'react';
import { usePathname } from '../../language/navigation.tsx';
import { canPrefetchLargeFiles } from '../../lib/network.ts';
import { paths } from '../../lib/paths.ts';
import { runWhenIdle } from '../../lib/run-when-idle.ts';

/** Screens with links to courses. */
const COURSE_LISTS: readonly string[] = [paths.studentDashboard, paths.studentCourses, paths.myCourses];

/**
 * Prefetches the course screen and the PDF viewer while a student looks at a list of courses: most of the wait for a
 * first document is their code. Skipped with Save-Data, on mobile data and on a slow connection.
 */
export function usePrefetchCourseScreen(): void {
  const pathname = usePathname();
  const isCourseList = COURSE_LISTS.includes(pathname);
  useEffect(() => {
    if (!isCourseList || !canPrefetchLargeFiles()) return;
    return runWhenIdle(() => void prefetchCourseScreen().catch(() => {}), { fallbackDelayMs: 2000 });
  }, [isCourseList]);
}

async function prefetchCourseScreen(): Promise<void> {
  await import('../../screens/student/course.tsx');
  const { prefetchViewer } = await import('../../features/pdf-viewer/reading/parser.ts');
  await prefetchViewer();
}
