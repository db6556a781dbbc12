import type { Db } from '../database/database.ts';

type Query = (...parts: unknown[]) => Promise<unknown>;
type Client = { query: Query };

/** A crash at a statement of a transaction, counted from 1 over all transactions since it was set. */
export type Crash = {
  statement: number;
  /** Whether the statement still takes effect, as when the server dies before it sends the response. */
  afterStatement: boolean;
};

/**
 * Lets transactions fail as if the server were killed: at a chosen statement, which may be the commit. Call `arm` with
 * the crash, and with null to end it.
 */
export function crashTransactions(db: Db): { arm: (crash: Crash | null) => void } {
  let crash: Crash | null = null;
  let count = 0;
  const transaction = db.transaction.bind(db);
  db.transaction = async (work, config) => {
    let client: Client | undefined;
    try {
      return await transaction(async (tx) => {
        client = (tx as unknown as { session: { client: Client } }).session.client;
        const query = client.query.bind(client) as Query;
        let hasCrashed = false;
        client.query = async (...parts) => {
          count += 1;
          // the rollback of a crashed transaction reaches the database
          if (hasCrashed || crash === null || count !== crash.statement) return query(...parts);
          hasCrashed = true;
          if (crash.afterStatement) await query(...parts);
          throw new Error('The server was killed (by this test).');
        };
        return work(tx);
      }, config);
    } finally {
      // removes the replacement, so that the method of the class is used again
      if (client) delete (client as Partial<Client>).query;
    }
  };
  return {
    arm(next) {
      crash = next;
      count = 0;
    },
  };
}
