import { refusal, unreachable } from '../../../lib/api-error.ts';
import { ReadAhead } from './read-ahead.ts';
import { type Received, receive } from './receive.ts';

export type DocumentLink = { url: string };

/** What the first answer brings. A server that knows no ranges sends all of it. */
export type Beginning = { bytes: Uint8Array; total: number };

type Options = {
  /** Obtains an address that is good for some minutes. */
  getLink: () => Promise<DocumentLink>;
  /** Parts cannot be had just now; what was asked for waits until `resume`. */
  onStall: (problem: Error) => void;
  onBytes: (received: number) => void;
  /** Another file has taken its place: parts of the two do not make one document. */
  onChanged: () => void;
  fetch?: typeof fetch;
  /** Between a failed attempt and the next one. */
  pausesMs?: readonly number[];
};

const FIRST_BYTES = 32_768;
const LAST_BYTES = 49_152;
/** With this much most books have shown their first page, a scanned one included. */
const FIRST_PAGE_BYTES = 131_072;
const PAUSES_MS = [400, 1500];

/**
 * The bytes of a document, by ranges. A link that has run out is renewed unseen; a line that fails is tried again,
 * and then waits, so that a reader goes on at the same page when it is back.
 */
export class DocumentBytes {
  readonly #options: Options;
  readonly #ended = new AbortController();
  #link: Promise<DocumentLink> | undefined;
  #received = 0;
  #version: string | undefined;
  #ahead: ReadAhead | undefined;
  #resumed = Promise.withResolvers<void>();

  constructor(options: Options) {
    this.#options = options;
  }

  async begin(): Promise<Beginning> {
    const { bytes, total, version } = await this.#attempt(0, FIRST_BYTES);
    this.#version = version;
    this.#ahead = new ReadAhead(total, (begin, end) => this.#read(begin, end));
    // the list of a document's parts stands at its end and is asked for first: it comes while the library does
    if (bytes.length < total) this.#ahead.fetch(Math.max(bytes.length, total - LAST_BYTES), total);
    return { bytes, total };
  }

  /** For a reader who begins at the front: the line would stand idle while the parser finds out where page one is. */
  readFirstPage(): void {
    this.#ahead?.fetchBetween(FIRST_BYTES, FIRST_PAGE_BYTES);
  }

  async read(begin: number, end: number): Promise<Uint8Array> {
    return this.#ahead ? this.#ahead.read(begin, end) : this.#read(begin, end);
  }

  /** Never fails by itself: it waits through stalls until it has the bytes, or rejects when all is closed. */
  async #read(begin: number, end: number): Promise<Uint8Array> {
    for (;;) {
      const resumed = this.#resumed.promise;
      try {
        const { bytes, version } = await this.#attempt(begin, end);
        if (version === this.#version) return bytes;
        if (!this.#ended.signal.aborted) this.#options.onChanged();
        this.close();
        this.#ended.signal.throwIfAborted();
      } catch (problem) {
        this.#ended.signal.throwIfAborted();
        this.#options.onStall(problem instanceof Error ? problem : unreachable());
        await resumed;
        this.#ended.signal.throwIfAborted();
      }
    }
  }

  resume(): void {
    this.#resumed.resolve();
    this.#resumed = Promise.withResolvers();
  }

  close(): void {
    this.#ended.abort();
    this.resume();
  }

  /** One try, and more where the line failed rather than the server refused. */
  async #attempt(begin: number, end: number): Promise<Received> {
    const pauses = this.#options.pausesMs ?? PAUSES_MS;
    for (let tries = 0; ; tries += 1) {
      try {
        return await this.#ask(begin, end);
      } catch (problem) {
        const pause = pauses[tries];
        if (pause === undefined || this.#ended.signal.aborted || !mayPass(problem)) throw problem;
        await new Promise((resolve) => setTimeout(resolve, pause));
      }
    }
  }

  async #ask(begin: number, end: number): Promise<Received> {
    const old = this.#link;
    let response = await this.#fetch(begin, end);
    if (response.status === 401 || response.status === 403) {
      // it has run out; of many requests that learn it at once, the first asks for a new one
      if (this.#link === old) this.#link = undefined;
      response = await this.#fetch(begin, end);
    }
    if (!response.ok) throw await refusal(response);
    return receive(response, (count) => {
      this.#received += count;
      this.#options.onBytes(this.#received);
    });
  }

  async #fetch(begin: number, end: number): Promise<Response> {
    this.#link ??= this.#options.getLink();
    const asked = this.#link;
    const { url } = await asked.catch((problem) => {
      if (this.#link === asked) this.#link = undefined;
      throw problem;
    });
    const get = this.#options.fetch ?? fetch;
    return get(url, {
      headers: { range: `bytes=${begin}-${end - 1}` },
      signal: this.#ended.signal,
      cache: 'no-store',
    }).catch(() => {
      throw unreachable();
    });
  }
}

/** A refusal stays one; an unreachable or overloaded server may be back in a moment. */
function mayPass(problem: unknown): boolean {
  const status = (problem as { status?: number }).status ?? 0;
  return status === 0 || status >= 500;
}
