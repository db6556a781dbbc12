import { useEffect, useState } from 'react';

const REFRESH_MS = 250;

type Deadline = { deadline: number; clockOffset: number };

/** Whole seconds, by the server's clock. Computed from the clock on every refresh, because a sleeping tab skips some. */
export function useTimeLeft({ deadline, clockOffset }: Deadline): number {
  const [, setSeconds] = useState(() => getSecondsLeft(deadline, clockOffset));
  useEffect(() => {
    const refresh = () => setSeconds(getSecondsLeft(deadline, clockOffset));
    const timer = setInterval(refresh, REFRESH_MS);
    document.addEventListener('visibilitychange', refresh);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', refresh);
    };
  }, [deadline, clockOffset]);
  // The state only triggers a render: after a change of the deadline it is out of date until the next refresh.
  return getSecondsLeft(deadline, clockOffset);
}

function getSecondsLeft(deadline: number, clockOffset: number): number {
  return Math.max(0, Math.ceil((deadline - Date.now() - clockOffset) / 1000));
}
