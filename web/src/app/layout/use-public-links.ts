import { paths } from '../../lib/paths.ts';
import { useAuth } from '../../lib/session.tsx';

type PublicLink = { to: string; label: string };

/** The links of the public header for the current role. */
export function usePublicLinks(): PublicLink[] {
  const { role } = useAuth();
  const home = { to: paths.home, label: 'Home' };
  if (role === 'student') return [home, { to: paths.studentDashboard, label: 'Dashboard' }];
  if (role === 'admin') return [home, { to: paths.adminDashboard, label: 'Admin Dashboard' }];
  return [home];
}
