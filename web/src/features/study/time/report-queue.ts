import type { EndpointResponse } from '@sikhya/contract/endpoint.ts';
import { MAX_REPORT_AGE_SECONDS, reportStudy } from '@sikhya/contract/study.ts';
import { isSignedOutError, isTransient } from '../../../lib/api-error.ts';
import { call } from '../../../lib/call.ts';
import { logAndRethrow } from '../../../lib/log-and-rethrow.ts';
import { withLock } from '../../../lib/with-lock.ts';
import { type StudyReport, UnsentMinutes, type UnsentReport } from './unsent-minutes.ts';

export type StudyResponse = EndpointResponse<typeof reportStudy>;

type Report = StudyReport & {
  /** Set when the page is being closed, so that the browser still sends the request. */
  keepalive?: boolean;
};

type Listener = (courseId: string, response: StudyResponse) => void;

/** Only the window of this site that holds this lock sends reports, except one that is being closed. */
const LOCK = 'unsent-minutes';
const TIMEOUT_MS = 15_000;

/**
 * Stores each report until the server has answered, and sends one at a time in their order: when the server hears of a
 * later time it no longer counts earlier minutes. The server counts a report that is sent again once.
 */
export class ReportQueue {
  readonly #unsent: UnsentMinutes;
  #listener: Listener | undefined;
  #lastRequest: Promise<unknown> = Promise.resolve();

  constructor(unsent: UnsentMinutes) {
    this.#unsent = unsent;
  }

  setListener(listener: Listener): void {
    this.#listener = listener;
  }

  send({ keepalive = false, ...studied }: Report): void {
    const isOnlyOne = this.#unsent.isEmpty();
    this.#unsent.add({ ...studied, endedAt: Date.now() });
    if (!keepalive) this.retryUnsent();
    // A page that is being closed cannot wait for earlier requests.
    else if (isOnlyOne) void this.#sendFirst(keepalive);
  }

  retryUnsent(): void {
    this.#lastRequest = this.#lastRequest.then(() => withLock(LOCK, () => this.#sendAll()));
  }

  async #sendAll(): Promise<void> {
    while (await this.#sendFirst(false));
  }

  /** Returns whether the next one may be sent. */
  async #sendFirst(keepalive: boolean): Promise<boolean> {
    const report = this.#unsent.tryFirst();
    if (!report || !(await this.#send(report, keepalive))) return false;
    this.#unsent.remove(report);
    return true;
  }

  /** Returns false if it has to be sent again. */
  async #send(report: UnsentReport, keepalive: boolean): Promise<boolean> {
    const { reportId, courseId, chapterId, minutes, endedAt } = report;
    try {
      const body = { reportId, courseId, chapterId, timeSpent: minutes, secondsAgo: toSecondsAgo(endedAt) };
      const options = { keepalive, student: this.#unsent.student, signal: AbortSignal.timeout(TIMEOUT_MS) };
      const response = await call(reportStudy, { body }, options).catch(
        logAndRethrow((status) => `Failed to update chapter progress: ${status}`),
      );
      this.#listener?.(courseId, response);
      return true;
    } catch (error) {
      // After another refusal a retry is useless: the chapter was removed, or the student is no longer enrolled.
      return !isTransient(error) && !isSignedOutError(error);
    }
  }
}

const queues = new Map<string, ReportQueue>();

/** One queue for all screens of the page, so that none sends what another one is sending. */
export function getReportQueue(student: string): ReportQueue {
  const queue = queues.get(student) ?? new ReportQueue(new UnsentMinutes(student));
  queues.set(student, queue);
  return queue;
}

/** 0 if the clock of the device must have been wrong. */
function toSecondsAgo(endedAt = Date.now()): number {
  const seconds = Math.round((Date.now() - endedAt) / 1000);
  return seconds >= 0 && seconds <= MAX_REPORT_AGE_SECONDS ? seconds : 0;
}
