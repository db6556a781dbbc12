import { useQueryClient } from '@tanstack/react-query';
import {
  type ComponentType,
  lazy,
  type ReactNode,
  Suspense,
  startTransition,
  useEffect,
  useState,
} from 'react';
import { Outlet, useMatches } from 'react-router';
import { AccountNotice } from '../../features/account/account-notice.tsx';
import { PaymentDialogProvider } from '../../features/orders/payment-dialog-provider.tsx';
import { importInBackground } from '../../lib/foreground.ts';
import { removeFormInputOfOthers } from '../../lib/form-input/form-input-store.ts';
import { nextTask } from '../../lib/next-task.ts';
import type { PageHandle } from '../../lib/page-handle.ts';
import { useCan } from '../../lib/permissions.ts';
import { limitQueryTimes } from '../../lib/query-times.ts';
import { clearRecentErrors, recordErrorsOf } from '../../lib/recent-errors.ts';
import { clearReturnPath } from '../../lib/return-path.ts';
import { useAuth } from '../../lib/session.tsx';
import { ConfirmProvider } from '../../ui/confirm.tsx';
import { ToastProvider } from '../../ui/toast.tsx';
import { useRootAttribute } from '../../ui/use-root-attribute.ts';
import { Footer } from './footer.tsx';
import { NotPermitted } from './not-permitted.tsx';
import { PortalBar } from './portal-bar.tsx';
import { SidePanel } from './side-panel.tsx';
import { SidebarProvider, useSidebar } from './sidebar.tsx';
import { SkipLink } from './skip-link.tsx';
import { useVerifySession } from './use-verify-session.ts';

/** Loaded on demand, because only a few students are about to pay. */
const ConsentGate = lazy(() => import('../../features/consents/consent-gate.tsx'));

/** Not in the file of the layout, because students do not type Odia. Without a connection the page works without it. */
const AdminOdiaTyping = lazy<ComponentType>(() =>
  import('./admin-odia-typing.tsx').catch(() => ({ default: () => null })),
);

const StudentBackground = lazy(() => importInBackground(() => import('./student-background.tsx')));

/** The layout for people who are signed in: a side panel instead of the public header. */
export function Component() {
  const client = useQueryClient();
  useEffect(() => limitQueryTimes(client), [client]);
  useEffect(clearReturnPath, []);
  const { role, email, accountTask } = useAuth();
  useRecentErrors(role === 'guest');
  useEffect(() => {
    if (role !== 'guest') removeFormInputOfOthers();
  }, [role]);
  // the session has ended and the redirect to the login page follows
  if (role === 'guest') return null;
  return (
    <SidebarProvider>
      <ConfirmProvider>
        <ToastProvider>
          <SkipLink />
          <PaymentDialogProvider Gate={ConsentGate}>
            <PortalContent role={role} />
          </PaymentDialogProvider>
          {role === 'admin' && (
            <Suspense>
              <AdminOdiaTyping />
            </Suspense>
          )}
          <AfterFirstRender>
            <VerifySession />
            {role === 'student' && accountTask !== 'restore-account' && (
              <Suspense>
                <StudentBackground email={email} />
              </Suspense>
            )}
          </AfterFirstRender>
        </ToastProvider>
      </ConfirmProvider>
    </SidebarProvider>
  );
}

/**
 * Mounts its children, which show nothing, in a later task: React runs the effects of everything that it mounts together in
 * one task, which would be a long one.
 */
function AfterFirstRender({ children }: { children: ReactNode }) {
  const [isMounted, setMounted] = useState(false);
  useEffect(() => {
    void nextTask().then(() => startTransition(() => setMounted(true)));
  }, []);
  return isMounted && children;
}

/** Notes errors for the account page, until the person signs out. */
function useRecentErrors(isSignedOut: boolean): void {
  const queryClient = useQueryClient();
  useEffect(() => recordErrorsOf(queryClient), [queryClient]);
  useEffect(() => {
    if (isSignedOut) clearRecentErrors();
  }, [isSignedOut]);
}

function VerifySession() {
  useVerifySession();
  return null;
}

/** The screen, or a message for an admin whose role does not include it. */
function PermittedScreen() {
  const can = useCan();
  const isRefused = useMatches().some(({ handle }) => {
    const { permission } = (handle ?? {}) as PageHandle;
    return permission && !can(permission);
  });
  return isRefused ? <NotPermitted /> : <Outlet />;
}

function PortalContent({ role }: { role: 'student' | 'admin' }) {
  const { isOpen } = useSidebar();
  useRootAttribute('data-edge-space', role === 'admin');
  return (
    <div className="flex min-h-dvh flex-col">
      <PortalBar role={role} />
      <SidePanel role={role} />
      <div
        className={`flex grow flex-col transition-[padding] ${isOpen ? 'lg:pl-68 [:root:fullscreen_&]:pl-0' : ''}`}
      >
        <div className="grow">
          {role === 'admin' && <AccountNotice />}
          <PermittedScreen />
        </div>
        <div className="[:root:fullscreen_&]:hidden">
          <Footer />
        </div>
      </div>
    </div>
  );
}
