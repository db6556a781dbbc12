import { useEffect, useSyncExternalStore } from 'react';
import { Outlet } from 'react-router';
import { PendingAttempts } from '../../features/mock-test/pending-attempts.tsx';
import { OdiaTyping } from '../../features/odia-typing/odia-typing.tsx';
import { getOdiaSuggestionTexts, onOdiaSuggestionTextsChange } from '../../lib/odia-suggestion-texts.ts';
import { clearReturnPath } from '../../lib/return-path.ts';
import { useAuth } from '../../lib/session.tsx';
import { ConfirmProvider } from '../../ui/confirm.tsx';
import { ToastProvider } from '../../ui/toast.tsx';
import { Footer } from './footer.tsx';
import { PortalBar } from './portal-bar.tsx';
import { SidePanel } from './side-panel.tsx';
import { SidebarProvider, useSidebar } from './sidebar.tsx';
import { SkipLink } from './skip-link.tsx';
import { usePrefetchCourseScreen } from './use-prefetch-course-screen.ts';
import { useVerifySession } from './use-verify-session.ts';

/** The frame of those who are signed in: a side panel instead of the public header. */
export function Component() {
  useVerifySession();
  useEffect(clearReturnPath, []);
  const { role, email } = useAuth();
  // for the moment between the end of a session and the login page
  if (role === 'guest') return null;
  return (
    <SidebarProvider>
      <ConfirmProvider>
        <ToastProvider>
          <SkipLink />
          <PortalFrame role={role} />
          {role === 'admin' && <OdiaForAdmins />}
          {role === 'student' && <ForStudents email={email} />}
        </ToastProvider>
      </ConfirmProvider>
    </SidebarProvider>
  );
}

/** It knows the words of what is on the screen. */
function OdiaForAdmins() {
  return (
    <OdiaTyping extraWords={useSyncExternalStore(onOdiaSuggestionTextsChange, getOdiaSuggestionTexts)} />
  );
}

function ForStudents({ email }: { email: string }) {
  usePrefetchCourseScreen();
  return <PendingAttempts student={email} />;
}

function PortalFrame({ role }: { role: 'student' | 'admin' }) {
  const { isOpen } = useSidebar();
  return (
    <div className="flex min-h-dvh flex-col">
      <PortalBar role={role} />
      <SidePanel role={role} />
      <div className={`flex grow flex-col transition-[padding] ${isOpen ? 'lg:pl-68' : ''}`}>
        <div className="grow">
          <Outlet />
        </div>
        <Footer />
      </div>
    </div>
  );
}
