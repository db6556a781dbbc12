import { loadReadingCode } from '../../features/offline/open-chapter-document.ts';
import { keepViewer } from '../../features/pdf-viewer/reading/keep-viewer.ts';

/**
 * Loads the code of the screens beside the course that a student with chapters on the device may open without a
 * connection. The service worker keeps what is loaded, so that after the first time nothing is requested.
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
