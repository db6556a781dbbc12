import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { canPrefetchLargeFiles } from '../../lib/network.ts';
import { paths } from '../../lib/paths.ts';
import { runWhenIdle } from '../../lib/run-when-idle.ts';

/** From these a course is one tap away. */
const BEFORE_A_COURSE: readonly string[] = [paths.studentDashboard, paths.studentCourses, paths.myCourses];

/**
 * While a student looks at a list of courses and the line is free, the code of the course screen and of its PDF viewer
 * is fetched: most of the wait for a first document. Not where data is saved or costs money, nor on a slow line.
 */
export function usePrefetchCourseScreen(): void {
  const { pathname } = useLocation();
  const isBefore = BEFORE_A_COURSE.includes(pathname);
  useEffect(() => {
    if (!isBefore || !canPrefetchLargeFiles()) return;
    return runWhenIdle(() => void fetchAhead().catch(() => {}), { fallbackDelayMs: 2000 });
  }, [isBefore]);
}

async function fetchAhead(): Promise<void> {
  await import('../../screens/student/course.tsx');
  const { fetchViewerAhead } = await import('../../features/pdf-viewer/reading/parser.ts');
  await fetchViewerAhead();
}
