import type { EndpointResponse } from '@sikhya/contract/endpoint.ts';
import { MAX_REPORT_AGE_SECONDS, reportStudy } from '@sikhya/contract/study.ts';
import { isSignedOutError, isTransient } from '../../../lib/api-error.ts';
import { call } from '../../../lib/call.ts';
import { logAndRethrow } from '../../../lib/log-and-rethrow.ts';
import type { UnsentMinutes, UnsentReport } from './unsent-minutes.ts';

export type StudyResponse = EndpointResponse<typeof reportStudy>;

type Report = Omit<UnsentReport, 'endedAt'> & {
  /** Set when the page is being closed, so that the browser still sends the request. */
  keepalive?: boolean;
};

type Listener = (courseId: string, response: StudyResponse) => void;

/** Only the window of this site that holds this lock sends unsent reports. */
const LOCK = 'unsent-minutes';
const MAX_MINUTES = 24 * 60;

/**
 * Sends one report at a time, unsent ones first: when the server hears of a later time it no longer counts earlier
 * minutes.
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
    const report = { ...studied, endedAt: Date.now() };
    // A page that is being closed cannot wait for earlier requests.
    if (keepalive) void this.#sendOrStore(report, keepalive);
    else
      this.#lastRequest = this.#lastRequest
        .then(() => this.#sendUnsent())
        .then(() => this.#sendOrStore(report, keepalive));
  }

  retryUnsent(): void {
    this.#lastRequest = this.#lastRequest.then(() => this.#sendUnsent());
  }

  async #sendUnsent(): Promise<void> {
    // Web Locks exist only on HTTPS pages.
    if (!navigator.locks) return this.#sendStored();
    await navigator.locks.request(LOCK, { ifAvailable: true }, async (lock) => {
      // without it, another window is sending all of them
      if (lock) await this.#sendStored();
    });
  }

  async #sendStored(): Promise<void> {
    for (let report = this.#unsent.takeFirst(); report; report = this.#unsent.takeFirst()) {
      if (await this.#send(report, false)) continue;
      this.#unsent.putBack(report);
      return;
    }
  }

  async #sendOrStore(report: UnsentReport, keepalive: boolean): Promise<void> {
    if (this.#unsent.isEmpty() && (await this.#send(report, keepalive))) return;
    this.#unsent.add(report);
  }

  /** Returns false if it has to be sent again. */
  async #send(report: UnsentReport, keepalive: boolean): Promise<boolean> {
    const { courseId, chapterId, minutes, endedAt } = report;
    try {
      const timeSpent = Math.min(minutes, MAX_MINUTES);
      const body = { courseId, chapterId, timeSpent, secondsAgo: toSecondsAgo(endedAt) };
      const response = await call(reportStudy, { body }, { keepalive, student: this.#unsent.student }).catch(
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

/** 0 if the clock of the device must have been wrong. */
function toSecondsAgo(endedAt = Date.now()): number {
  const seconds = Math.round((Date.now() - endedAt) / 1000);
  return seconds >= 0 && seconds <= MAX_REPORT_AGE_SECONDS ? seconds : 0;
}
