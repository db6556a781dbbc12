type Job = { distance: () => number; run: () => Promise<void> };

/** Besides the page before the reader's eyes: a neighbour whose bytes do not come must not hold up another. */
const AT_ONCE = 2;

/** Draws what is nearest to the reader first, wherever the reader is by then. The page in view has the line for itself. */
export class DrawingQueue {
  readonly #waiting = new Set<Job>();
  readonly #running = new Set<Job>();

  /** Given up as soon as the signal says so. `distance` is asked whenever somebody's turn may have come. */
  add(distance: () => number, signal: AbortSignal, draw: () => Promise<void>): void {
    const job: Job = { distance, run: draw };
    this.#waiting.add(job);
    signal.addEventListener('abort', () => this.#waiting.delete(job), { once: true });
    // all that is asked for in one go is weighed together
    queueMicrotask(() => this.#next());
  }

  #next(): void {
    const job = nearest(this.#waiting);
    if (!job) return;
    const inView = [...this.#running].some((running) => running.distance() === 0);
    if (job.distance() !== 0 && (inView || this.#running.size >= AT_ONCE)) return;
    this.#waiting.delete(job);
    this.#running.add(job);
    void job
      .run()
      .catch(() => {})
      .finally(() => {
        this.#running.delete(job);
        this.#next();
      });
    this.#next();
  }
}

function nearest(jobs: Iterable<Job>): Job | undefined {
  return [...jobs].reduce<Job | undefined>(
    (best, job) => (best && best.distance() <= job.distance() ? best : job),
    undefined,
  );
}
