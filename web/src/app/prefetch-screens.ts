import type { DataRouter } from 'react-router';
import { canPrefetch, getPrefetchDelayMs } from '../lib/network.ts';
import { runWhenIdle } from '../lib/run-when-idle.ts';
import { loadPortalRoutes } from './router.tsx';

const LOGIN_ROUTE_ID = 'public/login';

const loadPrefetch = () => import('./prefetch-portal-screens.ts');

/**
 * Prefetches the code of all portal screens when the page is idle, so that links also work without a connection. The
 * large PDF library is prefetched by layout/use-prefetch-course-screen.ts.
 */
export function prefetchScreens(router: DataRouter): void {
  const startedPortals = new Set<string>();
  const prefetchPortal = () => {
    // the portal opens next, after signing in
    if (router.state.matches.some(({ route: { id } }) => id === LOGIN_ROUTE_ID) && canPrefetch())
      for (const { prefetch } of Object.values(loadPortalRoutes))
        runWhenIdle(() => void prefetch().catch(() => {}), { fallbackDelayMs: 2000 });
    const portal = router.state.matches.find(
      ({ route: { id } }) => id === 'student' || id === 'admin',
    )?.route;
    if (!portal || startedPortals.has(portal.id) || !canPrefetch()) return;
    startedPortals.add(portal.id);
    // the first page needs the whole connection
    setTimeout(() => {
      loadPrefetch().then(
        ({ prefetchPortalScreens }) => prefetchPortalScreens(portal),
        // the next navigation tries again
        () => startedPortals.delete(portal.id),
      );
    }, getPrefetchDelayMs());
  };
  prefetchPortal();
  router.subscribe(prefetchPortal);
}
