import { matchRoutes, type RouteObject } from 'react-router';
import { prefetchScreen } from './load-screen.ts';

/** Fetches the file of a screen as soon as somebody points at a link to it, so that the tap finds it there. */
export function prefetchOnIntent(routes: RouteObject[]): void {
  const notice = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
    if (!link || link.origin !== window.location.origin) return;
    for (const { route } of matchRoutes(routes, link.pathname) ?? []) {
      // a failure is met again, and shown, when the link is followed
      void prefetchScreen(route.lazy).catch(() => {});
    }
  };
  for (const intent of ['pointerover', 'touchstart', 'focusin']) {
    document.addEventListener(intent, notice, { passive: true });
  }
}
