import { useCallback } from 'react';
import { useNavigate } from 'react-router';
import { paths } from '../../lib/paths.ts';
import { forgetPlace } from '../../lib/return-place.ts';
import { useAuth } from '../../lib/session.tsx';

/** Ends the session and goes to sign in, with no place to come back to: it was the person's own wish. */
export function useLogout(): () => void {
  const { logout } = useAuth();
  const navigate = useNavigate();
  return useCallback(() => {
    forgetPlace();
    void navigate(paths.login);
    logout();
  }, [logout, navigate]);
}
