import { DatabaseSilent, isConnectTimeout } from './errors.ts';

/** How often the watchdog pings the database, and how long an answer may take. */
const PING_INTERVAL_MS = 1000;
const PING_TIMEOUT_MS = 4000;

export type Watchdog = {
  /** Throws while the database does not answer. */
  check(): void;
  /** Calls the listener whenever the database stops answering. */
  onSilence(listener: (error: Error) => void): void;
  stop(): void;
};

/**
 * Notices a database that does not answer although its connections are open, for example because its machine hangs.
 * The pings have a connection of their own, so a slow statement is no silence. A ping that fails is an answer, too:
 * statements then fail at once for the same reason. `drop` closes the connection of the pings, so that the next one opens
 * another: an address may lead to another server by then, and the old connection may stay open for many minutes.
 */
export function createWatchdog({ ping, drop }: { ping(): Promise<void>; drop(): void }): Watchdog {
  let isSilent = false;
  let isStopped = false;
  const listeners: ((error: Error) => void)[] = [];

  function noteSilence(): void {
    if (isStopped) return;
    isSilent = true;
    for (const listener of listeners) listener(new DatabaseSilent());
    drop();
  }

  async function watch(): Promise<void> {
    while (!isStopped) {
      let isPending = true;
      let isLate = false;
      const noteLate = () => {
        if (!isPending) return;
        isLate = true;
        noteSilence();
      };
      const timer = setTimeout(() => afterPendingReads(noteLate), PING_TIMEOUT_MS);
      timer.unref();
      const isAnswered = await ping().then(
        () => true,
        // a late ping fails because its connection was dropped
        (error) => !isLate && !isConnectTimeout(error),
      );
      isPending = false;
      clearTimeout(timer);
      if (isAnswered) isSilent = false;
      await new Promise((resolve) => setTimeout(resolve, PING_INTERVAL_MS).unref());
    }
  }
  void watch();

  return {
    check() {
      if (isSilent) throw new DatabaseSilent();
    },
    onSilence: (listener) => listeners.push(listener),
    stop() {
      isStopped = true;
    },
  };
}

/** Lets the process read answers that arrived while it was busy. */
function afterPendingReads(callback: () => void): void {
  setImmediate(() => setImmediate(callback));
}
