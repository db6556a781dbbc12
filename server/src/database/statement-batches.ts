import type pg from 'pg';

/** Limits how many statements wait behind a slow one on the same connection. */
const MAX_STATEMENTS = 16;

type Statement = {
  config: pg.QueryConfig;
  values: unknown[] | undefined;
  resolve(result: pg.QueryResult): void;
  reject(error: unknown): void;
};

type UseConnection = (work: (client: pg.PoolClient) => Promise<unknown>) => Promise<unknown>;

/**
 * Sends the statements of several callers over one connection in one write, because the write costs more than all other
 * work on a small statement. Statements share a batch if they start in the same turn of the event loop or while all
 * connections are in use; no statement waits for others to arrive.
 */
export class StatementBatches {
  readonly #use: UseConnection;
  readonly #waiting: Statement[] = [];
  /** The batches without a connection. Each will take up to `MAX_STATEMENTS` of the waiting statements. */
  #waitingBatches = 0;

  constructor(use: UseConnection) {
    this.#use = use;
  }

  /** Only for short reads: a write would let others wait until its locks are free and it is on disk. */
  run(config: pg.QueryConfig, values?: unknown[]): Promise<pg.QueryResult> {
    return new Promise((resolve, reject) => {
      this.#waiting.push({ config, values, resolve, reject });
      if (this.#waiting.length <= this.#waitingBatches * MAX_STATEMENTS) return;
      this.#waitingBatches += 1;
      setImmediate(() => void this.#runBatch());
    });
  }

  /** The statements that wait in addition to one for each batch; the pool counts a waiting batch once. */
  get additionalWaiting(): number {
    return this.#waiting.length - this.#waitingBatches;
  }

  async #runBatch(): Promise<void> {
    let batch: Statement[] | undefined;
    try {
      await this.#use((client) => {
        batch = this.#takeBatch();
        return send(client, batch);
      });
    } catch (error) {
      // Has no effect on statements that have their answer.
      for (const { reject } of batch ?? this.#takeBatch()) reject(error);
    }
  }

  #takeBatch(): Statement[] {
    this.#waitingBatches -= 1;
    return this.#waiting.splice(0, MAX_STATEMENTS);
  }
}

/** Each caller gets the answer as soon as it arrives. If a statement failed, this fails after all are done. */
async function send(client: pg.PoolClient, batch: Statement[]): Promise<void> {
  const { stream } = client.connection;
  stream.cork();
  const running = batch.map(({ config, values, resolve, reject }) => {
    const result = client.query(config, values);
    result.then(resolve, reject);
    return result;
  });
  stream.uncork();
  await Promise.allSettled(running);
  await Promise.all(running);
}
