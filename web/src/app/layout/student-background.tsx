import { OfflineChapters } from '../../features/offline/offline-chapters.tsx';
import { PendingReviews } from '../../features/practice/pending-reviews.tsx';
import { PendingMinutes } from '../../features/study/time/pending-minutes.tsx';
import { PendingAttempts } from '../../features/test-taking/pending-attempts.tsx';
import { useKeepOfflineScreens } from './use-keep-offline-screens.ts';
import { usePrefetchCourseScreen } from './use-prefetch-course-screen.ts';

/** Background work of every student screen. It shows nothing. */
export default function StudentBackground({ email }: { email: string }) {
  usePrefetchCourseScreen();
  useKeepOfflineScreens();
  return (
    <>
      <PendingAttempts student={email} />
      <PendingReviews student={email} />
      <PendingMinutes student={email} />
      <OfflineChapters />
    </>
  );
}
