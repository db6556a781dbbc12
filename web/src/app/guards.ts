import { type MiddlewareFunction, redirect } from 'react-router';
import { loadSessionUser } from '../lib/load-session-user.ts';
import { paths } from '../lib/paths.ts';
import { saveReturnPath } from '../lib/return-path.ts';
import { getSession } from '../lib/session-store.ts';

/**
 * Lets only one role through, before anything of the screen is fetched or drawn. Nobody signed in goes to sign in, and
 * comes back afterwards; somebody of another role goes to where `others` says.
 */
export function requireRole(
  role: 'student' | 'admin',
  others: (pathname: string) => string,
): MiddlewareFunction {
  return async ({ request }, next) => {
    await loadSessionUser();
    const session = getSession();
    const { pathname, search } = new URL(request.url);
    if (!session.isAuthenticated) {
      saveReturnPath(pathname + search);
      throw redirect(paths.login);
    }
    if (session.role !== role) throw redirect(others(pathname));
    return next();
  };
}

/** The admin's dashboard and the screens about students send everybody else to sign in, the others home. */
export function getRedirectFromAdmin(pathname: string): string {
  return /^\/admin(\/|\/dashboard|\/students|\/student\/.*)?$/.test(pathname) ? paths.login : paths.home;
}

export const getRedirectFromStudent = (): string => paths.home;
