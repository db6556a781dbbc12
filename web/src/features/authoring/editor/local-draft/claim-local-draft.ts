import { type LocalDraft, listLocalDraftIds, readLocalDraft } from './local-draft-store.ts';

/** A tab that was closed by the browser releases its lock only after a moment, which is long on a busy device. */
const LOCK_TIMEOUT_MS = 3000;

/** The id under which this tab stores its local draft, and the draft that was found there. */
export type ClaimedDraft = { id: string; draft: LocalDraft | null };

/**
 * Finds a draft id that no other tab uses, preferably one with a stored draft, and locks it until `signal` aborts.
 * Two tabs that edit the same course therefore never overwrite each other's draft.
 */
export async function claimLocalDraft(name: string, signal: AbortSignal): Promise<ClaimedDraft> {
  try {
    const id = await claimId(name, signal);
    return { id, draft: await readLocalDraft(id) };
  } catch {
    // the browser does not allow IndexedDB, so there is no draft to offer
    return { id: name, draft: null };
  }
}

async function claimId(name: string, signal: AbortSignal): Promise<string> {
  // only pages served over HTTPS have locks; without locks all tabs share one draft
  if (!navigator.locks) return name;
  const storedIds = await listLocalDraftIds(name);
  for (const id of storedIds) if (await lock(id, signal)) return id;
  for (let number = 1; ; number += 1) {
    const id = number === 1 ? name : `${name}/${number}`;
    signal.throwIfAborted();
    if (!storedIds.includes(id) && (await lock(id, signal))) return id;
  }
}

const LOCK_PREFIX = 'course-draft:';

/** Returns the ids of the drafts that are open in any tab of this browser. */
export async function listDraftsOpenInTabs(): Promise<ReadonlySet<string>> {
  const { held = [] } = (await navigator.locks?.query()) ?? {};
  return new Set(
    held.flatMap(({ name }) => (name?.startsWith(LOCK_PREFIX) ? [name.slice(LOCK_PREFIX.length)] : [])),
  );
}

/** Returns whether the draft was free. If it was, it stays locked until `signal` aborts. */
function lock(id: string, signal: AbortSignal): Promise<boolean> {
  const { promise: isLocked, resolve } = Promise.withResolvers<boolean>();
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  signal.addEventListener('abort', () => release(), { once: true });
  // at once, because a page that is reloaded looks for its draft before the browser has removed the old page
  window.addEventListener('pagehide', () => release(), { signal });
  // the page came back from the browser's cache, and another tab may have the lock now
  window.addEventListener('pageshow', ({ persisted }) => persisted && window.location.reload(), { signal });
  navigator.locks
    .request(
      LOCK_PREFIX + id,
      { signal: AbortSignal.any([signal, AbortSignal.timeout(LOCK_TIMEOUT_MS)]) },
      () => {
        resolve(true);
        return released;
      },
    )
    .catch(() => resolve(false));
  return isLocked;
}
