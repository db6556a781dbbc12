import { useEffect, useEffectEvent } from 'react';

const LOOK_MS = 1000;
const JUMP_MS = 2000;

/** Somebody set this device's clock, or it slept: what was known of the server's time is no longer true. */
export function useClockJumps(onJump: () => void): void {
  const tell = useEffectEvent(onJump);
  useEffect(() => {
    let between = Date.now() - performance.now();
    const looking = setInterval(() => {
      const now = Date.now() - performance.now();
      if (Math.abs(now - between) < JUMP_MS) return;
      between = now;
      tell();
    }, LOOK_MS);
    return () => clearInterval(looking);
  }, []);
}
