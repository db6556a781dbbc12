import type { Readable } from 'node:stream';
import { type Message, message, translateToEnglish } from '@sikhya/contract/language/texts.ts';
import { texts } from './texts.ts';

/**
 * Stores files on the disk or in an object store. Keys are created by the server, `<id>/<name>` such as
 * `018f…/640.webp`; the name of an uploaded file is never part of a key.
 */
export type Storage = {
  /**
   * Stores the whole content or nothing, and never holds all of it in memory. Does not close the content, because a
   * request must stay open for the response that it was too large.
   */
  put(
    key: string,
    content: Readable | AsyncIterable<Uint8Array>,
    options: { contentType: string; maxBytes: number },
  ): Promise<{ bytes: number; sha256: string }>;
  /** Returns null if there is no such file. The range includes its end and must be within the size. */
  open(key: string, range?: { start: number; end: number }): Promise<Readable | null>;
  size(key: string): Promise<number | null>;
  /** Does nothing if there is no such file. */
  remove(key: string): Promise<void>;
  /**
   * Lists every file, for the sweep and for backups. Also removes what killed processes left, once it is a day old:
   * before that, another process may still be writing it.
   */
  list(): AsyncIterable<{ key: string; bytes: number; modifiedAt: Date }>;
  /** Called at start; throws a StartFailure that says what to do. */
  check(): Promise<void>;
};

/** The content is too large or the storage is unavailable. The text is for people, the cause for the log. */
export class StorageError extends Error {
  override name = 'StorageError';
  readonly kind: 'too-large' | 'away';
  readonly text: Message;

  constructor(kind: 'too-large' | 'away', cause?: unknown) {
    const text = message(texts[kind]);
    super(translateToEnglish(text), { cause });
    this.kind = kind;
    this.text = text;
  }
}
