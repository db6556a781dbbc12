import { useQueryClient } from '@tanstack/react-query';
import { lazy, type ReactNode, Suspense, useCallback, useState } from 'react';
import { useNavigate } from 'react-router';
import { paths } from '../../lib/paths.ts';
import { clearReturnPath } from '../../lib/return-path.ts';
import { useAuth } from '../../lib/session.tsx';

const loadLogoutConfirm = () => import('./logout-confirm.tsx');
const LogoutConfirm = lazy(loadLogoutConfirm);

type Logout = {
  logout: () => void;
  /** To be rendered beside the button: asks before logging out of a running test. */
  question: ReactNode;
};

/** Ends the session and goes to sign in, with no place to come back to: it was the person's own wish. */
export function useLogout(): Logout {
  const { logout, role, email } = useAuth();
  const navigate = useNavigate();
  const client = useQueryClient();
  const [asking, setAsking] = useState<'never' | 'open' | 'closed'>('never');

  const leave = useCallback(() => {
    clearReturnPath();
    // says so to a screen that would ask before it is left
    void navigate(paths.login, { state: { loggingOut: true } });
    logout();
  }, [logout, navigate]);

  const askOrLeave = useCallback(async () => {
    if (role === 'student' && (await isRunning(email))) setAsking('open');
    else leave();

    async function isRunning(student: string): Promise<boolean> {
      try {
        // public pages do without both until somebody logs out
        const [{ isTestRunning }] = await Promise.all([
          import('../../features/mock-test/running/is-test-running.ts'),
          loadLogoutConfirm(),
        ]);
        return await isTestRunning(client, student);
      } catch {
        return false;
      }
    }
  }, [role, email, client, leave]);

  return {
    logout: () => void askOrLeave(),
    question: asking !== 'never' && (
      <Suspense>
        <LogoutConfirm open={asking === 'open'} onStay={() => setAsking('closed')} onLogOut={leave} />
      </Suspense>
    ),
  };
}
