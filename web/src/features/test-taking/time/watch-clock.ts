const CHECK_INTERVAL_MS = 1000;
const MIN_JUMP_MS = 2000;

export type ClockJump = {
  /** How far this device's clock went beyond the time that has passed; negative if it was set back. */
  milliseconds: number;
  /** Whether the device may have slept: the clock is right then, because the monotonic one stops during a sleep. */
  mayHaveSlept: boolean;
};

type ClockWatch = { check: () => void; stop: () => void };

/**
 * Calls `onJump` when this device's clock was changed, or when the device slept: the known clock offset may be wrong then.
 * A jump shows as a difference between the system clock and the monotonic one. `before` is what `read` returned at the last
 * check before the jump.
 */
export function watchClock<T>(read: () => T, onJump: (jump: ClockJump, before: T) => void): ClockWatch {
  const isHidden = () => document.visibilityState !== 'visible';
  let difference = Date.now() - performance.now();
  let value = read();
  let wasHidden = isHidden();
  const check = () => {
    const milliseconds = Date.now() - performance.now() - difference;
    const [before, mayHaveSlept] = [value, milliseconds > 0 && wasHidden];
    value = read();
    wasHidden = isHidden();
    if (Math.abs(milliseconds) < MIN_JUMP_MS) return;
    difference += milliseconds;
    onJump({ milliseconds, mayHaveSlept }, before);
  };
  // a phone that goes to sleep hides the page first
  const rememberHidden = () => {
    wasHidden ||= isHidden();
  };
  const timer = setInterval(check, CHECK_INTERVAL_MS);
  document.addEventListener('visibilitychange', rememberHidden);
  const stop = () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', rememberHidden);
  };
  return { check, stop };
}
