import { useEffect, useState } from 'react';

const LOOK_MS = 250;

type Deadline = { deadline: number; clockOffset: number };

/** Whole seconds, by the server's clock. It is asked anew at every look, since a tab that sleeps misses some. */
export function useTimeLeft({ deadline, clockOffset }: Deadline): number {
  const secondsLeft = () => Math.max(0, Math.ceil((deadline - Date.now() - clockOffset) / 1000));
  const [, setSeconds] = useState(secondsLeft);
  useEffect(() => {
    const look = () => setSeconds(Math.max(0, Math.ceil((deadline - Date.now() - clockOffset) / 1000)));
    const looking = setInterval(look, LOOK_MS);
    document.addEventListener('visibilitychange', look);
    return () => {
      clearInterval(looking);
      document.removeEventListener('visibilitychange', look);
    };
  }, [deadline, clockOffset]);
  return secondsLeft();
}
