import { useEffect } from 'react';
import { useBlocker } from 'react-router';
import { currentSession } from '../../../lib/session-store.ts';
import { useConfirm } from '../../../ui/confirm.tsx';

/** Whoever leaves in the middle is asked first, within the app and on closing the tab. */
export function useLeaveQuestion(underWay: boolean): void {
  const confirm = useConfirm();
  const blocker = useBlocker(
    // a session that has ended leads to signing in, and from there back to the test
    ({ currentLocation, nextLocation }) =>
      underWay && currentSession().isAuthenticated && currentLocation.pathname !== nextLocation.pathname,
  );
  useEffect(() => {
    if (blocker.state !== 'blocked') return;
    void confirm({
      title: 'Leave the test?',
      text: 'The clock goes on. Your answers are kept, and you can come back while there is time left.',
      yes: 'Leave',
      no: 'Stay',
    }).then((leave) => (leave ? blocker.proceed() : blocker.reset()));
  }, [blocker, confirm]);
  useEffect(() => {
    if (!underWay) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [underWay]);
}
