import type { RouteObject } from 'react-router';
import { getCurrentLocale } from '../language/current-locale.ts';
import { waitForPause } from '../lib/wait-for-pause.ts';
import { prefetchScreen } from './load-screen.ts';

/** Prefetches the screens of a portal one at a time. A failed one is retried once the connection is back. */
export async function prefetchPortalScreens(portal: RouteObject): Promise<void> {
  const { language } = getCurrentLocale();
  for (const screen of (portal.children ?? []).flatMap(({ children }) => children ?? [])) {
    await waitForPause();
    await prefetchScreen(screen, language).catch(async () => {
      await new Promise((resolve) => window.addEventListener('online', resolve, { once: true }));
      await prefetchScreen(screen, language).catch(() => {});
    });
  }
}
