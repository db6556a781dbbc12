import { useEffect, useEffectEvent } from 'react';
import { watchClock } from './watch-clock.ts';

/** Calls `onJump` when this device's clock was changed, or when the device slept. */
export function useClockJumps(onJump: () => void): void {
  const notify = useEffectEvent(onJump);
  useEffect(() => watchClock(() => null, notify).stop, []);
}
