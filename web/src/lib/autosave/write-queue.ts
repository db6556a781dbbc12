import { isTransient } from '../api-error.ts';
import { createIdempotencyKey } from '../idempotency.ts';

/** A write and what the editor needs when its result arrives, such as the form that was sent. */
type Write<Request, Context> = { request: Request; context: Context };

/** A write whose response has not arrived. Repeated with the same key, it is executed at most once. */
export type PendingWrite<Request, Context> = Write<Request, Context> & { key: string; sentAt: number };

export type PendingWriteStore<Request, Context> = {
  read: () => Promise<PendingWrite<Request, Context> | null>;
  write: (pending: PendingWrite<Request, Context> | null) => Promise<void>;
};

type WriteQueueOptions<Request, Context, Result> = {
  send: (request: Request, key: string) => Promise<Result>;
  /** Called with each result before the next write is created, also when a pending write was repeated. */
  onResult: (result: Result, context: Context) => void;
  /** Keeps a pending write over a reload. */
  store?: PendingWriteStore<Request, Context>;
};

/**
 * Sends the writes of one editor one after the other. When a response is lost, the pending write is repeated before the
 * next one, so that it is neither executed twice nor reported as a conflict with somebody else's save.
 */
export class WriteQueue<Request, Context, Result> {
  #options: WriteQueueOptions<Request, Context, Result>;
  #pending: PendingWrite<Request, Context> | null = null;
  #restoring: Promise<void> | undefined;
  #last: Promise<unknown> = Promise.resolve();

  constructor(options: WriteQueueOptions<Request, Context, Result>) {
    this.#options = options;
  }

  /** Runs work when the work before it is done. */
  inTurn<T>(work: () => Promise<T>): Promise<T> {
    const result = this.#last.then(work);
    this.#last = result.catch(() => {});
    return result;
  }

  /** Sends a write; call it in turn. `create` is called again after a pending write, whose result may change the next. */
  async write(create: () => Write<Request, Context>): Promise<Result> {
    this.#restoring ??= this.#restore();
    await this.#restoring;
    const pending = this.#pending;
    if (pending) {
      const isSame = JSON.stringify(pending.request) === JSON.stringify(create().request);
      if (isSame) return this.#deliver(pending);
      await this.#deliver(pending).catch((error) => {
        if (isTransient(error)) throw error;
      });
    }
    return this.#deliver({ ...create(), key: createIdempotencyKey(), sentAt: Date.now() });
  }

  async #restore(): Promise<void> {
    this.#pending = (await this.#options.store?.read()) ?? null;
  }

  async #deliver(write: PendingWrite<Request, Context>): Promise<Result> {
    if (this.#pending !== write) await this.#options.store?.write(write);
    this.#pending = write;
    const result = await this.#options.send(write.request, write.key).catch(async (error) => {
      if (!isTransient(error)) await this.#clearPending();
      throw error;
    });
    await this.#clearPending();
    this.#options.onResult(result, write.context);
    return result;
  }

  async #clearPending(): Promise<void> {
    this.#pending = null;
    await this.#options.store?.write(null);
  }
}
