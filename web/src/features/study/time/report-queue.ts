import type { EndpointResponse } from '@sikhya/contract/endpoint.ts';
import { reportStudy } from '@sikhya/contract/study.ts';
import { isTransient } from '../../../lib/api-error.ts';
import { call } from '../../../lib/call.ts';
import { logAndRethrow } from '../../../lib/log-and-rethrow.ts';
import type { Unsent, UnsentMinutes } from './unsent-minutes.ts';

export type StudyAnswer = EndpointResponse<typeof reportStudy>;

type Report = Unsent & {
  /** The page may be on its way out: the request outlives it. */
  keepalive?: boolean;
};

/**
 * Sends reports one after the other, what was left over first: the server begins a new minute with every chapter that
 * is opened, so minutes that come after that would not count any more.
 */
export class ReportQueue {
  readonly #unsent: UnsentMinutes;
  readonly #onAnswer: (report: Unsent, answer: StudyAnswer) => void;
  #last: Promise<unknown> = Promise.resolve();

  constructor(unsent: UnsentMinutes, onAnswer: (report: Unsent, answer: StudyAnswer) => void) {
    this.#unsent = unsent;
    this.#onAnswer = onAnswer;
  }

  send(report: Report): void {
    // a page that goes has no time to wait for the answers of others
    if (report.keepalive) void this.#send(report);
    else this.#last = this.#last.then(() => this.#sendUnsent()).then(() => this.#send(report));
  }

  sendUnsent(): void {
    this.#last = this.#last.then(() => this.#sendUnsent());
  }

  async #sendUnsent(): Promise<void> {
    for (const report of this.#unsent.takeAll()) await this.#send(report);
  }

  async #send({ keepalive = false, ...report }: Report): Promise<void> {
    const { courseId, chapterId, minutes } = report;
    try {
      const body = { courseId, chapterId, timeSpent: minutes };
      const answer = await call(reportStudy, { body }, { keepalive }).catch(
        logAndRethrow((status) => `Failed to update chapter progress: ${status}`),
      );
      this.#onAnswer(report, answer);
    } catch (error) {
      // a refusal stays one: the chapter may be gone, or the course no longer the student's
      if (isTransient(error) && minutes > 0) this.#unsent.add(report);
    }
  }
}
