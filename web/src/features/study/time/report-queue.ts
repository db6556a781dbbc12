import type { EndpointResponse } from '@sikhya/contract/endpoint.ts';
import { reportStudy } from '@sikhya/contract/study.ts';
import { isTransient } from '../../../lib/api-error.ts';
import { call } from '../../../lib/call.ts';
import { logAndRethrow } from '../../../lib/log-and-rethrow.ts';
import type { UnsentMinutes, UnsentReport } from './unsent-minutes.ts';

export type StudyResponse = EndpointResponse<typeof reportStudy>;

type Report = UnsentReport & {
  /** Set when the page is being closed, so that the browser still sends the request. */
  keepalive?: boolean;
};

type Listener = (courseId: string, response: StudyResponse) => void;

/**
 * Sends one report at a time, unsent ones first: when the server hears of another chapter it no longer counts earlier
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

  send(report: Report): void {
    // A page that is being closed cannot wait for earlier requests.
    if (report.keepalive) void this.#send(report);
    else this.#lastRequest = this.#lastRequest.then(() => this.#sendUnsent()).then(() => this.#send(report));
  }

  retryUnsent(): void {
    this.#lastRequest = this.#lastRequest.then(() => this.#sendUnsent());
  }

  async #sendUnsent(): Promise<void> {
    for (const report of this.#unsent.takeAll()) await this.#send(report);
  }

  async #send({ keepalive = false, ...report }: Report): Promise<void> {
    const { courseId, chapterId, minutes } = report;
    try {
      const body = { courseId, chapterId, timeSpent: minutes };
      const response = await call(reportStudy, { body }, { keepalive }).catch(
        logAndRethrow((status) => `Failed to update chapter progress: ${status}`),
      );
      this.#listener?.(courseId, response);
    } catch (error) {
      // After a refusal a retry is useless: the chapter was removed, or the student is no longer enrolled.
      if (isTransient(error) && minutes > 0) this.#unsent.add(report);
    }
  }
}
