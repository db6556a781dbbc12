import { ApiError, isTransient } from '../../../lib/api-error.ts';
import { type ResultWithReview, sendAnswers, sendHandIn } from '../api.ts';
import {
  type Attempt,
  applySaveResponse,
  createSave,
  createSaveOrCheck,
  getTimeLeft,
  type Paper,
  resume,
  type SaveRequest,
} from './attempt.ts';
import { deleteAttempt, readAttempt, updateAttempt } from './attempt-storage.ts';

type Listener = {
  /** Null once syncing works again. */
  onError: (error: unknown) => void;
  onResult: (response: ResultWithReview) => void;
  /** The attempt to store again when it has vanished from this device; undefined to stop syncing it. */
  getLastKnown: () => Attempt | undefined;
};

/**
 * Syncs one attempt of this device with the server: one exchange at a time across all tabs, retried until it succeeds.
 * It holds no answers: each exchange reads from the device what there is to send, so any tab can do it.
 */
export class AttemptSync {
  readonly #paper: Paper;
  readonly #listener: Listener;
  #isRunning = false;
  #isRequested = false;
  #mustCheck = false;
  #isStopped = false;
  #failures = 0;
  #retryTimer: ReturnType<typeof setTimeout> | undefined;

  constructor(paper: Paper, listener: Listener) {
    this.#paper = paper;
    this.#listener = listener;
  }

  /** Sends what the server has not confirmed yet; does nothing when there is nothing to send. */
  sync(): void {
    if (this.#isStopped) return;
    clearTimeout(this.#retryTimer);
    this.#isRequested = true;
    if (!this.#isRunning) void this.#run();
  }

  /** Asks the server for its time and for the answers of other devices, even when there is nothing to send. */
  check(): void {
    this.#mustCheck = true;
    this.sync();
  }

  stop(): void {
    this.#isStopped = true;
    clearTimeout(this.#retryTimer);
  }

  async #run(): Promise<void> {
    this.#isRunning = true;
    try {
      while (this.#isRequested && !this.#isStopped) {
        this.#isRequested = false;
        await withLock(this.#paper.attemptId, () => this.#exchange());
        if (this.#failures > 0) this.#listener.onError(null);
        this.#failures = 0;
      }
    } catch (error) {
      this.#failures += 1;
      if (!this.#isStopped) this.#listener.onError(error);
      if (!this.#isStopped && isTransient(error)) {
        this.#retryTimer = setTimeout(() => this.sync(), getRetryDelay(this.#failures, Math.random()));
      }
    } finally {
      this.#isRunning = false;
    }
  }

  async #exchange(): Promise<void> {
    const attempt = (await readAttempt(this.#paper.attemptId)) ?? (await this.#restore());
    if (!attempt) return this.stop();
    if (attempt.finished) return this.#syncAndHandIn(attempt);
    const request = this.#mustCheck ? createSaveOrCheck(attempt) : createSave(attempt);
    if (!request) return;
    try {
      const after = await this.#save(request);
      this.#mustCheck = false;
      if (after && createSave(after)) this.#isRequested = true;
    } catch (error) {
      if (!isTestOver(error)) throw error;
      await this.#handIn(attempt);
    }
  }

  /**
   * The attempt is no longer on this device: another tab has handed it in, or the browser has cleared its data. The
   * server knows which, so it is asked.
   */
  async #restore(): Promise<Attempt | undefined> {
    this.#mustCheck = true;
    const lastKnown = this.#listener.getLastKnown();
    return lastKnown && updateAttempt(lastKnown.attemptId, (stored) => stored ?? lastKnown);
  }

  /** Syncs all answers before handing in. Only the server's clock decides that the time is over. */
  async #syncAndHandIn(attempt: Attempt): Promise<void> {
    let current = attempt;
    try {
      do current = (await this.#save(createSaveOrCheck(current))) ?? current;
      while (createSave(current));
      if (current.finished === 'by-time' && getTimeLeft(current, Date.now()) > 0) {
        await updateAttempt(current.attemptId, (stored) => stored && resume(stored));
        return;
      }
    } catch (error) {
      if (!isTestOver(error)) throw error;
    }
    await this.#handIn(current);
  }

  async #save(request: SaveRequest): Promise<Attempt | undefined> {
    const { attemptId } = this.#paper;
    const { clockOffset, deadline, ...response } = await sendAnswers(attemptId, request);
    return updateAttempt(
      attemptId,
      (stored) =>
        stored && {
          ...applySaveResponse(stored, request, response),
          clockOffset,
          deadline: Date.parse(deadline),
        },
    );
  }

  async #handIn(attempt: Attempt): Promise<void> {
    const response = await sendHandIn(this.#paper, attempt);
    this.#isStopped = true;
    await deleteAttempt(this.#paper.attemptId);
    this.#listener.onResult(response);
  }
}

const FIRST_RETRY_MS = 1000;
/** Well below the grace period after the deadline, in which the server still accepts answers. */
const MAX_RETRY_MS = 15_000;

/** Doubles with each failure in a row. `random` (0 to 1) spreads the retries of many devices. */
export function getRetryDelay(failures: number, random: number): number {
  const longest = Math.min(MAX_RETRY_MS, FIRST_RETRY_MS * 2 ** (failures - 1));
  return Math.round(longest * (0.5 + random / 2));
}

/** The time is over, or another device has handed the attempt in; handing in again returns the result. */
function isTestOver(error: unknown): boolean {
  return error instanceof ApiError && error.code === 'test-over';
}

/** Web Locks exist only on HTTPS pages; without them the save numbers keep two tabs from overwriting each other. */
async function withLock(attemptId: string, work: () => Promise<void>): Promise<void> {
  if (navigator.locks) await navigator.locks.request(`mock-test:${attemptId}`, work);
  else await work();
}
