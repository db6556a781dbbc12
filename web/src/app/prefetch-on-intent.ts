import { getPathLanguage } from '@sikhya/contract/language/language.ts';
import { matchRoutes, type RouteObject } from 'react-router';
import { prefetchScreen } from './load-screen.ts';

/** Prefetches the code of a screen when the pointer or the focus reaches a link to it. */
export function prefetchOnIntent(routes: RouteObject[]): void {
  const prefetchTarget = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
    if (!link || link.origin !== window.location.origin) return;
    for (const { route } of matchRoutes(routes, link.pathname) ?? []) {
      // the navigation itself shows a failure
      void prefetchScreen(route, getPathLanguage(link.pathname)).catch(() => {});
    }
  };
  for (const eventName of ['pointerover', 'touchstart', 'focusin']) {
    document.addEventListener(eventName, prefetchTarget, { passive: true });
  }
}
