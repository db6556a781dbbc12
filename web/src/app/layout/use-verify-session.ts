import { whoAmI } from '@sikhya/contract/session.ts';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useNavigate } from '../../language/navigation.tsx';
import { call } from '../../lib/call.ts';
import { getDashboardPath, getRequiredPath } from '../../lib/paths.ts';
import { useAuth } from '../../lib/session.tsx';
import { getToken } from '../../lib/session-store.ts';

/**
 * Asks the server for the role, the admin role and the account task, because the stored user may be stale or edited. A changed role opens
 * its dashboard.
 */
export function useVerifySession(): void {
  const { role, adminRole, accountTask, login } = useAuth();
  const navigate = useNavigate();
  const { data } = useQuery({
    queryKey: ['session'],
    queryFn: ({ signal }) => call(whoAmI, {}, { signal }),
    refetchOnWindowFocus: true,
    meta: { personal: true },
  });
  useEffect(() => {
    const token = getToken();
    if (!data || !token) return;
    const isSameRole = data.user.role === role;
    const isSameAdmin =
      (data.user.accountTask ?? null) === accountTask && (data.user.adminRole ?? null) === adminRole;
    if (isSameRole && isSameAdmin) return;
    login(token, data.user);
    const required = getRequiredPath(data.user);
    if (required) void navigate(required, { replace: true });
    else if (!isSameRole) void navigate(getDashboardPath(data.user.role), { replace: true });
  }, [data, role, adminRole, accountTask, login, navigate]);
}
