import type { DataRouter, RouteObject } from 'react-router';
import { canPrefetch, getPrefetchDelayMs } from '../lib/network.ts';
import { runWhenIdle } from '../lib/run-when-idle.ts';
import { prefetchScreen } from './load-screen.ts';

/**
 * Fetches the small files of all screens of the portal while nothing else happens, so that links work without a
 * connection too. The PDF library, which is large, is another matter: see layout/ready-for-reading.ts.
 */
export function prefetchScreens(router: DataRouter): void {
  const begun = new Set<string>();
  const look = () => {
    const portal = router.state.matches.find(
      ({ route: { id } }) => id === 'student' || id === 'admin',
    )?.route;
    if (!portal || begun.has(portal.id) || !canPrefetch()) return;
    begun.add(portal.id);
    // a first visit needs the line for itself
    setTimeout(
      () => runWhenIdle(() => void fetchScreens(portal), { fallbackDelayMs: 0 }),
      getPrefetchDelayMs(),
    );
  };
  look();
  router.subscribe(look);
}

/** One after the other. What fails is tried again when the connection is back. */
async function fetchScreens(portal: RouteObject): Promise<void> {
  const lazies = (portal.children ?? []).flatMap(({ children }) => children ?? []).map(({ lazy }) => lazy);
  for (const lazy of lazies) {
    await prefetchScreen(lazy).catch(async () => {
      await new Promise((resolve) => window.addEventListener('online', resolve, { once: true }));
      await prefetchScreen(lazy).catch(() => {});
    });
  }
}
