import type { TestAttempt } from '@sikhya/contract/mock-test.ts';
import { ApiError, isNotFound } from '../../../lib/api-error.ts';
import type { Sheet } from '../sheet/sheet.ts';
import { AttemptSync, type TestOutcome } from './attempt-sync.ts';
import { changeKept, forgetTest, isKeptOnDevice, keptSheet, onKeptChange } from './kept-tests.ts';
import { forgetTaps, noteTaps } from './last-taps.ts';
import { minded } from './minded.ts';

export type Keeping = {
  sheet: Sheet;
  /** Where the answers are: the server has them all, is being told, or cannot be reached. */
  saved: 'on-server' | 'on-its-way' | 'waiting';
  /** Without the server, whether they outlive this page. */
  onDevice: boolean;
};

type Change = (sheet: Sheet) => Sheet;
type Listener = { onResult: (outcome: TestOutcome) => void; onGone: (message: string) => void };

/**
 * The test on the screen. A change is seen and noted at once, kept on the device a moment later, and told to the server
 * after that; what other tabs do is seen here, too.
 */
export class AttemptKeeper {
  readonly #paper: TestAttempt;
  readonly #listener: Listener;
  readonly #watchers = new Set<() => void>();
  readonly #waiting: Change[] = [];
  #kept: Sheet;
  #state: Keeping;
  #last: Promise<unknown> = Promise.resolve();
  #sync: AttemptSync | undefined;
  #troubled = false;

  constructor(paper: TestAttempt, sheet: Sheet, listener: Listener) {
    this.#paper = paper;
    this.#listener = listener;
    this.#kept = sheet;
    this.#state = { sheet, saved: 'on-its-way', onDevice: isKeptOnDevice() };
  }

  readonly state = (): Keeping => this.#state;

  readonly watch = (watcher: () => void): (() => void) => {
    this.#watchers.add(watcher);
    return () => this.#watchers.delete(watcher);
  };

  /** Gives back what ends it. */
  start(): () => void {
    const sync = new AttemptSync(this.#paper, {
      onTrouble: (error) => this.#trouble(error),
      onResult: this.#listener.onResult,
      lastKnown: () => this.#state.sheet,
    });
    this.#sync = sync;
    const listening = new AbortController();
    const ask = () => document.visibilityState === 'visible' && sync.ask();
    // the clock may have stood still, and other devices may have answered
    document.addEventListener('visibilitychange', ask, { signal: listening.signal });
    window.addEventListener('online', () => sync.ask(), { signal: listening.signal });
    const release = minded(this.#paper.attemptId);
    const unhear = onKeptChange((attemptId) => {
      if (attemptId === this.#paper.attemptId) void this.#read();
    });
    sync.ask();
    return () => {
      listening.abort();
      unhear();
      sync.stop();
      release();
    };
  }

  change(change: Change): void {
    this.#waiting.push(change);
    this.#show();
    noteTaps(this.#state.sheet);
    this.#last = this.#last.then(async () => {
      const kept = await changeKept(this.#paper.attemptId, (sheet) => change(sheet ?? this.#kept));
      this.#waiting.shift();
      if (kept) this.#kept = kept;
      if (this.#waiting.length === 0) forgetTaps(this.#paper.attemptId);
      this.#show();
      this.#sync?.wake();
    });
  }

  /** The server is asked what time it is. */
  checkTime(): void {
    this.#sync?.ask();
  }

  async #read(): Promise<void> {
    const kept = await keptSheet(this.#paper.attemptId);
    // handed in by another tab, or lost by the browser: the server knows
    if (!kept) return this.#sync?.wake();
    this.#kept = kept;
    this.#show();
    // another tab wants to hand in, and may be closed before it does
    if (kept.finished) this.#sync?.wake();
  }

  #trouble(error: unknown): void {
    this.#troubled = error !== null;
    this.#show();
    if (!(error instanceof ApiError) || !isNotFound(error)) return;
    void forgetTest(this.#paper.attemptId);
    this.#listener.onGone(error.message);
  }

  #show(): void {
    const sheet = this.#waiting.reduce((before, change) => change(before), this.#kept);
    const toTell = sheet.unconfirmed.length > 0 || this.#waiting.length > 0;
    const saved = this.#troubled ? 'waiting' : toTell ? 'on-its-way' : 'on-server';
    this.#state = { sheet, saved, onDevice: isKeptOnDevice() };
    for (const watcher of this.#watchers) watcher();
  }
}
