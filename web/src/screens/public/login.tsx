import { getTexts } from '@sikhya/contract/language/texts.ts';
import { useEffect, useLayoutEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { KeptChapters } from '../../features/offline/kept-chapters.tsx';
import { AdminSignIn } from '../../features/session/admin-sign-in.tsx';
import { StudentSignIn } from '../../features/session/student-sign-in.tsx';
import { setDigits } from '../../language/digits.ts';
import { useLocale, useTexts } from '../../language/locale.tsx';
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
import { StandaloneLink } from '../../ui/text-link.tsx';
import { texts } from './texts.ts';

export const handle: PageHandle = {
  describe: (site, locale) => ({
    title: `${getTexts(texts, locale).signIn} · ${site.name}`,
    description: '',
    noIndex: true,
  }),
};

export function Component() {
  const { isAuthenticated, role } = useAuth();
  // a session without a role is still being loaded from the server
  const isSignedIn = isAuthenticated && role !== 'guest';
  const { key } = useLocation();
  return (
    <main id="main" className="page grid justify-items-center py-12 md:py-20">
      <div className="w-full max-w-md rounded-soft border border-line bg-sheet p-6 shadow-lift sm:p-8">
        {/* another visit redirects again, also if the screen after the first redirect was never rendered */}
        {isSignedIn ? <Redirecting key={key} /> : <SignIn />}
      </div>
    </main>
  );
}

function SignIn() {
  const t = useTexts(texts);
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
      <h1 className="text-h2">{t.welcomeBack}</h1>
      <p className="mt-1 mb-6 text-ink-soft">{t.futureOfLearning}</p>
      {signOutReason && (
        <p role="status" className="mb-5 rounded-soft bg-marigold-soft px-4 py-3 text-marigold-ink">
          {describeSignOut(signOutReason, locale)}
        </p>
      )}
      <KeptChapters />
      <Tabs
        label={t.signInAs}
        value={tab}
        onChange={setTab}
        tabs={[
          { value: 'student', label: t.student, panel: <StudentSignIn identity={identity} /> },
          { value: 'admin', label: t.admin, panel: <AdminSignIn /> },
        ]}
      />
      <div className="mt-8 flex flex-wrap items-center justify-between gap-3 border-t border-line pt-5">
        <StandaloneLink to={paths.home}>{t.returnHome}</StandaloneLink>
        <LanguageSwitch />
        <Badge tone="right">{t.securityEnabled}</Badge>
      </div>
    </>
  );
}

/** Shown to somebody who is already signed in. */
function Redirecting() {
  const t = useTexts(texts);
  const { role, language, digits } = useAuth();
  const navigate = useNavigate();
  useEffect(() => {
    if (digits) setDigits(digits);
    // an account that prefers English does not override the Odia login page, which the person has chosen now
    void navigate(getReturnPath(role), { replace: true, language: language === 'or' ? language : null });
  }, [role, language, digits, navigate]);
  return (
    <div role="status">
      <h1 className="text-h2">{t.alreadySignedIn}</h1>
      <p className="mt-1 text-ink-soft">{t.redirecting}</p>
    </div>
  );
}
