import { useQueryClient } from '@tanstack/react-query';
import { lazy, type ReactNode, Suspense, useCallback, useState } from 'react';
import { useNavigate } from '../../language/navigation.tsx';
import { paths } from '../../lib/paths.ts';
import { clearReturnPath } from '../../lib/return-path.ts';
import { useAuth } from '../../lib/session.tsx';

const loadLogoutConfirm = () => import('./logout-confirm.tsx');
const LogoutConfirm = lazy(loadLogoutConfirm);

type Logout = {
  logout: () => void;
  /** Render it next to the button: it asks before logging out during a running test. */
  confirmDialog: ReactNode;
};

/** Ends the session and opens the login page without a return path. */
export function useLogout(): Logout {
  const { logout, role, email } = useAuth();
  const navigate = useNavigate();
  const client = useQueryClient();
  const [dialog, setDialog] = useState<'unmounted' | 'open' | 'closed'>('unmounted');

  const leave = useCallback(() => {
    clearReturnPath();
    // tells the screen not to ask before it is left
    void navigate(paths.login, { state: { loggingOut: true } });
    logout();
  }, [logout, navigate]);

  const askOrLeave = useCallback(async () => {
    if (role === 'student' && (await isRunning(email))) setDialog('open');
    else leave();

    async function isRunning(student: string): Promise<boolean> {
      try {
        // imported here, so that public pages load neither before a logout
        const [{ isTestRunning }] = await Promise.all([
          import('../../features/test-taking/running/is-test-running.ts'),
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
    confirmDialog: dialog !== 'unmounted' && (
      <Suspense>
        <LogoutConfirm open={dialog === 'open'} onStay={() => setDialog('closed')} onLogOut={leave} />
      </Suspense>
    ),
  };
}
