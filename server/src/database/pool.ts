import type postgres from 'postgres';
import { ownTransaction } from './own-transaction.ts';
import type { Watchdog } from './watchdog.ts';

export type PoolState = {
  /** Connections there may be at most. */
  size: number;
  inUse: number;
  /** Statements and transactions that have none for themselves yet. */
  waiting: number;
};

/**
 * The driver does not tell how busy its connections are, so it is counted what goes in and comes out: a statement
 * needs a connection until it is answered, a transaction until it is over.
 */
export function countedClient(
  client: postgres.Sql,
  size: number,
  watchdog?: Watchdog,
): { client: postgres.Sql; state: () => PoolState } {
  let underWay = 0;
  const over = () => {
    underWay -= 1;
  };
  function counted<T extends PromiseLike<unknown>>(started: T): T {
    underWay += 1;
    started.then(over, over);
    return started;
  }
  // the driver's own transactions go through the client itself, and so are not counted twice
  const outer: postgres.Sql = Object.assign(Object.create(client), {
    unsafe: (...given: Parameters<typeof client.unsafe>) => {
      watchdog?.check();
      const query = counted(client.unsafe(...given));
      return watchdog ? guardedQuery(query as unknown as Query, watchdog) : query;
    },
    begin: (work: Parameters<typeof ownTransaction>[1]) => counted(ownTransaction(client, work, watchdog)),
  });
  return {
    client: outer,
    state: () => ({ size, inUse: Math.min(underWay, size), waiting: Math.max(0, underWay - size) }),
  };
}

type Query = PromiseLike<unknown> & { values(): Query };

/** A statement that fails when the database stops answering. Drizzle awaits it, or asks for its `values` first. */
function guardedQuery(query: Query, watchdog: Watchdog): Query {
  return {
    values: () => guardedQuery(query.values(), watchdog),
    // biome-ignore lint/suspicious/noThenProperty: it stands in for the driver's query, which is awaited
    then: (...given) => watchdog.guard(query).then(...given),
  };
}
