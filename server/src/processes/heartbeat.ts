import { sendToPrimary } from './link.ts';

/** How often a worker sends a heartbeat, and how often the primary checks for one. */
export const HEARTBEAT_MS = 5000;
/** A minute, because a busy machine may hold a process up for seconds. */
const MAX_MISSED = 12;

/** Sends heartbeats to the primary for as long as the event loop of this process runs. */
export function sendHeartbeats(): void {
  const send = () => void sendToPrimary({ kind: 'heartbeat' });
  send();
  setInterval(send, HEARTBEAT_MS).unref();
}

/**
 * Calls `onSilence` when too many checks in a row found no heartbeat. It counts checks and not time, so that a paused
 * machine or primary does not count as silence. A worker that never sent one has older code and is not judged.
 */
export function createHeartbeatCheck(onSilence: () => void) {
  let missed: number | undefined;
  return {
    beat() {
      missed = 0;
    },
    check() {
      if (missed === undefined) return;
      missed += 1;
      if (missed === MAX_MISSED) onSilence();
    },
  };
}
