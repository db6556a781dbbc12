import { ApiError } from '../../../lib/api-error.ts';
import type { HandInResponse } from '../api.ts';
import { type ClockJump, watchClock } from '../time/watch-clock.ts';
import { type Attempt, getTimeLeft, type HandInReason, type Paper, requestHandIn } from './attempt.ts';
import { createSave } from './attempt-protocol.ts';
import {
  clearUnwrittenAnswers,
  deleteAttempt,
  isStoredOnDevice,
  onAttemptChange,
  readAttempt,
  storeUnwrittenAnswers,
  updateAttempt,
} from './attempt-storage.ts';
import { AttemptSync } from './attempt-sync.ts';
import { isGone } from './is-gone.ts';
import { registerOnScreen } from './on-screen-attempts.ts';

export type AttemptState = {
  attempt: Attempt;
  /** `retrying` while the server cannot be reached; `unstored` for an attempt that only the page knows. */
  syncStatus: 'synced' | 'syncing' | 'retrying' | 'unstored';
  /** Whether answers survive a reload of this page. */
  isStoredOnDevice: boolean;
  /** Another device has taken the exam over, so the server accepts nothing from this one. */
  isTakenOver: boolean;
};

type Change = (attempt: Attempt) => Attempt;

/** The changes that the questions on the screen can make to the attempt. */
export type AttemptActions = {
  change: (change: Change) => void;
  handIn: (reason: HandInReason) => void;
};

type Listener = {
  onResult: (response: HandInResponse) => void;
  /** The server no longer knows the attempt. */
  onGone: (message: string) => void;
};

/**
 * The attempt on the screen. A change is shown at once, then written to the device, then synced with the server.
 * Changes by other tabs are shown, too.
 */
export class AttemptStore {
  readonly #paper: Paper;
  readonly #subscribers = new Set<() => void>();
  /** Changes that are shown but not yet written to the device. */
  readonly #unwritten: Change[] = [];
  #stored: Attempt;
  #state: AttemptState;
  #lastWrite: Promise<unknown> = Promise.resolve();
  #sync: AttemptSync | undefined;
  #checkClock: (() => void) | undefined;
  #isRetrying = false;
  #isTakenOver = false;

  constructor({ paper, attempt }: { paper: Paper; attempt: Attempt }) {
    this.#paper = paper;
    this.#stored = attempt;
    this.#state = {
      attempt,
      syncStatus: 'syncing',
      isStoredOnDevice: isStoredOnDevice(),
      isTakenOver: false,
    };
  }

  readonly getState = (): AttemptState => this.#state;

  readonly subscribe = (subscriber: () => void): (() => void) => {
    this.#subscribers.add(subscriber);
    return () => this.#subscribers.delete(subscriber);
  };

  /** Starts syncing. Returns a function that stops it. */
  start({ onResult, onGone }: Listener): () => void {
    const { attemptId } = this.#paper;
    const sync = new AttemptSync(this.#paper, {
      onResult,
      onError: (error) => {
        this.#isRetrying = error !== null;
        this.#isTakenOver = error instanceof ApiError && error.code === 'other-device';
        this.#refresh();
        if (!(error instanceof ApiError) || !isGone(error, this.#state.attempt)) return;
        sync.stop();
        void deleteAttempt(attemptId);
        onGone(error.message);
      },
      getLastKnown: () => this.#state.attempt,
    });
    this.#sync = sync;
    const stopListening = new AbortController();
    const { signal } = stopListening;
    // After a sleep the clock may be wrong, and other devices may have saved answers.
    const checkIfVisible = () => document.visibilityState === 'visible' && sync.check();
    document.addEventListener('visibilitychange', checkIfVisible, { signal });
    window.addEventListener('online', () => sync.check(), { signal });
    const unregister = registerOnScreen(attemptId);
    const unsubscribe = onAttemptChange((changedId) => {
      if (changedId === attemptId) void this.#readStorage();
    });
    const clock = watchClock(
      () => this.#state.attempt.clockOffset,
      (jump, offset) => this.#onClockJump(jump, offset),
    );
    this.#checkClock = clock.check;
    sync.check();
    return () => {
      clock.stop();
      stopListening.abort();
      unsubscribe();
      sync.stop();
      unregister();
    };
  }

  change(change: Change): void {
    const { attemptId } = this.#paper;
    this.#unwritten.push(change);
    this.#refresh();
    storeUnwrittenAnswers(this.#state.attempt);
    this.#lastWrite = this.#lastWrite.then(async () => {
      const stored = await updateAttempt(attemptId, (attempt) => change(attempt ?? this.#stored));
      this.#unwritten.shift();
      if (stored) this.#stored = stored;
      if (this.#unwritten.length === 0) clearUnwrittenAnswers(attemptId);
      this.#refresh();
      this.#sync?.sync();
    });
  }

  /** The attempt takes no more answers, and the next sync hands it in. */
  handIn(reason: HandInReason): void {
    this.#checkClock?.();
    if (reason === 'by-time' && getTimeLeft(this.#state.attempt, Date.now()) > 0) return;
    this.change((attempt) => requestHandIn(attempt, reason));
  }

  /** Asks the server now for its time and the state of the attempt. */
  check(): void {
    this.#sync?.check();
  }

  /**
   * A clock that was set does not change the time left, also without a connection. After a sleep the clock is right. The
   * server is asked in both cases.
   */
  #onClockJump({ milliseconds, mayHaveSlept }: ClockJump, offset: number): void {
    // another tab may have corrected the offset already; responses change it by less
    const isCorrected = ({ clockOffset }: Attempt) =>
      Math.abs(clockOffset - offset) > Math.abs(milliseconds) / 2;
    if (!mayHaveSlept)
      this.change((attempt) =>
        isCorrected(attempt) ? attempt : { ...attempt, clockOffset: attempt.clockOffset - milliseconds },
      );
    this.check();
  }

  async #readStorage(): Promise<void> {
    const stored = await readAttempt(this.#paper.attemptId);
    // Another tab has handed it in, or the browser has cleared its data: the sync asks the server.
    if (!stored) return this.#sync?.sync();
    this.#stored = stored;
    this.#refresh();
    // The tab that requested the hand-in may be closed before it is sent.
    if (stored.finished) this.#sync?.sync();
  }

  #refresh(): void {
    const attempt = this.#unwritten.reduce((before, change) => change(before), this.#stored);
    const isSynced = createSave(attempt) === null && this.#unwritten.length === 0;
    // The screen promises to hand in later, which holds only once the device has stored the hand-in.
    const isHandInStored = attempt.finished === this.#stored.finished;
    const isOnlyHere = attempt.offline !== undefined && attempt.finished === null;
    const isRetrying = isOnlyHere || (this.#isRetrying && isHandInStored);
    const syncStatus = isRetrying ? 'retrying' : isSynced ? 'synced' : 'syncing';
    this.#state = {
      attempt,
      syncStatus,
      isStoredOnDevice: isStoredOnDevice(),
      isTakenOver: this.#isTakenOver,
    };
    for (const subscriber of this.#subscribers) subscriber();
  }
}
