import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { isProtected, paths } from '../lib/paths.ts';
import { rememberPlace } from '../lib/return-place.ts';
import { useAuth } from '../lib/session.tsx';

/** A session that ends in the middle of work, here or in another tab, leads to signing in, and then back. */
export function useLeaveWhenSignedOut(): void {
  const { isAuthenticated } = useAuth();
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const wasSignedIn = useRef(isAuthenticated);
  useEffect(() => {
    const ended = wasSignedIn.current && !isAuthenticated;
    wasSignedIn.current = isAuthenticated;
    if (!ended || !isProtected(pathname)) return;
    rememberPlace(pathname + search);
    void navigate(paths.login, { replace: true });
  }, [isAuthenticated, pathname, search, navigate]);
}
