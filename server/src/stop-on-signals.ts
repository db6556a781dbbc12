import type { Stop } from './run-until-stopped.ts';

/** A second signal this long after the first ends the process at once. */
const FORCE_EXIT_AFTER_MS = 2000;

/** Stops the process on these signals. The terminal and npm often both send one, so a second one right after it is ignored. */
export function stopOnSignals(
  signals: NodeJS.Signals[],
  stop: Stop,
  forceExit: () => void = () => process.exit(1),
): void {
  let requestedAt = 0;
  for (const signal of signals) {
    process.on(signal, () => {
      if (requestedAt && Date.now() - requestedAt > FORCE_EXIT_AFTER_MS) forceExit();
      if (requestedAt) return;
      requestedAt = Date.now();
      console.log('Stopping …');
      stop(0);
    });
  }
}
