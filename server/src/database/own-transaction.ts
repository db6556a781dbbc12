import type postgres from 'postgres';

type Work<T> = (tx: postgres.TransactionSql) => Promise<T>;

/**
 * A transaction that ends with its connection. By itself the driver would go on with it on the connection that takes
 * the place of a lost one, in the middle of what somebody else does there.
 */
export function ownTransaction<T>(client: postgres.Sql, work: Work<T>): Promise<unknown> {
  let isOver = false;
  const begun = client.begin(async (tx) => {
    const own: postgres.TransactionSql = Object.assign(Object.create(tx), {
      unsafe: (...given: Parameters<typeof tx.unsafe>) => {
        if (isOver) throw new Error('The connection of this transaction is gone.');
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
  return begun;
}
