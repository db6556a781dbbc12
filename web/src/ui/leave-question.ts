import { useEffect } from 'react';
import { useBlocker } from 'react-router';
import { useConfirm } from './confirm.tsx';

type LeaveQuestion = {
  title: string;
  text: string;
  /** Asked at the last moment: whether this time one may go without being asked. */
  unless: () => boolean;
};

/** While something holds one here, whoever leaves is asked first, within the app and on closing the tab. */
export function useLeaveQuestion(holds: boolean, { title, text, unless }: LeaveQuestion): void {
  const confirm = useConfirm();
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      holds && !unless() && currentLocation.pathname !== nextLocation.pathname,
  );
  useEffect(() => {
    if (blocker.state !== 'blocked') return;
    void confirm({ title, text, yes: 'Leave', no: 'Stay' }).then((leave) =>
      leave ? blocker.proceed() : blocker.reset(),
    );
  }, [blocker, confirm, title, text]);
  useEffect(() => {
    if (!holds) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [holds]);
}
