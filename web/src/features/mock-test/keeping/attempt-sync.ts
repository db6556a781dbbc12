import type { EndpointResponse } from '@sikhya/contract/endpoint.ts';
import type { handInTest, TestAttempt } from '@sikhya/contract/mock-test.ts';
import { isTransient } from '../../../lib/api-error.ts';
import { afterSave, inquiry, nextSave, type Save } from '../sheet/protocol.ts';
import { goOn, type Sheet, timeLeft } from '../sheet/sheet.ts';
import { pauseAfter } from './backoff.ts';
import { changeKept, forgetTest, keptSheet } from './kept-tests.ts';
import * as server from './test-server.ts';

export type TestOutcome = EndpointResponse<typeof handInTest>;

/** What handing in needs of a test. */
export type Paper = Pick<TestAttempt, 'attemptId' | 'courseId' | 'chapterId' | 'questions'>;

type Listener = {
  /** Null once it works again. */
  onTrouble: (error: unknown) => void;
  onResult: (outcome: TestOutcome) => void;
  /** What is known of a sheet that is no longer kept; undefined where nobody waits for its result. */
  lastKnown: () => Sheet | undefined;
};

/**
 * Brings one test of this device and the server together: one exchange at a time, over all tabs, and again and again
 * until it worked. What there is to do stands in the kept sheet alone, so it does not matter who does it.
 */
export class AttemptSync {
  readonly #paper: Paper;
  readonly #listener: Listener;
  #running = false;
  #again = false;
  #asks = false;
  #ended = false;
  #failures = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(paper: Paper, listener: Listener) {
    this.#paper = paper;
    this.#listener = listener;
  }

  /** There may be something to tell. */
  wake(): void {
    if (this.#ended) return;
    clearTimeout(this.#timer);
    this.#again = true;
    if (!this.#running) void this.#run();
  }

  /** The server is asked how things stand, also if there is nothing to tell. */
  ask(): void {
    this.#asks = true;
    this.wake();
  }

  stop(): void {
    this.#ended = true;
    clearTimeout(this.#timer);
  }

  async #run(): Promise<void> {
    this.#running = true;
    try {
      while (this.#again && !this.#ended) {
        this.#again = false;
        await alone(this.#paper.attemptId, () => this.#exchange());
        if (this.#failures > 0) this.#listener.onTrouble(null);
        this.#failures = 0;
      }
    } catch (error) {
      this.#failures += 1;
      if (!this.#ended) this.#listener.onTrouble(error);
      // a refusal is shown, and not asked for again
      if (!this.#ended && isTransient(error)) {
        this.#timer = setTimeout(() => this.wake(), pauseAfter(this.#failures, Math.random()));
      }
    } finally {
      this.#running = false;
    }
  }

  async #exchange(): Promise<void> {
    const sheet = (await keptSheet(this.#paper.attemptId)) ?? (await this.#restored());
    if (!sheet) return this.stop();
    if (sheet.finished) return this.#finish(sheet);
    const next = this.#asks ? inquiry(sheet) : nextSave(sheet);
    if (!next) return;
    try {
      const after = await this.#save(next);
      this.#asks = false;
      if (after && nextSave(after)) this.#again = true;
    } catch (error) {
      if (!server.isOver(error)) throw error;
      await this.#handIn(sheet);
    }
  }

  /**
   * Either another tab has handed it in, or the browser has thrown away what it was to keep. The server knows which:
   * it is asked, and refuses a test that is over.
   */
  async #restored(): Promise<Sheet | undefined> {
    this.#asks = true;
    const known = this.#listener.lastKnown();
    return known && changeKept(known.attemptId, (kept) => kept ?? known);
  }

  /** Tells all and hears all before the last word; and only the server's clock says that the time is over. */
  async #finish(sheet: Sheet): Promise<void> {
    let current = sheet;
    try {
      do current = (await this.#save(inquiry(current))) ?? current;
      while (nextSave(current));
      if (current.finished === 'by-time' && timeLeft(current, Date.now()) > 0) {
        await changeKept(current.attemptId, (kept) => kept && goOn(kept));
        return;
      }
    } catch (error) {
      if (!server.isOver(error)) throw error;
    }
    await this.#handIn(current);
  }

  async #save(next: Save): Promise<Sheet | undefined> {
    const { attemptId } = this.#paper;
    const { clockOffset, deadline, ...answer } = await server.save(attemptId, next);
    return changeKept(
      attemptId,
      (kept) => kept && { ...afterSave(kept, next, answer), clockOffset, deadline: Date.parse(deadline) },
    );
  }

  async #handIn(sheet: Sheet): Promise<void> {
    const outcome = await server.handIn(this.#paper, sheet.answers);
    this.#ended = true;
    await forgetTest(this.#paper.attemptId);
    this.#listener.onResult(outcome);
  }
}

/** Only pages that came over HTTPS have locks; without them the protocol still keeps every answer. */
async function alone(attemptId: string, work: () => Promise<void>): Promise<void> {
  if (navigator.locks) await navigator.locks.request(`mock-test:${attemptId}`, work);
  else await work();
}
