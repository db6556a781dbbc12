import { loadReadingCode } from '../../features/offline/open-chapter-document.ts';
import { keepViewer } from '../../features/pdf-viewer/reading/keep-viewer.ts';

/**
 * Loads the code of the screens that a student may open without a connection, except the screen of a course, which the
 * callers load. The service worker keeps what is loaded, so that after the first time nothing is requested.
 */
export async function keepOfflineScreens(): Promise<void> {
  await Promise.all([
    import('./dashboard.tsx'),
    import('./my-courses.tsx'),
    import('./chapter-test.tsx'),
    import('./practice.tsx'),
    loadReadingCode(),
    keepViewer(),
  ]);
}
