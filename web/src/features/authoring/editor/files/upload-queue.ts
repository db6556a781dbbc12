import type { FileKind } from '@sikhya/contract/files.ts';
import { type Message, translateToEnglish } from '@sikhya/contract/language/texts.ts';
import { isRefusal } from '../../../../lib/api-error.ts';
import { upload } from '../../../../lib/upload.ts';
import type { Uploaded } from '../state/form.ts';

export type UploadState =
  | { readonly status: 'waiting' }
  | { readonly status: 'sending'; readonly progress: number }
  | { readonly status: 'failed'; readonly error: Error }
  | { readonly status: 'uploaded'; readonly uploaded: Uploaded };

/** A chosen file of the form. `uploaded` is set when the file came from a local draft and was uploaded before. */
export type QueuedFile = { kind: FileKind; file: File; label: Message; uploaded: Uploaded | undefined };

type Listener = {
  onUploaded: (file: File, uploaded: Uploaded) => void;
  /** The server has checked the file and refused it. */
  onRefused: (file: File, message: string) => void;
};

type Entry = QueuedFile & { state: UploadState; failures: number; sending: AbortController | null };

/** More uploads would only share the same bandwidth. */
const MAX_CONCURRENT = 2;
/** Automatic retries; after them a retry needs a click, a save, or the return of the network. */
const RETRY_DELAYS_MS = [5_000, 30_000];
/** The server deletes unused uploads after a day, so an older upload is repeated. */
const MAX_AGE_MS = 20 * 3600 * 1000;

const WAITING: UploadState = { status: 'waiting' };

/** A file of the course could not be uploaded, so the course was not saved. */
export class UploadError extends Error {
  override readonly name = 'UploadError';

  /** Names the file. */
  readonly label: Message;
  override readonly cause: Error;

  constructor(label: Message, cause: Error) {
    super(`${translateToEnglish(label)}: ${cause.message}`);
    this.label = label;
    this.cause = cause;
  }
}

/** Uploads the chosen files of one form as soon as they are chosen. */
export class UploadQueue {
  readonly #entries = new Map<File, Entry>();
  readonly #subscribers = new Set<() => void>();
  #listener: Listener | null = null;
  #unfinished: readonly { label: Message; progress: number }[] = [];
  #refusals = 0;
  #preparing = 0;
  #change = Promise.withResolvers<void>();

  /** Returns a function that stops the queue and cancels running uploads. */
  start(listener: Listener): () => void {
    this.#listener = listener;
    return () => {
      this.#listener = null;
      this.setFiles([]);
    };
  }

  readonly subscribe = (subscriber: () => void): (() => void) => {
    this.#subscribers.add(subscriber);
    return () => this.#subscribers.delete(subscriber);
  };

  getState(file: File): UploadState {
    return this.#entries.get(file)?.state ?? WAITING;
  }

  /** Returns null until the file is uploaded. */
  getUrl(file: File): string | null {
    const state = this.getState(file);
    return state.status === 'uploaded' ? state.uploaded.url : null;
  }

  /** Whether a picture is being resized; it is added to the form afterwards. */
  get isPreparing(): boolean {
    return this.#preparing > 0;
  }

  /** Counts a chosen file as in preparation until the promise settles. */
  async prepare<Result>(work: Promise<Result>): Promise<Result> {
    this.#preparing += 1;
    this.#notify();
    try {
      return await work;
    } finally {
      this.#preparing -= 1;
      this.#notify();
    }
  }

  /** Replaces the list of chosen files: uploads new ones and cancels the uploads of removed ones. */
  setFiles(files: readonly QueuedFile[]): void {
    const kept = new Set(files.map(({ file }) => file));
    for (const [file, { sending }] of this.#entries) {
      if (kept.has(file)) continue;
      this.#entries.delete(file);
      sending?.abort();
    }
    for (const queued of files) {
      const { file, label, uploaded } = queued;
      const entry = this.#entries.get(file);
      if (entry) entry.label = label;
      else {
        const state: UploadState = isFresh(uploaded) ? { status: 'uploaded', uploaded } : WAITING;
        this.#entries.set(file, { ...queued, state, failures: 0, sending: null });
      }
    }
    this.#notify();
    this.#sendWaiting();
  }

  retry(): void {
    for (const [file, { state }] of this.#entries) if (state.status === 'failed') this.#set(file, WAITING);
    this.#sendWaiting();
  }

  /** Uploads a file again, because the server no longer has it. */
  resend(file: File): void {
    this.#set(file, WAITING);
    this.#sendWaiting();
  }

  /** Files that are not uploaded yet. A new array after every change. */
  get unfinished(): readonly { label: Message; progress: number }[] {
    return this.#unfinished;
  }

  /**
   * Retries failed uploads and waits until every file is uploaded. Throws an UploadError when an upload fails.
   * Returns false when the server has refused a file meanwhile.
   */
  async waitUntilUploaded(signal: AbortSignal): Promise<boolean> {
    const refusals = this.#refusals;
    for (const [file, { state }] of this.#entries)
      if (state.status === 'uploaded' && !isFresh(state.uploaded)) this.#set(file, WAITING);
    this.retry();
    const aborted = waitForAbort(signal);
    for (;;) {
      signal.throwIfAborted();
      for (const { label, state } of this.#entries.values())
        if (state.status === 'failed') throw new UploadError(label, state.error);
      if (this.#unfinished.length === 0) return this.#refusals === refusals;
      await Promise.race([this.#change.promise, aborted]);
    }
  }

  #sendWaiting(): void {
    const all = [...this.#entries.values()];
    let free = MAX_CONCURRENT - all.filter(({ state }) => state.status === 'sending').length;
    for (const entry of all) {
      if (free <= 0) return;
      if (entry.state.status !== 'waiting') continue;
      free -= 1;
      void this.#send(entry);
    }
  }

  async #send(entry: Entry): Promise<void> {
    const { kind, file } = entry;
    const sending = new AbortController();
    entry.sending = sending;
    this.#set(file, { status: 'sending', progress: 0 });
    try {
      const onProgress = (progress: number) => this.#set(file, { status: 'sending', progress: progress });
      const response = await upload({ kind, file, onProgress, signal: sending.signal });
      if (sending.signal.aborted) return;
      const uploaded = { ...response, uploadedAt: Date.now() };
      this.#set(file, { status: 'uploaded', uploaded });
      this.#listener?.onUploaded(file, uploaded);
    } catch (error) {
      if (!sending.signal.aborted) this.#fail(entry, error as Error);
    } finally {
      this.#sendWaiting();
    }
  }

  #fail(entry: Entry, error: Error): void {
    if (isFileRefused(error)) {
      this.#refusals += 1;
      this.#entries.delete(entry.file);
      this.#notify();
      this.#listener?.onRefused(entry.file, error.message);
      return;
    }
    this.#set(entry.file, { status: 'failed', error });
    const delayMs = RETRY_DELAYS_MS[entry.failures];
    entry.failures += 1;
    if (delayMs !== undefined)
      setTimeout(() => entry.state.status === 'failed' && this.resend(entry.file), delayMs);
  }

  #set(file: File, state: UploadState): void {
    const entry = this.#entries.get(file);
    if (!entry) return;
    entry.state = state;
    this.#notify();
  }

  #notify(): void {
    this.#unfinished = [...this.#entries.values()].flatMap(({ label, state }) =>
      state.status === 'uploaded'
        ? []
        : [{ label, progress: state.status === 'sending' ? state.progress : 0 }],
    );
    this.#change.resolve();
    this.#change = Promise.withResolvers();
    for (const subscriber of this.#subscribers) subscriber();
  }
}

/** Without a session the server has not checked the file, so it is uploaded again after the admin has signed in. */
function isFileRefused(error: Error): boolean {
  return isRefusal(error) && error.code !== 'not-signed-in';
}

function isFresh(uploaded: Uploaded | undefined): uploaded is Uploaded {
  return uploaded !== undefined && Math.abs(Date.now() - uploaded.uploadedAt) < MAX_AGE_MS;
}

function waitForAbort(signal: AbortSignal): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  signal.addEventListener('abort', () => resolve(), { once: true });
  return promise;
}
