import { createUnreachableError, isTransient, toApiError } from '../../../lib/api-error.ts';
import { readBody } from '../../../lib/read-body.ts';
import type { RangeDownload } from './range-download.ts';
import { ReadAhead } from './read-ahead.ts';

export type DocumentLink = { url: string };

/** The body of the first response: the whole file when the server ignores the range. */
export type FirstBytes = { bytes: Uint8Array; total: number };

type Options = {
  /** Fetches a link that is valid for some minutes. */
  getLink: () => Promise<DocumentLink>;
  /** A range failed after all retries. Reads stay pending until `resume()`. */
  onStall: (error: Error) => void;
  onProgress: (receivedBytes: number) => void;
  /** An admin replaced the file during the download, so the bytes read so far are useless. */
  onReplaced: () => void;
  fetch?: typeof fetch;
  retryDelaysMs?: readonly number[];
};

const FIRST_BYTES = 32_768;
/** The cross-reference table, which pdf.js reads first, is at the end of the file. */
const LAST_BYTES = 16_384;
/** Most documents show their first page after this many bytes, scanned ones included. */
const FIRST_PAGE_BYTES = 131_072;
const RETRY_DELAYS_MS = [400, 1500];

/**
 * Downloads a document by byte ranges. Renews an expired link, retries after a lost connection, and keeps reads pending
 * when the retries fail, so that the reader continues on the same page after `resume()`.
 */
export class DocumentDownload {
  readonly #options: Options;
  readonly #closed = new AbortController();
  #link: Promise<DocumentLink> | undefined;
  #received = 0;
  #version: string | undefined;
  #readAhead: ReadAhead | undefined;
  #resumed = Promise.withResolvers<void>();

  constructor(options: Options) {
    this.#options = options;
  }

  start(): Promise<FirstBytes> {
    return this.#withRetries(async () => {
      const response = await this.#requestRange(0, FIRST_BYTES);
      const total = getTotalBytes(response);
      if (total !== undefined) this.#startReadAhead(response, total);
      const chunks: Uint8Array<ArrayBuffer>[] = [];
      await this.#readBody(response, (chunk) => chunks.push(chunk));
      const bytes = new Uint8Array(await new Blob(chunks).arrayBuffer());
      if (total === undefined) this.#startReadAhead(response, bytes.length);
      return { bytes, total: total ?? bytes.length };
    });
  }

  /** Requests what pdf.js reads next while the first bytes and the parser are still downloading. */
  #startReadAhead(response: Response, total: number): void {
    this.#version = getVersion(response, total);
    this.#readAhead = new ReadAhead(total, (range) => this.#fill(range));
    const from = total <= FIRST_PAGE_BYTES ? FIRST_BYTES : total - LAST_BYTES;
    if (response.status === 206) this.#readAhead.prefetch(from, total);
  }

  /** Requests the bytes of the first page before the parser knows where they are. */
  prefetchFirstPage(): void {
    this.#readAhead?.prefetch(FIRST_BYTES, FIRST_PAGE_BYTES);
  }

  async read(begin: number, end: number): Promise<Uint8Array> {
    if (!this.#readAhead) throw new Error('Call start() before read()');
    return this.#readAhead.read(begin, end);
  }

  /** Waits through stalls until the range is complete. Rejects only when the download is closed. */
  async #fill(range: RangeDownload): Promise<void> {
    for (;;) {
      const resumed = this.#resumed.promise;
      try {
        return await this.#withRetries(() => this.#downloadRest(range));
      } catch (error) {
        this.#closed.signal.throwIfAborted();
        this.#options.onStall(error instanceof Error ? error : createUnreachableError());
        await resumed;
        this.#closed.signal.throwIfAborted();
      }
    }
  }

  /** Requests only the bytes that have not arrived yet. */
  async #downloadRest(range: RangeDownload): Promise<void> {
    // the connection can fail after the last byte
    if (range.next === range.to) return;
    const response = await this.#requestRange(range.next, range.to);
    this.#closed.signal.throwIfAborted();
    if (getVersion(response, getTotalBytes(response)) !== this.#version) {
      this.#options.onReplaced();
      this.close();
      this.#closed.signal.throwIfAborted();
    }
    await this.#readBody(response, (chunk) => range.add(chunk));
    if (range.next < range.to) throw createUnreachableError();
  }

  resume(): void {
    this.#resumed.resolve();
    this.#resumed = Promise.withResolvers();
  }

  close(): void {
    this.#closed.abort();
    this.resume();
  }

  async #withRetries<Result>(attempt: () => Promise<Result>): Promise<Result> {
    const delays = this.#options.retryDelaysMs ?? RETRY_DELAYS_MS;
    for (let retries = 0; ; retries += 1) {
      try {
        return await attempt();
      } catch (error) {
        const delay = delays[retries];
        if (delay === undefined || this.#closed.signal.aborted || !isTransient(error)) throw error;
        await new Promise((resolve) => setTimeout(resolve, delay));
      }
    }
  }

  async #requestRange(begin: number, end: number): Promise<Response> {
    const usedLink = this.#link;
    let response = await this.#fetch(begin, end);
    if (response.status === 401 || response.status === 403) {
      // the link has expired; of several requests that fail with it only the first renews it
      if (this.#link === usedLink) this.#link = undefined;
      response = await this.#fetch(begin, end);
    }
    if (!response.ok) throw await toApiError(response);
    return response;
  }

  #readBody(response: Response, onChunk: (chunk: Uint8Array<ArrayBuffer>) => void): Promise<void> {
    return readBody(response, (chunk) => {
      onChunk(chunk);
      this.#received += chunk.length;
      this.#options.onProgress(this.#received);
    });
  }

  async #fetch(begin: number, end: number): Promise<Response> {
    this.#link ??= this.#options.getLink();
    const pendingLink = this.#link;
    const { url } = await pendingLink.catch((error) => {
      if (this.#link === pendingLink) this.#link = undefined;
      throw error;
    });
    const get = this.#options.fetch ?? fetch;
    return get(url, {
      headers: { range: `bytes=${begin}-${end - 1}` },
      signal: this.#closed.signal,
      cache: 'no-store',
    }).catch(() => {
      throw createUnreachableError();
    });
  }
}

/** Identifies the file: all ranges of one file have the same version. */
function getVersion(response: Response, total: number | undefined): string {
  return `${response.headers.get('etag') ?? ''} ${total}`;
}

/** Returns the size of the whole file, or undefined when the response is not a range of it. */
function getTotalBytes(response: Response): number | undefined {
  const total = /\/(\d+)$/.exec(response.headers.get('content-range') ?? '')?.[1];
  return total === undefined ? undefined : Number(total);
}
