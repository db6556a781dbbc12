import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { isProtectedPath, paths } from '../lib/paths.ts';
import { saveReturnPath } from '../lib/return-path.ts';
import { useAuth } from '../lib/session.tsx';
import { isSignedOut } from '../lib/session-store.ts';

/**
 * A session that ends leads to signing in, and then back: in the middle of work, in another tab, or while a screen that
 * the guard has let through is still loading.
 */
export function useRedirectWhenSignedOut(): void {
  const { isAuthenticated } = useAuth();
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the store is asked again when the session changes
  useEffect(() => {
    // not `isAuthenticated`, which is still false in the first effect of a page that the server has rendered
    if (!isSignedOut() || !isProtectedPath(pathname)) return;
    saveReturnPath(pathname + search);
    void navigate(paths.login, { replace: true });
  }, [isAuthenticated, pathname, search, navigate]);
}
