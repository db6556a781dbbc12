import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { useNavigate } from '../language/navigation.tsx';
import { isPortalPath, paths } from '../lib/paths.ts';
import { saveInterruptedPath } from '../lib/return-path.ts';
import { useAuth } from '../lib/session.tsx';
import { isSignedOut } from '../lib/session-store.ts';

/**
 * Redirects to the login page, and back afterwards, when the session ends: during work, in another tab, or while a
 * screen is still loading after the guard has let it pass.
 */
export function useRedirectWhenSignedOut(): void {
  const { isAuthenticated } = useAuth();
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  // biome-ignore lint/correctness/useExhaustiveDependencies: isAuthenticated re-runs the effect, which reads the store
  useEffect(() => {
    // not `isAuthenticated`: it is still false in the first effect of a server-rendered page
    if (!isSignedOut() || !isPortalPath(pathname)) return;
    saveInterruptedPath(pathname + search);
    void navigate(paths.login, { replace: true });
  }, [isAuthenticated, pathname, search, navigate]);
}
