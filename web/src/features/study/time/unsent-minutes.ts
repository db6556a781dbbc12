export type Unsent = { courseId: string; chapterId: string; minutes: number };

/** Minutes that could not be sent, until they can: per student, since a device may have several. */
export class UnsentMinutes {
  readonly #key: string;
  readonly #storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

  constructor(student: string, storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> = localStorage) {
    this.#key = `unsent-minutes:${student}`;
    this.#storage = storage;
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
      const kept: unknown = JSON.parse(this.#storage.getItem(this.#key) ?? '[]');
      return Array.isArray(kept) ? kept.filter(isUnsent) : [];
    } catch {
      return [];
    }
  }

  #write(all: readonly Unsent[]): void {
    try {
      if (all.length === 0) this.#storage.removeItem(this.#key);
      else this.#storage.setItem(this.#key, JSON.stringify(all));
    } catch {
      // storage is switched off or full: these minutes are lost, the page works on
    }
  }
}

function isUnsent(one: unknown): one is Unsent {
  const { courseId, chapterId, minutes } = (one ?? {}) as Partial<Unsent>;
  return typeof courseId === 'string' && typeof chapterId === 'string' && Number.isInteger(minutes);
}
