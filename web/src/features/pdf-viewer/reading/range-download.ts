/** One byte range of a file while it is downloaded. Its first bytes can be read before the last ones have arrived. */
export class RangeDownload {
  readonly from: number;
  readonly to: number;
  readonly #bytes: Uint8Array;
  #next: number;
  #readers: { end: number; resolve: () => void }[] = [];
  #failure = Promise.withResolvers<never>();

  constructor(from: number, to: number) {
    this.from = from;
    this.to = to;
    this.#next = from;
    this.#bytes = new Uint8Array(to - from);
    // without a reader the rejection would count as unhandled
    this.#failure.promise.catch(() => {});
  }

  /** The first byte that has not arrived yet. A retry continues from here. */
  get next(): number {
    return this.#next;
  }

  add(chunk: Uint8Array): void {
    this.#bytes.set(chunk, this.#next - this.from);
    this.#next += chunk.length;
    const isReady = ({ end }: { end: number }) => end <= this.#next;
    for (const { resolve } of this.#readers.filter(isReady)) resolve();
    this.#readers = this.#readers.filter((reader) => !isReady(reader));
  }

  fail(error: unknown): void {
    this.#failure.reject(error);
  }

  covers(begin: number, end: number): boolean {
    return this.from <= begin && end <= this.to;
  }

  /** Resolves when all bytes up to `end` have arrived. */
  async read(begin: number, end: number): Promise<Uint8Array> {
    if (this.#next < end) {
      const { promise, resolve } = Promise.withResolvers<void>();
      this.#readers.push({ end, resolve });
      await Promise.race([promise, this.#failure.promise]);
    }
    return this.#bytes.slice(begin - this.from, end - this.from);
  }
}
