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
    // after the caller has made its requests, and perhaps committed them
    if (isLeft) queueMicrotask(() => abort(transaction));
    return transaction;
  };
  listen();
}

const running = new Set<IDBTransaction>();
let isListening = false;
let isLeft = false;
let isAnyAborted = false;

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
    // the code that was waiting for them has failed
    if (isAnyAborted) window.location.reload();
  });
}

function abort(transaction: IDBTransaction): void {
  try {
    transaction.abort();
    isAnyAborted = true;
  } catch {
    // it has ended, or is being committed
  }
}
