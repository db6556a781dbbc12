import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { paths } from '../../lib/paths.ts';
import { whenIdle } from '../../lib/when-idle.ts';

/** From these a course is one tap away. */
const BEFORE_A_COURSE: readonly string[] = [paths.studentDashboard, paths.studentCourses, paths.myCourses];

/** Not every browser says it. */
type Line = { saveData?: boolean; effectiveType?: string };

/**
 * While a student looks at a list of courses and the line is free, the code of the course screen and of its PDF viewer
 * is fetched: most of the wait for a first document. Not for those who save data, nor on a very slow line.
 */
export function useReadyForReading(): void {
  const { pathname } = useLocation();
  const isBefore = BEFORE_A_COURSE.includes(pathname);
  useEffect(() => {
    if (!isBefore || !mayFetchAhead()) return;
    return whenIdle(() => void fetchAhead().catch(() => {}), { otherwiseAfter: 2000 });
  }, [isBefore]);
}

async function fetchAhead(): Promise<void> {
  await import('../../screens/student/course.tsx');
  const { fetchViewerAhead } = await import('../../features/pdf-viewer/reading/parser.ts');
  await fetchViewerAhead();
}

function mayFetchAhead(): boolean {
  const { connection } = navigator as { connection?: Line };
  return !connection?.saveData && !connection?.effectiveType?.endsWith('2g');
}
