import { RangeDownload } from './range-download.ts';

/** Downloads all bytes of a range. Rejects when the document is closed. */
type Fill = (range: RangeDownload) => Promise<void>;

type PendingRead = { begin: number; end: number; resolve: (range: RangeDownload) => void };

/** After a read, the parser usually needs the bytes that follow. */
const READ_AHEAD_BYTES = 32_768;
/** More reads at once mean that the parser scans the whole file, where reading ahead would download all of it. */
const MAX_READS_WITH_READ_AHEAD = 8;
const BATCH_DELAY_MS = 4;
/** The parser keeps its own copy of what it has read, so only recent ranges are worth caching. */
const CACHE_BYTES = 2_000_000;

/**
 * Turns the parser's many small reads into few requests: a single read also downloads the bytes behind it. A document
 * that lists its pages one by one makes the parser read a few bytes of every page before it shows the first one. There
 * reading ahead is off: 500 pages then take half a megabyte and not the whole file.
 */
export class ReadAhead {
  readonly #fill: Fill;
  readonly #total: number;
  #pendingReads: PendingRead[] = [];
  #cache: RangeDownload[] = [];
  #running = 0;

  constructor(total: number, fill: Fill) {
    this.#total = total;
    this.#fill = fill;
  }

  async read(begin: number, end: number): Promise<Uint8Array> {
    const range = this.#find(begin, end) ?? (await this.#findInNextBatch(begin, end));
    return range.read(begin, end);
  }

  /** Downloads a range into the cache. `to` may be beyond the end of the file. */
  prefetch(from: number, to: number): void {
    const end = Math.min(to, this.#total);
    if (from < end && !this.#find(from, end)) this.#downloadToCache(from, end);
  }

  #downloadToCache(from: number, to: number): RangeDownload {
    const range = this.#download(from, to);
    this.#cache = dropOldest([...this.#cache, range]);
    return range;
  }

  #download(from: number, to: number): RangeDownload {
    const range = new RangeDownload(from, to);
    this.#running += 1;
    this.#fill(range)
      .catch((error) => range.fail(error))
      .finally(() => {
        this.#running -= 1;
      });
    return range;
  }

  #find(begin: number, end: number): RangeDownload | undefined {
    return this.#cache.find((range) => range.covers(begin, end));
  }

  #findInNextBatch(begin: number, end: number): Promise<RangeDownload> {
    const { promise, resolve } = Promise.withResolvers<RangeDownload>();
    this.#pendingReads.push({ begin, end, resolve });
    if (this.#pendingReads.length === 1) setTimeout(() => this.#runBatch(), BATCH_DELAY_MS);
    return promise;
  }

  #runBatch(): void {
    const reads = this.#pendingReads.toSorted((a, b) => a.begin - b.begin);
    this.#pendingReads = [];
    const isScan = reads.length + this.#running > MAX_READS_WITH_READ_AHEAD;
    for (const { begin, end, resolve } of reads) {
      const to = Math.min(this.#total, Math.max(end, begin + READ_AHEAD_BYTES));
      // without extra bytes the range needs no cache, because the parser keeps what it read
      const isExact = isScan || to === end;
      resolve(
        this.#find(begin, end) ?? (isExact ? this.#download(begin, end) : this.#downloadToCache(begin, to)),
      );
    }
  }
}

/** Keeps the newest ranges that fit into the cache, and always the last one. */
function dropOldest(ranges: readonly RangeDownload[]): RangeDownload[] {
  let free = CACHE_BYTES;
  const lastDropped = ranges.findLastIndex(({ from, to }) => {
    free -= to - from;
    return free < 0;
  });
  return ranges.slice(Math.min(lastDropped + 1, ranges.length - 1));
}
