import { useEffect } from 'react';
import { mayHaveChapters } from '../../lib/offline-chapters/chapters-hint.ts';
import { runWhenIdle } from '../../lib/run-when-idle.ts';

/** After an update of the app, the screens for chapters on the device are loaded again while there is a connection. */
export function useKeepOfflineScreens(): void {
  useEffect(() => {
    if (!mayHaveChapters()) return;
    return runWhenIdle(() => void keep().catch(() => {}), { fallbackDelayMs: 2000 });
  }, []);
}

async function keep(): Promise<void> {
  await import('../../screens/student/course.tsx');
  await import('../../screens/student/take-along.tsx');
  const { keepOfflineScreens } = await import('../../screens/student/keep-offline-screens.ts');
  await keepOfflineScreens();
}
