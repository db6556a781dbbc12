type Job = { distance: () => number; run: () => Promise<void> };

/** Besides the page before the reader's eyes: a neighbour whose bytes do not come must not hold up another. */
const AT_ONCE = 2;
/** In drawings: how often the library is asked to forget what it has read of pages that are far away. */
const TIDY_EVERY = 20;

/** Draws what is nearest to the reader first, wherever the reader is by then. The page in view has the line for itself. */
export class DrawingQueue {
  readonly #waiting = new Set<Job>();
  readonly #running = new Set<Job>();
  readonly #tidy: () => Promise<void>;
  #drawn = 0;
  #isTidying = false;

  /** `tidy` is called when nothing is being drawn, which the library insists on. */
  constructor(tidy: () => Promise<void>) {
    this.#tidy = tidy;
  }

  /** Given up as soon as the signal says so. `distance` is asked whenever somebody's turn may have come. */
  add(distance: () => number, signal: AbortSignal, draw: () => Promise<void>): void {
    const job: Job = { distance, run: draw };
    this.#waiting.add(job);
    signal.addEventListener('abort', () => this.#waiting.delete(job), { once: true });
    // all that is asked for in one go is weighed together
    queueMicrotask(() => this.#next());
  }

  #next(): void {
    if (this.#isTidying) return;
    // a drawing that waits for its bytes holds up nobody: there will be another moment
    if (this.#drawn >= TIDY_EVERY && this.#running.size === 0) {
      this.#tidyUp();
      return;
    }
    const job = nearest(this.#waiting);
    if (!job) return;
    const inView = [...this.#running].some((running) => running.distance() === 0);
    if (job.distance() !== 0 && (inView || this.#running.size >= AT_ONCE)) return;
    this.#waiting.delete(job);
    this.#drawn += 1;
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

  #tidyUp(): void {
    this.#drawn = 0;
    this.#isTidying = true;
    void this.#tidy()
      .catch(() => {})
      .finally(() => {
        this.#isTidying = false;
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
