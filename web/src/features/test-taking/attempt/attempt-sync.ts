import { EXAM_HAND_IN_SPREAD_SECONDS } from '@sikhya/contract/constants.ts';
import { ApiError, isTransient } from '../../../lib/api-error.ts';
import { withLock } from '../../../lib/with-lock.ts';
import { type HandInResponse, sendAnswers, sendHandIn, sendOfflineHandIn, startExamAttempt } from '../api.ts';
import { type Attempt, getTimeLeft, type Paper, resume } from './attempt.ts';
import { applySaveResponse, createSave, createSaveOrCheck, type SaveRequest } from './attempt-protocol.ts';
import { deleteAttempt, readAttempt, updateAttempt } from './attempt-storage.ts';
import { dropLateMarks, hasLateAnswers, setEnds, updateExamFromServer } from './exam-attempt.ts';

type Listener = {
  /** Null once syncing works again. */
  onError: (error: unknown) => void;
  onResult: (response: HandInResponse) => void;
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
        // without a lock the save numbers keep two tabs from overwriting each other
        await withLock(`mock-test:${this.#paper.attemptId}`, () => this.#exchange());
        if (this.#failures > 0) this.#listener.onError(null);
        this.#failures = 0;
      }
    } catch (error) {
      this.#failures += 1;
      if (!this.#isStopped) this.#listener.onError(error);
      // The other device may hand the exam in, which ends the retries.
      if (!this.#isStopped && (isTransient(error) || hasCode(error, 'other-device'))) {
        this.#retryTimer = setTimeout(() => this.sync(), getRetryDelay(this.#failures, Math.random()));
      }
    } finally {
      this.#isRunning = false;
    }
  }

  async #exchange(): Promise<void> {
    const attempt = (await readAttempt(this.#paper.attemptId)) ?? (await this.#restore());
    if (!attempt) return this.stop();
    if (attempt.offline) return this.#handInOffline(attempt);
    try {
      await this.#saveOrHandIn(await this.#dropLateChanges(attempt));
    } catch (error) {
      if (!hasCode(error, 'test-over')) throw error;
      await this.#handIn(attempt);
    }
  }

  async #saveOrHandIn(attempt: Attempt): Promise<void> {
    try {
      if (attempt.finished) return await this.#syncAndHandIn(attempt);
      const request = this.#mustCheck ? createSaveOrCheck(attempt) : createSave(attempt);
      if (!request) return;
      const after = await this.#save(attempt, request);
      this.#mustCheck = false;
      if (after && createSave(after)) this.#isRequested = true;
    } catch (error) {
      if (!hasCode(error, 'section-over')) throw error;
      await this.#continueAfterSection(attempt);
    }
  }

  /** The server learns of an attempt without a connection only when it is handed in. */
  async #handInOffline(attempt: Attempt): Promise<void> {
    this.#mustCheck = false;
    if (attempt.finished) await this.#end(await sendOfflineHandIn(this.#paper, attempt));
  }

  /** Answers that the server would refuse, because their section of the exam is over, must not hold up the others. */
  async #dropLateChanges(attempt: Attempt): Promise<Attempt> {
    if (hasLateAnswers(attempt, Date.now())) return this.#updateExam(attempt);
    const open = dropLateMarks(attempt, Date.now());
    if (open === attempt) return attempt;
    const dropLate = (stored: Attempt | undefined) => stored && dropLateMarks(stored, Date.now());
    return (await updateAttempt(attempt.attemptId, dropLate)) ?? open;
  }

  /** By the server's clock a section is over, or has not begun: its times replace those of this device. */
  async #continueAfterSection(attempt: Attempt): Promise<void> {
    const updated = await this.#updateExam(attempt);
    this.#mustCheck = false;
    if (updated.finished || createSave(updated))
      this.#retryTimer = setTimeout(() => this.sync(), FIRST_RETRY_MS);
  }

  /** Asks the server for the exam's times, answers and marks. */
  async #updateExam(attempt: Attempt): Promise<Attempt> {
    const { attemptId, student, exam } = attempt;
    if (!exam) throw new Error('only exams have sections');
    const { examId, deviceId } = exam;
    const { attempt: started, clockOffset } = await startExamAttempt(
      examId,
      { attemptId, deviceId },
      student,
    );
    const deviceFields = { student, clockOffset, deviceId };
    const updated = await updateAttempt(attemptId, (stored) =>
      stored?.exam ? updateExamFromServer(stored, started, deviceFields, Date.now()) : stored,
    );
    return updated ?? attempt;
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
    const delay = getHandInDelay(attempt, Date.now(), Math.random());
    if (delay > 0) await new Promise((resolve) => setTimeout(resolve, delay));
    if (this.#isStopped) return;
    let current = attempt;
    do current = (await this.#save(current, createSaveOrCheck(current))) ?? current;
    while (createSave(current));
    if (current.finished === 'by-time' && getTimeLeft(current, Date.now()) > 0) {
      await updateAttempt(current.attemptId, (stored) => stored && resume(stored));
      return;
    }
    await this.#handIn(current);
  }

  async #save(attempt: Attempt, request: SaveRequest): Promise<Attempt | undefined> {
    const { attemptId } = attempt;
    const { clockOffset, ...response } = await sendAnswers(attempt, request);
    return updateAttempt(
      attemptId,
      (stored) =>
        stored && { ...setEnds(applySaveResponse(stored, request, response), response), clockOffset },
    );
  }

  async #handIn(attempt: Attempt): Promise<void> {
    await this.#end(await sendHandIn(this.#paper, attempt));
  }

  async #end(response: HandInResponse): Promise<void> {
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

/**
 * How long an exam whose time is over waits before it is handed in. `random` (0 to 1) spreads the devices, because all
 * students may have the same deadline.
 */
export function getHandInDelay(attempt: Attempt, deviceNow: number, random: number): number {
  const late = -getTimeLeft(attempt, deviceNow);
  if (!attempt.exam || attempt.finished !== 'by-time' || late < 0) return 0;
  return Math.max(0, Math.round(random * EXAM_HAND_IN_SPREAD_SECONDS * 1000) - late);
}

/**
 * `test-over`: the time is over, or another device has handed the attempt in; handing in again returns the result.
 * `section-over` and `other-device` are of exams.
 */
function hasCode(error: unknown, code: 'test-over' | 'section-over' | 'other-device'): boolean {
  return error instanceof ApiError && error.code === code;
}
