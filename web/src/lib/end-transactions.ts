/**
 * Safari keeps a page that was left, for the Back button, and with it the transactions that have not ended. They hold their
 * stores, so every later page of this site would wait for them, for example before it starts a test.
 *
 * A transaction that a page commits itself is stored all the same. Call it with a native connection.
 */
export function endTransactionsWhenLeft(connection: IDBDatabase): void {
  const startTransaction = connection.transaction.bind(connection);
  connection.transaction = (...options) => {
    const transaction = startTransaction(...options);
    running.add(transaction);
    for (const end of ['complete', 'abort'])
      transaction.addEventListener(end, () => running.delete(transaction));
    // The code that waits for it must not take it for a failure of the database, and delete its other copy of the data.
    for (const failure of ['error', 'abort'])
      transaction.addEventListener(failure, (event) => stopIf(aborted.has(transaction), event), CAPTURE);
    // after the caller has made its requests, and perhaps committed them
    if (isLeft) queueMicrotask(() => abort(transaction));
    return transaction;
  };
  listen();
}

const CAPTURE = { capture: true };
const running = new Set<IDBTransaction>();
const aborted = new WeakSet<IDBTransaction>();
let isListening = false;
let isLeft = false;
let isAnyAborted = false;
let isReloading = false;

function listen(): void {
  if (isListening) return;
  isListening = true;
  window.addEventListener('pagehide', ({ persisted }) => {
    // otherwise the browser closes the page, and ends the transactions itself
    if (!persisted) return;
    isLeft = true;
    for (const transaction of running) abort(transaction);
  });
  window.addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return;
    isLeft = false;
    if (!isAnyAborted) return;
    // the code that was waiting for them never continues
    isReloading = true;
    window.location.reload();
  });
  // the browser has asked when the page was left, and the page cannot stay
  window.addEventListener('beforeunload', (event) => stopIf(isReloading, event), CAPTURE);
}

function stopIf(mustStop: boolean, event: Event): void {
  if (mustStop) event.stopImmediatePropagation();
}

function abort(transaction: IDBTransaction): void {
  try {
    transaction.abort();
    aborted.add(transaction);
    running.delete(transaction);
    isAnyAborted = true;
  } catch {
    // it has ended, or is being committed
  }
}
