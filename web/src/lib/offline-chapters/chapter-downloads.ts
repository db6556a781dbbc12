import { ApiError, isTransient } from '../api-error.ts';
import { BlockedByOlderTab, isChangedByNewerBuild } from '../app-database.ts';
import { getAccount, onSessionChange } from '../session-store.ts';
import { withLock } from '../with-lock.ts';
import { openDatabase, type StoredChapter } from './chapter-database.ts';
import { deleteChapter, listChapters, updateChapter } from './chapter-storage.ts';
import { type ChapterToTake, downloadChapter } from './download-chapter.ts';
import { stopKeeping } from './end-chapters.ts';
import { renewStoredLeases } from './renew.ts';
import { mustWaitForWifi, onConnectionChange } from './wifi-only.ts';

/** Why a download does not run now. */
export type Obstacle =
  | 'no-connection'
  | 'wifi'
  | 'full'
  | 'refused'
  | 'older-tab'
  | 'newer-build'
  | { error: Error };

export type DownloadState = {
  /** Null until they were read from the device. */
  chapters: StoredChapter[] | null;
  /** Chapters that wait for their turn or are loaded now, the current one first. */
  queue: readonly ChapterToTake[];
  /** The reason why the first chapter of the queue is not downloaded. */
  obstacle: Obstacle | null;
  /** The first of the queue is stored, and waits for the code of the screens that show it. */
  isFinishing: boolean;
};

const RETRY_MS = 15_000;
/** Leases are renewed at every contact, but not more often than this. */
const RENEWAL_INTERVAL_MS = 5 * 60_000;

let state: DownloadState = { chapters: null, queue: [], obstacle: null, isFinishing: false };
const listeners = new Set<() => void>();
let running: AbortController | null = null;
let retryTimer: ReturnType<typeof setTimeout> | undefined;
let renewedAt = 0;
/** Settles when the code of the screens that show the chapters is stored. A download is not over before. */
let screens: Promise<unknown> = Promise.resolve();

export const getDownloadState = (): DownloadState => state;

export function subscribeToDownloads(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function setState(change: Partial<DownloadState>): void {
  state = { ...state, ...change };
  for (const listener of listeners) listener();
}

async function refresh(): Promise<void> {
  setState({ chapters: await listChapters().catch(() => []) });
}

/** Adds chapters to the downloads, which also wait for the screens. Asks the browser not to delete them by itself. */
export async function takeAlong(
  chapters: readonly ChapterToTake[],
  loadScreens?: () => Promise<unknown>,
): Promise<void> {
  // a screen that fails to load is loaded again at the next start of the app
  if (loadScreens) screens = loadScreens().catch(() => {});
  if (chapters.length > 0) void navigator.storage?.persist?.();
  const queued = new Set(state.queue.map(({ chapterId }) => chapterId));
  setState({ queue: [...state.queue, ...chapters.filter(({ chapterId }) => !queued.has(chapterId))] });
  for (const { chapterId } of chapters)
    await updateChapter(chapterId, (chapter) => ({ ...chapter, state: 'loading' })).catch(() => {});
  run();
}

export async function pause(chapterIds: readonly string[]): Promise<void> {
  leaveQueue(chapterIds);
  for (const chapterId of chapterIds)
    await updateChapter(chapterId, (chapter) =>
      chapter.state === 'complete' ? chapter : { ...chapter, state: 'paused' },
    );
  await refresh();
}

export async function removeChapters(chapterIds: readonly string[]): Promise<void> {
  leaveQueue(chapterIds);
  for (const chapterId of chapterIds) await deleteChapter(chapterId);
  await refresh();
  run();
}

function leaveQueue(chapterIds: readonly string[]): void {
  const isFirst = chapterIds.includes(state.queue[0]?.chapterId ?? '');
  setState({
    queue: state.queue.filter(({ chapterId }) => !chapterIds.includes(chapterId)),
    ...(isFirst && { obstacle: null, isFinishing: false }),
  });
  if (isFirst) running?.abort();
}

/** Starts the next download, or the current one again after an obstacle. */
export function run(): void {
  clearTimeout(retryTimer);
  const [next] = state.queue;
  if (!next || running) return;
  const mustWait = mustWaitForWifi();
  setState({ obstacle: mustWait ? 'wifi' : null });
  if (mustWait) return;
  const current = new AbortController();
  running = current;
  const { signal } = current;
  // a chapter that two tabs download at once would be counted twice
  void withLock('offline-chapters', () => downloadChapter(next, { signal, onProgress: () => void refresh() }))
    .then(() => {
      if (!signal.aborted) setState({ isFinishing: true });
      return screens;
    })
    .then(
      () => setState({ queue: state.queue.filter((one) => one !== next), isFinishing: false }),
      (error: unknown) => handleFailure(error, signal),
    )
    .then(refresh)
    .finally(() => {
      running = null;
      if (state.obstacle === null) run();
    });
}

async function handleFailure(error: unknown, signal: AbortSignal): Promise<void> {
  // paused or removed
  if (signal.aborted) return;
  // the others may be of other courses; the notice about the last one stays
  if (isClosed(error) && state.queue.length > 1) return setState({ queue: state.queue.slice(1) });
  const obstacle = await toObstacle(error).catch((): Obstacle => 'refused');
  if (obstacle === 'no-connection') retryTimer = setTimeout(run, RETRY_MS);
  setState({ obstacle });
}

/** Whether the chapter was deleted, or its course is no longer open to the student. */
const isClosed = (error: unknown): boolean =>
  error instanceof ApiError && (error.code === 'not-found' || error.code === 'not-enrolled');

async function toObstacle(error: unknown): Promise<Obstacle> {
  if (error instanceof BlockedByOlderTab) return 'older-tab';
  if (isChangedByNewerBuild(error)) return 'newer-build';
  if (error instanceof DOMException) {
    if (error.name === 'QuotaExceededError') return 'full';
    // IndexedDB cancels the whole transaction when the disk is full
    const { usage = 0, quota = Number.POSITIVE_INFINITY } = (await navigator.storage?.estimate?.()) ?? {};
    const canStore = await openDatabase().then(
      () => true,
      () => false,
    );
    return canStore && quota - usage < 1_000_000 ? 'full' : 'refused';
  }
  if (globalThis.crypto?.subtle === undefined || typeof indexedDB === 'undefined') return 'refused';
  if (isTransient(error)) return 'no-connection';
  return { error: error as Error };
}

let account: string | null = null;
let stop: (() => void) | undefined;

/**
 * Renews the leases at every contact, and continues interrupted downloads, until the session ends. Screens
 * may call it at any time.
 */
export function startChapters(): void {
  if (account !== null && account === getAccount()) return;
  stop?.();
  account = getAccount();
  stop = account === null ? undefined : start();
}

function start(): () => void {
  const stopped = new AbortController();
  const { signal } = stopped;
  const contact = async () => {
    renewedAt = Date.now();
    const changed = await renewStoredLeases().catch(() => []);
    if (!signal.aborted && changed.length > 0) await takeAlong(changed);
  };
  const begin = async () => {
    await stopKeeping().catch(() => {});
    await refresh();
    await contact();
    await refresh();
    const unfinished = (state.chapters ?? []).filter((chapter) => chapter.state === 'loading');
    if (!signal.aborted) await takeAlong(unfinished);
  };
  const onContact = () => {
    if (state.obstacle === 'no-connection') run();
    void contact().then(refresh);
  };
  void begin();
  window.addEventListener('online', onContact, { signal });
  document.addEventListener(
    'visibilitychange',
    () => {
      // the clock may have been set back
      const isDue = Math.abs(Date.now() - renewedAt) > RENEWAL_INTERVAL_MS;
      if (document.visibilityState !== 'visible') return;
      if (isDue) onContact();
      // another tab may have changed them
      else void refresh();
    },
    { signal },
  );
  const stopListening = onConnectionChange(() => {
    if (mustWaitForWifi()) running?.abort();
    if (state.obstacle === 'wifi' || mustWaitForWifi()) setTimeout(run);
  });
  const unsubscribe = onSessionChange(() => {
    if (getAccount() !== account) startChapters();
  });
  return () => {
    stopped.abort();
    stopListening();
    unsubscribe();
    clear();
  };
}

/** The session has ended: the database is deleted by wipe-person-data.ts. */
function clear(): void {
  clearTimeout(retryTimer);
  running?.abort();
  setState({ chapters: null, queue: [], obstacle: null, isFinishing: false });
}
