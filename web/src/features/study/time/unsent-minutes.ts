import { indiaDay } from '@sikhya/contract/india-day.ts';
import { readStorage, writeStorage } from '../../../lib/browser-storage.ts';

/** `minutes` is 0 when the chapter was opened. `endedAt` is missing in reports of an earlier release. */
export type UnsentReport = { courseId: string; chapterId: string; minutes: number; endedAt?: number };

/**
 * Stores the reports that could not be sent in the order of their time, per student, because several students may use one
 * device.
 */
export class UnsentMinutes {
  readonly student: string;
  readonly #key: string;

  constructor(student: string) {
    this.student = student;
    this.#key = `unsent-minutes:${student}`;
  }

  /** Adds to the last report if nothing else was studied since, on the same day. */
  add(report: UnsentReport): void {
    const reports = this.#read();
    const last = reports.at(-1);
    const isSameChapter = last?.courseId === report.courseId && last.chapterId === report.chapterId;
    if (isSameChapter && report.minutes === 0) return;
    if (isSameChapter && last.minutes > 0 && getDay(last) === getDay(report))
      Object.assign(last, { ...report, minutes: last.minutes + report.minutes });
    else reports.push(report);
    this.#write(reports);
  }

  isEmpty(): boolean {
    return this.#read().length === 0;
  }

  /** Removes the earliest report and returns it. Put it back if it could not be sent again. */
  takeFirst(): UnsentReport | undefined {
    const [first, ...others] = this.#read();
    if (first) this.#write(others);
    return first;
  }

  putBack(report: UnsentReport): void {
    this.#write([report, ...this.#read()]);
  }

  #read(): UnsentReport[] {
    try {
      const stored: unknown = JSON.parse(readStorage('localStorage', this.#key) ?? '[]');
      return Array.isArray(stored) ? stored.filter(isUnsentReport) : [];
    } catch {
      return [];
    }
  }

  #write(reports: readonly UnsentReport[]): void {
    writeStorage('localStorage', this.#key, reports.length === 0 ? null : JSON.stringify(reports));
  }
}

const getDay = ({ endedAt }: UnsentReport) => endedAt && indiaDay(new Date(endedAt));

function isUnsentReport(value: unknown): value is UnsentReport {
  const { courseId, chapterId, minutes, endedAt } = (value ?? {}) as Partial<UnsentReport>;
  return (
    typeof courseId === 'string' &&
    typeof chapterId === 'string' &&
    Number.isInteger(minutes) &&
    (endedAt === undefined || Number.isInteger(endedAt))
  );
}
