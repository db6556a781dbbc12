import { type Draft, placesOfDrafts, readDraft } from './draft-store.ts';

/** A page that is loaded anew, or left and opened again, meets its own hold for a moment. */
const PATIENCE_MS = 500;

/** Where the unsaved work of this tab is kept, and what waits there. */
export type DraftPlace = { id: string; draft: Draft | null };

/**
 * Finds a place that no other tab has, first of all one where work waits, and holds it until `left`. So two tabs in
 * which one course is open do not write into each other's work, and neither is lost.
 */
export async function takeDraftPlace(name: string, left: AbortSignal): Promise<DraftPlace> {
  try {
    const id = await freePlace(name, left);
    return { id, draft: await readDraft(id) };
  } catch {
    // the device keeps nothing, so that there is nothing to offer
    return { id: name, draft: null };
  }
}

async function freePlace(name: string, left: AbortSignal): Promise<string> {
  // only pages that came over HTTPS have locks; without them all tabs share one place
  if (!navigator.locks) return name;
  const waiting = await placesOfDrafts(name);
  for (const id of waiting) if (await hold(id, left)) return id;
  for (let number = 1; ; number += 1) {
    const id = number === 1 ? name : `${name}/${number}`;
    left.throwIfAborted();
    if (!waiting.includes(id) && (await hold(id, left))) return id;
  }
}

const LOCK = 'course-draft:';

/** The drafts that are open in a tab of this browser. */
export async function draftsInTabs(): Promise<ReadonlySet<string>> {
  const { held = [] } = (await navigator.locks?.query()) ?? {};
  return new Set(held.flatMap(({ name }) => (name?.startsWith(LOCK) ? [name.slice(LOCK.length)] : [])));
}

/** Whether it was free; if so it is ours until `left`. */
function hold(id: string, left: AbortSignal): Promise<boolean> {
  const { promise, resolve } = Promise.withResolvers<boolean>();
  const { promise: end, resolve: letGo } = Promise.withResolvers<void>();
  left.addEventListener('abort', () => letGo(), { once: true });
  const signal = AbortSignal.any([left, AbortSignal.timeout(PATIENCE_MS)]);
  navigator.locks
    .request(LOCK + id, { signal }, () => {
      resolve(true);
      return end;
    })
    .catch(() => resolve(false));
  return promise;
}
