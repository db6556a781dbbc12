import { readStorage, writeStorage } from '../../../lib/browser-storage.ts';

export type UnsentReport = { courseId: string; chapterId: string; minutes: number };

/** Stores the minutes that could not be sent, per student, because several students may use one device. */
export class UnsentMinutes {
  readonly #key: string;

  constructor(student: string) {
    this.#key = `unsent-minutes:${student}`;
  }

  add({ courseId, chapterId, minutes }: UnsentReport): void {
    const reports = this.#read();
    const existing = reports.find((one) => one.courseId === courseId && one.chapterId === chapterId);
    if (existing) existing.minutes += minutes;
    else reports.push({ courseId, chapterId, minutes });
    this.#write(reports);
  }

  /** Reads and deletes all reports, so that two windows do not send the same minutes. */
  takeAll(): UnsentReport[] {
    const reports = this.#read();
    this.#write([]);
    return reports;
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

function isUnsentReport(value: unknown): value is UnsentReport {
  const { courseId, chapterId, minutes } = (value ?? {}) as Partial<UnsentReport>;
  return typeof courseId === 'string' && typeof chapterId === 'string' && Number.isInteger(minutes);
}
