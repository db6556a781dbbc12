import { useEffect, useState } from 'react';

const LOOK_MS = 250;

type Deadline = { deadline: number; clockOffset: number };

/** Whole seconds, by the server's clock. It is asked anew at every look, since a tab that sleeps misses some. */
export function useTimeLeft({ deadline, clockOffset }: Deadline): number {
  const [, setSeconds] = useState(() => secondsLeft(deadline, clockOffset));
  useEffect(() => {
    const look = () => setSeconds(secondsLeft(deadline, clockOffset));
    const looking = setInterval(look, LOOK_MS);
    document.addEventListener('visibilitychange', look);
    return () => {
      clearInterval(looking);
      document.removeEventListener('visibilitychange', look);
    };
  }, [deadline, clockOffset]);
  // not the state, which is of the deadline before until the next look
  return secondsLeft(deadline, clockOffset);
}

function secondsLeft(deadline: number, clockOffset: number): number {
  return Math.max(0, Math.ceil((deadline - Date.now() - clockOffset) / 1000));
}
