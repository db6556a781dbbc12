import type postgres from 'postgres';
import type { Watchdog } from './watchdog.ts';

type Work<T> = (tx: postgres.TransactionSql) => Promise<T>;

/**
 * A transaction that ends with its connection. By itself the driver would go on with it on the connection that takes
 * the place of a lost one, in the middle of what somebody else does there.
 */
export function ownTransaction<T>(
  client: postgres.Sql,
  work: Work<T>,
  watchdog?: Watchdog,
): Promise<unknown> {
  watchdog?.check();
  let isOver = false;
  let isAbandoned = false;
  const begun = client.begin(async (tx) => {
    const own: postgres.TransactionSql = Object.assign(Object.create(tx), {
      unsafe: (...given: Parameters<typeof tx.unsafe>) => {
        if (isOver) throw new Error('The connection of this transaction is gone.');
        if (isAbandoned) throw new Error('Nobody waits for this transaction any more.');
        return tx.unsafe(...given);
      },
    });
    try {
      return await work(own);
    } finally {
      // whoever began it was told that it is lost; what the driver does now would be done to another
      if (isOver) await new Promise(() => {});
    }
  });
  begun.catch(() => {
    isOver = true;
  });
  if (!watchdog) return begun;
  // should the database answer again, the next statement fails and the transaction is rolled back
  return watchdog.guard(begun, () => {
    isAbandoned = true;
  });
}
