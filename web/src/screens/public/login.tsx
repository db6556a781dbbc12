import { useEffect, useLayoutEffect, useState } from 'react';
import { AdminSignIn } from '../../features/session/admin-sign-in.tsx';
import { StudentSignIn } from '../../features/session/student-sign-in.tsx';
import { useLocale } from '../../language/locale.tsx';
import { useNavigate } from '../../language/navigation.tsx';
import { LanguageSwitch } from '../../lib/language-switch.tsx';
import type { PageHandle } from '../../lib/page-handle.ts';
import { paths } from '../../lib/paths.ts';
import { getReturnPath, isReturningToAdmin } from '../../lib/return-path.ts';
import { useAuth } from '../../lib/session.tsx';
import { describeSignOut, getSignOutReason } from '../../lib/sign-out-reason.ts';
import { useSite } from '../../lib/site.ts';
import { Badge } from '../../ui/badge.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import { TextLink } from '../../ui/text-link.tsx';

export const handle: PageHandle = {
  describe: (site) => ({ title: `Sign in · ${site.name}`, description: '', noIndex: true }),
};

export function Component() {
  const { isAuthenticated, role } = useAuth();
  // a session without a role is still being loaded from the server
  const isSignedIn = isAuthenticated && role !== 'guest';
  return (
    <main id="main" className="page grid justify-items-center py-12 md:py-20">
      <div className="w-full max-w-md rounded-soft border border-line bg-sheet p-6 shadow-lift sm:p-8">
        {isSignedIn ? <Redirecting /> : <SignIn />}
      </div>
    </main>
  );
}

function SignIn() {
  const locale = useLocale();
  const { identity } = useSite();
  const [signOutReason, setSignOutReason] = useState<ReturnType<typeof getSignOutReason>>(null);
  const [tab, setTab] = useState<'student' | 'admin'>('student');
  // read after the first render, because the server renders this screen too and has no session storage
  useLayoutEffect(() => {
    const signOut = getSignOutReason();
    setSignOutReason(signOut);
    if (signOut?.role === 'admin' || isReturningToAdmin()) setTab('admin');
  }, []);
  return (
    <>
      <h1 className="text-h2">Welcome Back</h1>
      <p className="mt-1 mb-6 text-ink-soft">Enter the future of learning</p>
      {signOutReason && (
        <p role="status" className="mb-5 rounded-soft bg-marigold-soft px-4 py-3 text-marigold-ink">
          {describeSignOut(signOutReason, locale)}
        </p>
      )}
      <Tabs
        label="Sign in as"
        value={tab}
        onChange={setTab}
        tabs={[
          { value: 'student', label: 'Student', panel: <StudentSignIn identity={identity} /> },
          { value: 'admin', label: 'Admin', panel: <AdminSignIn /> },
        ]}
      />
      <div className="mt-8 flex flex-wrap items-center justify-between gap-3 border-t border-line pt-5">
        <TextLink to={paths.home}>Return Home</TextLink>
        <LanguageSwitch />
        <Badge tone="right">Enterprise Security Enabled</Badge>
      </div>
    </>
  );
}

/** Shown to somebody who is already signed in. */
function Redirecting() {
  const { role } = useAuth();
  const navigate = useNavigate();
  useEffect(() => {
    void navigate(getReturnPath(role), { replace: true });
  }, [role, navigate]);
  return (
    <div role="status">
      <h1 className="text-h2">Welcome Back!</h1>
      <p className="mt-1 text-ink-soft">Redirecting to your dashboard...</p>
    </div>
  );
}
