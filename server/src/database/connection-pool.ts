import { setImmediate as nextTurn } from 'node:timers/promises';
import pg from 'pg';
import { connectionOptions, type DatabaseAddress, ignoreErrorEvents } from './connection.ts';
import { isReadOnly, mustPrepareAgain } from './errors.ts';
import { dropConnection, ObservingClient, refuseStandby } from './observing-client.ts';
import { StatementBatches } from './statement-batches.ts';
import type { Watchdog } from './watchdog.ts';

export type PoolState = {
  /** The largest number of connections. */
  size: number;
  inUse: number;
  /** Statements and transactions that wait for a connection. */
  waiting: number;
};

export type PoolOptions = {
  watchdog?: Watchdog | undefined;
  /** Otherwise connections to a standby are refused. */
  acceptsStandby?: boolean;
  /** Called when a connection has ended, by us, by PostgreSQL or by the network. */
  onConnectionEnd?: () => void;
};

/**
 * A pool of connections. While the watchdog finds that PostgreSQL does not answer, statements fail at once instead of
 * waiting.
 */
export class ConnectionPool {
  readonly #pool: pg.Pool;
  readonly #size: number;
  readonly #watchdog: Watchdog | undefined;
  /** All open connections, in use or idle. */
  readonly #open = new Set<pg.ClientBase>();
  readonly #batches = new StatementBatches((work) => this.use(work));
  readonly #waiting = new Set<(error: Error) => void>();

  constructor(
    address: DatabaseAddress,
    size: number,
    { watchdog, acceptsStandby = false, onConnectionEnd }: PoolOptions = {},
  ) {
    this.#size = size;
    this.#watchdog = watchdog;
    this.#pool = new pg.Pool({
      ...connectionOptions(address),
      max: size,
      // Sends a statement also while an earlier one on the same connection runs.
      pipeline: true,
      // Idle connections stay open, because each holds its prepared statements.
      idleTimeoutMillis: 0,
      Client: ObservingClient,
      ...(!acceptsStandby && { onConnect: refuseStandby }),
    });
    // The pool reports the loss of an idle connection here after it has removed it.
    this.#pool.on('error', () => {});
    this.#pool.on('connect', (client) => {
      ignoreErrorEvents(client);
      this.#open.add(client);
      client.once('end', () => {
        this.#open.delete(client);
        onConnectionEnd?.();
      });
    });
    watchdog?.onSilence((error) => {
      for (const reject of this.#waiting) reject(error);
      this.#waiting.clear();
      this.drop();
    });
  }

  /** Runs one statement on any connection. Unlike `query` of pg, it keeps the connection when the statement fails. */
  async query(config: pg.QueryConfig, values?: unknown[]): Promise<pg.QueryResult> {
    const runAlone = () => this.use((client) => client.query(config, values));
    let run = isShortRead(config) ? () => this.#batches.run(config, values) : runAlone;
    for (;;) {
      try {
        return await run();
      } catch (error) {
        // Each of these errors closes a connection, so that this ends when all of them are new.
        if (!mustPrepareAgain(error)) throw error;
        run = runAlone;
      }
    }
  }

  /** Runs `work` on a connection that nobody else uses meanwhile. */
  async use<T>(work: (client: pg.PoolClient) => Promise<T>): Promise<T> {
    const client = await this.#acquire();
    let mustClose = false;
    try {
      return await work(client);
    } catch (error) {
      // A connection keeps its prepared statements and its settings, so only a new one can execute this statement.
      mustClose = mustPrepareAgain(error) || isReadOnly(error);
      throw error;
    } finally {
      // pg also removes a connection that is broken.
      client.release(mustClose);
    }
  }

  state(): PoolState {
    const { totalCount, idleCount, waitingCount } = this.#pool;
    return {
      size: this.#size,
      inUse: totalCount - idleCount,
      waiting: waitingCount + this.#batches.additionalWaiting,
    };
  }

  /** Lets running statements and transactions finish for some seconds, then closes all connections. */
  async close(seconds: number): Promise<void> {
    const { promise: timeout, resolve } = Promise.withResolvers<void>();
    const timer = setTimeout(resolve, seconds * 1000);
    // Statements of this turn of the event loop get their connection first.
    await nextTurn();
    await Promise.race([this.#pool.end(), timeout]);
    clearTimeout(timer);
    this.drop();
  }

  /**
   * Closes all connections at once, including idle ones: if their server disappeared without closing them, the next
   * statement on them would wait for many minutes.
   */
  drop(): void {
    for (const client of this.#open) dropConnection(client);
  }

  #acquire(): Promise<pg.PoolClient> {
    this.#watchdog?.check();
    return new Promise((resolve, reject) => {
      this.#waiting.add(reject);
      this.#pool.connect((error, client) => {
        const isStillWaiting = this.#waiting.delete(reject);
        if (error) reject(error);
        else if (isStillWaiting) resolve(client!);
        else client!.release();
      });
    });
  }
}

/** Statements are prepared where requests need them often, and these are short. */
function isShortRead({ name, text }: pg.QueryConfig): boolean {
  return name !== undefined && text.startsWith('select ');
}
