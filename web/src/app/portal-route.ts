import type { RouteObject } from 'react-router';
import { redirect } from '../language/navigation.tsx';
import type { PageHandle } from '../lib/page-handle.ts';
import { getDashboardPath, isPortalPath, type PortalRole } from '../lib/paths.ts';
import { setCoarseQueryTimers } from '../lib/query-timers.ts';
import { ErrorScreen } from './error-screen.tsx';
import { requireRole } from './guards.ts';
import { loadScreen } from './load-screen.ts';
import { screen } from './screen-route.ts';

// screens behind sign-in have many queries; a visit that began on a public page keeps the timers that it has
if (!import.meta.env.SSR && isPortalPath(window.location.pathname)) setCoarseQueryTimers();

/** The screens of one role, rendered only in the browser, because the server does not know who is signed in. */
export function createPortalRoute(
  role: PortalRole,
  getRedirect: (pathname: string) => string,
  screens: RouteObject[],
): RouteObject {
  return {
    id: role,
    path: role,
    handle: { clientOnly: true } satisfies PageHandle,
    middleware: [requireRole(role, getRedirect)],
    lazy: loadScreen(() => import('./layout/portal-layout.tsx')),
    children: [
      {
        // a boundary of its own keeps the side panel when a screen fails
        id: `${role}-screens`,
        ErrorBoundary: ErrorScreen,
        children: [
          {
            id: `${role}-start`,
            index: true,
            loader: ({ request }) => redirect(getDashboardPath(role), request),
          },
          ...screens,
          screen(`${role}/not-found`, '*', () => import('../screens/public/not-found.tsx')),
        ],
      },
    ],
  };
}
