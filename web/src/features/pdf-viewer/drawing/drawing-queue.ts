type Job = { getDistance: () => number; run: () => Promise<void> };

/** Jobs that run in parallel, besides the page in view: a page whose bytes are late must not block the others. */
const MAX_RUNNING = 2;
/** pdf.js is asked to free memory after this many drawings. */
const CLEAN_UP_AFTER = 20;

/** Draws the pages nearest to the reader's current page first. No other page starts while the page in view is drawn. */
export class DrawingQueue {
  readonly #waiting = new Set<Job>();
  readonly #running = new Set<Job>();
  readonly #cleanUp: () => Promise<void>;
  #drawnSinceCleanUp = 0;
  #isCleaningUp = false;

  /** `cleanUp` is called only while nothing is drawn, because pdf.js refuses it otherwise. */
  constructor(cleanUp: () => Promise<void>) {
    this.#cleanUp = cleanUp;
  }

  /** `getDistance` is called every time a job is chosen. The signal removes a job that has not started. */
  add(getDistance: () => number, signal: AbortSignal, draw: () => Promise<void>): void {
    const job: Job = { getDistance, run: draw };
    this.#waiting.add(job);
    signal.addEventListener('abort', () => this.#waiting.delete(job), { once: true });
    // wait until all jobs of this render are added, so that the nearest one starts first
    queueMicrotask(() => this.#startNext());
  }

  #startNext(): void {
    if (this.#isCleaningUp) return;
    if (this.#drawnSinceCleanUp >= CLEAN_UP_AFTER && this.#running.size === 0) {
      this.#runCleanUp();
      return;
    }
    const job = findNearest(this.#waiting);
    if (!job) return;
    const isPageInViewRunning = [...this.#running].some((running) => running.getDistance() === 0);
    const isPageInView = job.getDistance() === 0;
    if (!isPageInView && (isPageInViewRunning || this.#running.size >= MAX_RUNNING)) return;
    this.#waiting.delete(job);
    this.#drawnSinceCleanUp += 1;
    this.#running.add(job);
    void job
      .run()
      .catch(() => {})
      .finally(() => {
        this.#running.delete(job);
        this.#startNext();
      });
    this.#startNext();
  }

  #runCleanUp(): void {
    this.#drawnSinceCleanUp = 0;
    this.#isCleaningUp = true;
    void this.#cleanUp()
      .catch(() => {})
      .finally(() => {
        this.#isCleaningUp = false;
        this.#startNext();
      });
  }
}

function findNearest(jobs: Iterable<Job>): Job | undefined {
  return [...jobs].reduce<Job | undefined>(
    (nearest, job) => (nearest && nearest.getDistance() <= job.getDistance() ? nearest : job),
    undefined,
  );
}
