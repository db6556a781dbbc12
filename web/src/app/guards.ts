import { removeLanguagePrefix } from '@sikhya/contract/language/language.ts';
import type { MiddlewareFunction } from 'react-router';
import { redirect } from '../language/navigation.tsx';
import { loadSessionUser } from '../lib/load-session-user.ts';
import { getRequiredPath, type PortalRole, paths } from '../lib/paths.ts';
import { restoreWhenOffline, startOfflineQueries } from '../lib/person-data/offline-queries.ts';
import { queryClientContext } from '../lib/prefetch-loader.ts';
import { saveReturnPath } from '../lib/return-path.ts';
import { getSession } from '../lib/session-store.ts';

/**
 * Lets only one role pass, before anything of the screen is fetched. Visitors go to the login page and come back
 * afterwards; people of another role go where `getRedirect` says.
 */
export function requireRole(role: PortalRole, getRedirect: (pathname: string) => string): MiddlewareFunction {
  return async ({ request, context }, next) => {
    await loadSessionUser();
    const session = getSession();
    const { pathname, search } = new URL(request.url);
    if (!session.isAuthenticated) {
      saveReturnPath(pathname + search);
      throw redirect(paths.login, request);
    }
    if (session.role !== role) throw redirect(getRedirect(removeLanguagePrefix(pathname)), request);
    const required = getRequiredPath(session);
    if (required && removeLanguagePrefix(pathname) !== required) throw redirect(required, request);
    const client = context.get(queryClientContext);
    startOfflineQueries(client);
    const result = await next();
    await restoreWhenOffline(client);
    return result;
  };
}

/** The admin dashboard and the students' screens redirect to the login page, all other admin screens to the home page. */
export function getRedirectFromAdmin(pathname: string): string {
  return /^\/admin(\/|\/dashboard|\/students|\/student\/.*)?$/.test(pathname) ? paths.login : paths.home;
}

export const getRedirectFromStudent = (): string => paths.home;
