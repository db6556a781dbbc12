import { useEffect, useState } from 'react';
import { type AttemptAtExam, getRunningSection } from '../../attempt/exam-attempt.ts';

const REFRESH_MS = 250;

/** The section whose time runs by the server's clock; -1 if students move freely. Renders only when it changes. */
export function useRunningSection({ exam, clockOffset }: AttemptAtExam): number {
  const { sections } = exam;
  const [, setRunning] = useState(-1);
  useEffect(() => {
    const refresh = () => setRunning(getRunningSection(sections, Date.now() + clockOffset));
    refresh();
    const timer = setInterval(refresh, REFRESH_MS);
    return () => clearInterval(timer);
  }, [sections, clockOffset]);
  // The state only triggers a render: after a change of the times it is out of date until the next refresh.
  return getRunningSection(sections, Date.now() + clockOffset);
}
