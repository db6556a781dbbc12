import { useTexts } from '../../language/locale.tsx';
import { paths } from '../../lib/paths.ts';
import { useAuth } from '../../lib/session.tsx';
import { texts } from './texts.ts';

type PublicLink = { to: string; label: string };

/** The links of the public header for the current role. */
export function usePublicLinks(): PublicLink[] {
  const t = useTexts(texts);
  const { role } = useAuth();
  const home = { to: paths.home, label: t.home };
  if (role === 'student') return [home, { to: paths.studentDashboard, label: t.studentDashboard }];
  if (role === 'admin') return [home, { to: paths.adminDashboard, label: t.adminDashboard }];
  return [home];
}
