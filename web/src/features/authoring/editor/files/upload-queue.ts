import type { FileKind } from '@sikhya/contract/files.ts';
import { ApiError } from '../../../../lib/api-error.ts';
import { upload } from '../../../../lib/upload.ts';
import type { Uploaded } from '../state/form.ts';
import { StoppedUpload } from './stopped-upload.ts';

export type UploadState =
  | { readonly status: 'waiting' }
  | { readonly status: 'sending'; readonly done: number }
  | { readonly status: 'failed'; readonly error: Error }
  | { readonly status: 'uploaded'; readonly uploaded: Uploaded };

/** A chosen file of the form, with what is known of an upload on another day. */
export type QueuedFile = { kind: FileKind; file: File; label: string; uploaded: Uploaded | undefined };

type Listener = {
  onUploaded: (file: File, uploaded: Uploaded) => void;
  /** The server has judged the file and does not take it. */
  onRefused: (file: File, message: string) => void;
};

type Entry = QueuedFile & { state: UploadState; failures: number; sending: AbortController | null };

/** More at once would only share the same line. */
const AT_ONCE = 2;
/** After these pauses a failed upload is tried again; later on by hand, on saving, or when the network is back. */
const RETRY_PAUSES_MS = [5_000, 30_000];
/** The server removes unused uploads after a day; an older one is sent again. */
const FRESH_MS = 20 * 3600 * 1000;

const WAITING: UploadState = { status: 'waiting' };

/** Uploads the chosen files of one form as soon as they are in it. */
export class UploadQueue {
  readonly #entries = new Map<File, Entry>();
  readonly #watchers = new Set<() => void>();
  #listener: Listener | null = null;
  #unfinished: readonly { label: string; done: number }[] = [];
  #refusals = 0;
  #preparing = 0;
  #change = Promise.withResolvers<void>();

  /** Returns a function that stops it and cancels what is on its way. */
  start(listener: Listener): () => void {
    this.#listener = listener;
    return () => {
      this.#listener = null;
      this.hold([]);
    };
  }

  readonly watch = (watcher: () => void): (() => void) => {
    this.#watchers.add(watcher);
    return () => this.#watchers.delete(watcher);
  };

  stateOf(file: File): UploadState {
    return this.#entries.get(file)?.state ?? WAITING;
  }

  /** Where the server has it; null until it is uploaded. */
  urlOf(file: File): string | null {
    const state = this.stateOf(file);
    return state.status === 'uploaded' ? state.uploaded.url : null;
  }

  /** Whether a picture is being made smaller; it is in the form only after that. */
  get isPreparing(): boolean {
    return this.#preparing > 0;
  }

  /** Counts work on a file that was chosen and is not in the form yet. */
  async prepare<Result>(work: Promise<Result>): Promise<Result> {
    this.#preparing += 1;
    this.#tell();
    try {
      return await work;
    } finally {
      this.#preparing -= 1;
      this.#tell();
    }
  }

  /** Takes over the chosen files of the form: new ones are sent, and uploads of others are cancelled. */
  hold(files: readonly QueuedFile[]): void {
    const held = new Set(files.map(({ file }) => file));
    for (const [file, { sending }] of this.#entries) {
      if (held.has(file)) continue;
      this.#entries.delete(file);
      sending?.abort();
    }
    for (const queued of files) {
      const { file, label, uploaded } = queued;
      const known = this.#entries.get(file);
      if (known) known.label = label;
      else {
        const state: UploadState = isFresh(uploaded) ? { status: 'uploaded', uploaded } : WAITING;
        this.#entries.set(file, { ...queued, state, failures: 0, sending: null });
      }
    }
    this.#tell();
    this.#work();
  }

  retry(): void {
    for (const [file, { state }] of this.#entries) if (state.status === 'failed') this.#set(file, WAITING);
    this.#work();
  }

  /** Sends a file once more, because the server no longer has it. */
  sendAgain(file: File): void {
    this.#set(file, WAITING);
    this.#work();
  }

  /** Those that are not uploaded. Another array whenever something has changed. */
  get unfinished(): readonly { label: string; done: number }[] {
    return this.#unfinished;
  }

  /**
   * Waits until every file is uploaded, and tries again what failed before. Throws a StoppedUpload where the server
   * cannot be reached. Returns false where it has refused a file meanwhile.
   */
  async finish(signal: AbortSignal): Promise<boolean> {
    const refusals = this.#refusals;
    for (const [file, { state }] of this.#entries)
      if (state.status === 'uploaded' && !isFresh(state.uploaded)) this.#set(file, WAITING);
    this.retry();
    const stopped = aborted(signal);
    for (;;) {
      signal.throwIfAborted();
      for (const { label, state } of this.#entries.values())
        if (state.status === 'failed') throw new StoppedUpload(label, state.error);
      if (this.#unfinished.length === 0) return this.#refusals === refusals;
      await Promise.race([this.#change.promise, stopped]);
    }
  }

  #work(): void {
    const all = [...this.#entries.values()];
    let free = AT_ONCE - all.filter(({ state }) => state.status === 'sending').length;
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
    this.#set(file, { status: 'sending', done: 0 });
    try {
      const onProgress = (done: number) => this.#set(file, { status: 'sending', done });
      const answer = await upload({ kind, file, onProgress, signal: sending.signal });
      if (sending.signal.aborted) return;
      const uploaded = { ...answer, uploadedAt: Date.now() };
      this.#set(file, { status: 'uploaded', uploaded });
      this.#listener?.onUploaded(file, uploaded);
    } catch (error) {
      if (!sending.signal.aborted) this.#fail(entry, error as Error);
    } finally {
      this.#work();
    }
  }

  #fail(entry: Entry, error: Error): void {
    if (isJudgement(error)) {
      this.#refusals += 1;
      this.#entries.delete(entry.file);
      this.#tell();
      this.#listener?.onRefused(entry.file, error.message);
      return;
    }
    this.#set(entry.file, { status: 'failed', error });
    const pause = RETRY_PAUSES_MS[entry.failures];
    entry.failures += 1;
    if (pause !== undefined)
      setTimeout(() => entry.state.status === 'failed' && this.sendAgain(entry.file), pause);
  }

  #set(file: File, state: UploadState): void {
    const entry = this.#entries.get(file);
    if (!entry) return;
    entry.state = state;
    this.#tell();
  }

  #tell(): void {
    this.#unfinished = [...this.#entries.values()].flatMap(({ label, state }) =>
      state.status === 'uploaded' ? [] : [{ label, done: state.status === 'sending' ? state.done : 0 }],
    );
    this.#change.resolve();
    this.#change = Promise.withResolvers();
    for (const watcher of this.#watchers) watcher();
  }
}

/** The file itself is wrong. Any other answer says nothing about it, so the file is kept and sent again. */
function isJudgement(error: Error): boolean {
  return error instanceof ApiError && ['too-large', 'wrong-type', 'invalid'].includes(error.code);
}

function isFresh(uploaded: Uploaded | undefined): uploaded is Uploaded {
  return uploaded !== undefined && Math.abs(Date.now() - uploaded.uploadedAt) < FRESH_MS;
}

function aborted(signal: AbortSignal): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  signal.addEventListener('abort', () => resolve(), { once: true });
  return promise;
}
