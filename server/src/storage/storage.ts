import type { Readable } from 'node:stream';

/**
 * Where files lie: on this machine's disk or in an object store. Keys are of our making, `<id>/<name>` such as
 * `018f…/640.webp`; what a person called a file never becomes part of one.
 */
export type Storage = {
  /**
   * Stores the content whole under the key or not at all, and never holds the whole in memory. Who opened the
   * content closes it: a request must stay open for the answer that it was too large.
   */
  put(
    key: string,
    content: Readable | AsyncIterable<Uint8Array>,
    options: { contentType: string; maxBytes: number },
  ): Promise<{ bytes: number; sha256: string }>;
  /** Null where there is no such file. The range includes its end, and the caller has compared it with the size. */
  open(key: string, range?: { start: number; end: number }): Promise<Readable | null>;
  size(key: string): Promise<number | null>;
  /** No error where there is no such file. */
  remove(key: string): Promise<void>;
  /**
   * Every file, for the sweep and for backups. Clears on its way what writers that were killed left behind, once
   * that is a day old: younger, it may be another process at work.
   */
  list(): AsyncIterable<{ key: string; bytes: number; modifiedAt: Date }>;
  /** Asked at start; throws a StartFailure that says what to do. */
  check(): Promise<void>;
};

/** What can go wrong without anybody's mistake. The sentence is for a person; the cause is for the log. */
export class StorageFailure extends Error {
  override name = 'StorageFailure';
  readonly kind: 'too-large' | 'away';

  constructor(kind: 'too-large' | 'away', cause?: unknown) {
    super(SENTENCES[kind], { cause });
    this.kind = kind;
  }
}

const SENTENCES = {
  'too-large': 'The file is larger than allowed.',
  away: 'Files cannot be stored or read at the moment. Please try again in a minute.',
};
