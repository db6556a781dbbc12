type Job = { distance: () => number; run: () => Promise<void> };

/** Drawing more at once makes the page that is looked at come later. One more than that, for a page whose bytes do not come. */
const AT_ONCE = 2;

/** Draws what is nearest to the reader first, wherever the reader is by then. */
export class DrawingQueue {
  readonly #waiting = new Set<Job>();
  #running = 0;

  /** Done when `draw` is; given up as soon as the signal says so. `distance` is asked when its turn may have come. */
  add(distance: () => number, signal: AbortSignal, draw: () => Promise<void>): void {
    const job: Job = { distance, run: draw };
    this.#waiting.add(job);
    signal.addEventListener('abort', () => this.#waiting.delete(job), { once: true });
    this.#next();
  }

  #next(): void {
    if (this.#running >= AT_ONCE) return;
    const job = nearest(this.#waiting);
    if (!job) return;
    this.#waiting.delete(job);
    this.#running += 1;
    void job
      .run()
      .catch(() => {})
      .finally(() => {
        this.#running -= 1;
        this.#next();
      });
  }
}

function nearest(jobs: Iterable<Job>): Job | undefined {
  return [...jobs].reduce<Job | undefined>(
    (best, job) => (best && best.distance() <= job.distance() ? best : job),
    undefined,
  );
}
