import type postgres from 'postgres';
import { type DatabaseAddress, openClient } from './database.ts';

/**
 * One transaction on a connection of its own that may take as long as it takes, for what copies whole tables. Moments
 * are written in one way, whatever the database is set to.
 */
export async function longTransaction<T>(
  address: DatabaseAddress,
  kind: 'read write' | 'isolation level repeatable read read only',
  work: (tx: postgres.TransactionSql) => Promise<T>,
): Promise<T> {
  const client = openClient(address, { max: 1 });
  let failed: { with: unknown } | undefined;
  try {
    const result = await client.begin(kind, async (tx) => {
      await tx`set local statement_timeout = 0`;
      await tx`set local idle_in_transaction_session_timeout = 0`;
      await tx`set local datestyle = 'ISO, YMD'`;
      try {
        return await work(tx);
      } catch (error) {
        failed = { with: error };
        // a copy that nobody reads any more would keep the connection busy for ever
        await client.end({ timeout: 0 });
        throw error;
      }
    });
    return result as T;
  } catch (error) {
    // what became of the connection is less telling than why it was closed
    throw failed ? failed.with : error;
  } finally {
    await client.end({ timeout: 5 });
  }
}
