import { indiaDay } from '@sikhya/contract/india-day.ts';
import { readStorage, writeStorage } from '../../../lib/browser-storage.ts';
import { createIdempotencyKey } from '../../../lib/idempotency.ts';

/** `minutes` is 0 when the chapter was opened. */
export type StudyReport = { courseId: string; chapterId: string; minutes: number; endedAt?: number };

/** `endedAt` and `reportId` are missing in reports of an earlier release. */
export type UnsentReport = StudyReport & {
  /** The id by which the server recognises a report that was sent before. */
  reportId?: string;
  /** Whether it was sent, so that the server may have it. */
  isTried?: true;
};

/** The reports by key, if the browser refuses to store them: this page keeps them. */
const memory = new Map<string, UnsentReport[]>();

/**
 * Stores the reports that the server has not confirmed in the order of their time, per student, because several students
 * may use one device.
 */
export class UnsentMinutes {
  readonly student: string;
  readonly #key: string;

  constructor(student: string) {
    this.student = student;
    this.#key = `unsent-minutes:${student}`;
  }

  /** Adds to the last report if nothing else was studied since, on the same day, and the server cannot have it. */
  add(report: StudyReport): void {
    const reports = this.#read();
    const last = reports.at(-1);
    const isSameChapter = last?.courseId === report.courseId && last.chapterId === report.chapterId;
    if (isSameChapter && report.minutes === 0) return;
    if (isSameChapter && last.minutes > 0 && !last.isTried && getDay(last) === getDay(report))
      Object.assign(last, { ...report, minutes: last.minutes + report.minutes });
    else reports.push({ ...report, reportId: createIdempotencyKey() });
    this.#write(reports);
  }

  isEmpty(): boolean {
    return this.#read().length === 0;
  }

  /** Returns the earliest report for sending. Remove it when the server has answered. */
  tryFirst(): UnsentReport | undefined {
    const [first, ...others] = this.#read();
    if (!first || (first.isTried && first.reportId)) return first;
    const tried = { ...first, reportId: first.reportId ?? createIdempotencyKey(), isTried: true as const };
    this.#write([tried, ...others]);
    return tried;
  }

  remove({ reportId }: UnsentReport): void {
    this.#write(this.#read().filter((report) => report.reportId !== reportId));
  }

  #read(): UnsentReport[] {
    const kept = memory.get(this.#key);
    if (kept) return [...kept];
    try {
      const stored: unknown = JSON.parse(readStorage('localStorage', this.#key) ?? '[]');
      return Array.isArray(stored) ? stored.filter(isUnsentReport) : [];
    } catch {
      return [];
    }
  }

  #write(reports: UnsentReport[]): void {
    const json = reports.length === 0 ? null : JSON.stringify(reports);
    writeStorage('localStorage', this.#key, json);
    if (readStorage('localStorage', this.#key) === json) memory.delete(this.#key);
    else memory.set(this.#key, reports);
  }
}

const getDay = ({ endedAt }: UnsentReport) => endedAt && indiaDay(new Date(endedAt));

function isUnsentReport(value: unknown): value is UnsentReport {
  const { courseId, chapterId, minutes, endedAt, reportId } = (value ?? {}) as Partial<UnsentReport>;
  return (
    typeof courseId === 'string' &&
    typeof chapterId === 'string' &&
    Number.isInteger(minutes) &&
    (endedAt === undefined || Number.isInteger(endedAt)) &&
    (reportId === undefined || typeof reportId === 'string')
  );
}
