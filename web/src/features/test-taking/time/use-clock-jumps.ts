import { useEffect, useEffectEvent } from 'react';

const CHECK_INTERVAL_MS = 1000;
const MIN_JUMP_MS = 2000;

/**
 * Calls `onJump` when this device's clock was changed, or when the device slept: the known clock offset is wrong then.
 * A jump shows as a difference between the system clock and the monotonic one.
 */
export function useClockJumps(onJump: () => void): void {
  const notify = useEffectEvent(onJump);
  useEffect(() => {
    let difference = Date.now() - performance.now();
    const timer = setInterval(() => {
      const current = Date.now() - performance.now();
      if (Math.abs(current - difference) < MIN_JUMP_MS) return;
      difference = current;
      notify();
    }, CHECK_INTERVAL_MS);
    return () => clearInterval(timer);
  }, []);
}
