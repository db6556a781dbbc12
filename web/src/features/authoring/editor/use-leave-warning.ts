import { useEffect } from 'react';
import { useBlocker } from 'react-router';
import { currentSession } from '../../../lib/session-store.ts';
import { useConfirm } from '../../../ui/confirm.tsx';

/** Whoever leaves with unsaved work is asked first, within the app and on closing the tab. */
export function useLeaveWarning(unsaved: boolean): void {
  const confirm = useConfirm();
  const blocker = useBlocker(
    // a session that has ended leads to signing in whatever is unsaved; the work waits in its draft
    ({ currentLocation, nextLocation }) =>
      unsaved && currentSession().isAuthenticated && currentLocation.pathname !== nextLocation.pathname,
  );
  useEffect(() => {
    if (blocker.state !== 'blocked') return;
    void confirm({
      title: 'Leave without saving?',
      text: 'Your work is not saved. It stays on this device and is offered to you when you come back.',
      yes: 'Leave',
      no: 'Stay',
    }).then((leave) => (leave ? blocker.proceed() : blocker.reset()));
  }, [blocker, confirm]);
  useEffect(() => {
    if (!unsaved) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [unsaved]);
}
