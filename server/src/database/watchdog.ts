/** How often the database is asked for a sign of life, and how long it may take. */
const PING_EVERY_MS = 1000;
const SILENCE_MS = 4000;

/** A failure of this code is answered with 503. */
const CODE = 'CONNECTION_SILENT';

export type Watchdog = {
  /** Throws while the database does not answer. */
  check(): void;
  /** Fails as soon as the database does not answer; `abandoned` is then called. */
  guard<T>(work: PromiseLike<T>, abandoned?: () => void): Promise<T>;
  stop(): void;
};

/**
 * Notices a database that is silent although its connections are open, as when its machine hangs: it is pinged on a
 * connection of its own. A statement that takes long is left alone while the pings are answered. A ping that fails is
 * an answer, too: whoever asks gets the same failure at once.
 */
export function createWatchdog(ping: () => Promise<void>): Watchdog {
  let isSilent = false;
  let stopped = false;
  const waiting = new Set<(error: Error) => void>();

  function noteSilence(): void {
    if (stopped) return;
    isSilent = true;
    for (const fail of waiting) fail(silentError());
    waiting.clear();
  }

  async function watch(): Promise<void> {
    while (!stopped) {
      const timer = setTimeout(() => afterArrivals(() => !answered && noteSilence()), SILENCE_MS);
      timer.unref();
      let answered = false;
      const isAnswer = await ping().then(
        () => true,
        (error) => error?.cause?.code !== 'CONNECT_TIMEOUT' && error?.code !== 'CONNECT_TIMEOUT',
      );
      answered = true;
      clearTimeout(timer);
      if (isAnswer) isSilent = false;
      await new Promise((resolve) => setTimeout(resolve, PING_EVERY_MS).unref());
    }
  }
  void watch();

  return {
    check() {
      if (isSilent) throw silentError();
    },
    guard(work, abandoned) {
      const { promise: silence, reject } = Promise.withResolvers<never>();
      const fail = (error: Error) => {
        abandoned?.();
        reject(error);
      };
      waiting.add(fail);
      return Promise.race([work, silence]).finally(() => waiting.delete(fail));
    },
    stop() {
      stopped = true;
    },
  };
}

/** Lets answers be read that arrived while this process was busy. */
function afterArrivals(work: () => void): void {
  setImmediate(() => setImmediate(work));
}

function silentError(): Error {
  return Object.assign(new Error('The database does not answer.'), { code: CODE });
}
