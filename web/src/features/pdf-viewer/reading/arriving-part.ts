/** A part of a file while it comes: who needs no more than its front does not wait for the rest. */
export class ArrivingPart {
  readonly from: number;
  readonly to: number;
  readonly #bytes: Uint8Array;
  #next: number;
  #waiting: { end: number; resolve: () => void }[] = [];
  #failed = Promise.withResolvers<never>();

  constructor(from: number, to: number) {
    this.from = from;
    this.to = to;
    this.#next = from;
    this.#bytes = new Uint8Array(to - from);
    // nobody may be waiting for it
    this.#failed.promise.catch(() => {});
  }

  /** Where the next piece begins: whoever asks again goes on there. */
  get next(): number {
    return this.#next;
  }

  add(piece: Uint8Array): void {
    this.#bytes.set(piece, this.#next - this.from);
    this.#next += piece.length;
    const isHere = ({ end }: { end: number }) => end <= this.#next;
    for (const { resolve } of this.#waiting.filter(isHere)) resolve();
    this.#waiting = this.#waiting.filter((waiting) => !isHere(waiting));
  }

  fail(problem: unknown): void {
    this.#failed.reject(problem);
  }

  holds(begin: number, end: number): boolean {
    return this.from <= begin && end <= this.to;
  }

  /** Waits until it has come as far as `end`. */
  async read(begin: number, end: number): Promise<Uint8Array> {
    if (this.#next < end) {
      const { promise, resolve } = Promise.withResolvers<void>();
      this.#waiting.push({ end, resolve });
      await Promise.race([promise, this.#failed.promise]);
    }
    return this.#bytes.slice(begin - this.from, end - this.from);
  }
}
