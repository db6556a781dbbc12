import { getPathLanguage } from '@sikhya/contract/language/language.ts';
import { matchRoutes, type RouteObject } from 'react-router';
import { getPortalRole } from '../lib/paths.ts';
import { prefetchScreen } from './load-screen.ts';
import { createRoutes, loadPortalRoutes } from './router.tsx';

/** Prefetches the code of a screen when the pointer or the focus reaches a link to it. */
export function prefetchOnIntent(): void {
  const prefetchTarget = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
    if (!link || link.origin !== window.location.origin) return;
    // the navigation itself shows a failure
    void prefetchPath(link.pathname).catch(() => {});
  };
  for (const eventName of ['pointerover', 'touchstart', 'focusin']) {
    document.addEventListener(eventName, prefetchTarget, { passive: true });
  }
}

async function prefetchPath(pathname: string): Promise<void> {
  const role = getPortalRole(pathname);
  const routes: RouteObject[] = createRoutes(role ? [await loadPortalRoutes[role].prefetch()] : []);
  const matches = matchRoutes(routes, pathname) ?? [];
  await Promise.all(
    matches.map(({ route, params }) => prefetchScreen(route, getPathLanguage(pathname), params)),
  );
}
