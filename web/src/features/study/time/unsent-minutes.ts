import { readStorage, writeStorage } from '../../../lib/browser-storage.ts';

export type Unsent = { courseId: string; chapterId: string; minutes: number };

/** Minutes that could not be sent, until they can: per student, since a device may have several. */
export class UnsentMinutes {
  readonly #key: string;

  constructor(student: string) {
    this.#key = `unsent-minutes:${student}`;
  }

  add({ courseId, chapterId, minutes }: Unsent): void {
    const others = this.#read();
    const same = others.find((one) => one.courseId === courseId && one.chapterId === chapterId);
    if (same) same.minutes += minutes;
    else others.push({ courseId, chapterId, minutes });
    this.#write(others);
  }

  /** Takes all out: two windows never send the same minutes. */
  takeAll(): Unsent[] {
    const all = this.#read();
    this.#write([]);
    return all;
  }

  #read(): Unsent[] {
    try {
      const kept: unknown = JSON.parse(readStorage('localStorage', this.#key) ?? '[]');
      return Array.isArray(kept) ? kept.filter(isUnsent) : [];
    } catch {
      return [];
    }
  }

  #write(all: readonly Unsent[]): void {
    writeStorage('localStorage', this.#key, all.length === 0 ? null : JSON.stringify(all));
  }
}

function isUnsent(one: unknown): one is Unsent {
  const { courseId, chapterId, minutes } = (one ?? {}) as Partial<Unsent>;
  return typeof courseId === 'string' && typeof chapterId === 'string' && Number.isInteger(minutes);
}
