import { createUnreachableError, isTransient, toApiError } from '../../../lib/api-error.ts';
import type { ArrivingPart } from './arriving-part.ts';
import { ReadAhead } from './read-ahead.ts';
import { receive, totalOf } from './receive.ts';

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
const LAST_BYTES = 16_384;
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
    const { bytes, total, version } = await this.#attempt(() => this.#askForBeginning());
    this.#version = version;
    this.#ahead = new ReadAhead(total, (part) => this.#fill(part));
    // the list of a document's parts stands at its end and is asked for first: it comes while the library does
    if (bytes.length < total) this.#ahead.fetch(Math.max(bytes.length, total - LAST_BYTES), total);
    return { bytes, total };
  }

  async #askForBeginning(): Promise<Beginning & { version: string }> {
    const response = await this.#ask(0, FIRST_BYTES);
    const pieces: Uint8Array<ArrayBuffer>[] = [];
    await this.#receive(response, (piece) => pieces.push(piece));
    const bytes = new Uint8Array(await new Blob(pieces).arrayBuffer());
    const total = totalOf(response) ?? bytes.length;
    return { bytes, total, version: versionOf(response, total) };
  }

  /** For a reader who begins at the front: the line would stand idle while the parser finds out where page one is. */
  readFirstPage(): void {
    this.#ahead?.fetchBetween(FIRST_BYTES, FIRST_PAGE_BYTES);
  }

  async read(begin: number, end: number): Promise<Uint8Array> {
    if (!this.#ahead) throw new Error('Nothing is read before the beginning');
    return this.#ahead.read(begin, end);
  }

  /** Never fails by itself: it waits through stalls until all is here, or rejects when all is closed. */
  async #fill(part: ArrivingPart): Promise<void> {
    for (;;) {
      const resumed = this.#resumed.promise;
      try {
        return await this.#attempt(() => this.#askFor(part));
      } catch (problem) {
        this.#ended.signal.throwIfAborted();
        this.#options.onStall(problem instanceof Error ? problem : createUnreachableError());
        await resumed;
        this.#ended.signal.throwIfAborted();
      }
    }
  }

  /** What of it has come before a line failed is not asked for again. */
  async #askFor(part: ArrivingPart): Promise<void> {
    // the line may fail when all has come
    if (part.next === part.to) return;
    const response = await this.#ask(part.next, part.to);
    this.#ended.signal.throwIfAborted();
    if (versionOf(response, totalOf(response)) !== this.#version) {
      this.#options.onChanged();
      this.close();
      this.#ended.signal.throwIfAborted();
    }
    await this.#receive(response, (piece) => part.add(piece));
    if (part.next < part.to) throw createUnreachableError();
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
  async #attempt<Answer>(work: () => Promise<Answer>): Promise<Answer> {
    const pauses = this.#options.pausesMs ?? PAUSES_MS;
    for (let tries = 0; ; tries += 1) {
      try {
        return await work();
      } catch (problem) {
        const pause = pauses[tries];
        if (pause === undefined || this.#ended.signal.aborted || !isTransient(problem)) throw problem;
        await new Promise((resolve) => setTimeout(resolve, pause));
      }
    }
  }

  async #ask(begin: number, end: number): Promise<Response> {
    const old = this.#link;
    let response = await this.#fetch(begin, end);
    if (response.status === 401 || response.status === 403) {
      // it has run out; of many requests that learn it at once, the first asks for a new one
      if (this.#link === old) this.#link = undefined;
      response = await this.#fetch(begin, end);
    }
    if (!response.ok) throw await toApiError(response);
    return response;
  }

  #receive(response: Response, onPiece: (piece: Uint8Array<ArrayBuffer>) => void): Promise<void> {
    return receive(response, (piece) => {
      onPiece(piece);
      this.#received += piece.length;
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
      throw createUnreachableError();
    });
  }
}

/** The same for all parts of one file; another when an admin has put a new one in its place. */
function versionOf(response: Response, total: number | undefined): string {
  return `${response.headers.get('etag') ?? ''} ${total}`;
}
