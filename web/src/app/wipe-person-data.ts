import { readStorage, writeStorage } from '../lib/browser-storage.ts';
import { removeAllFormInput } from '../lib/form-input/form-input-store.ts';
import {
  DATA_OWNER_KEY,
  DELETED_ACCOUNT_KEY,
  getAccount,
  getEmailOfStudent,
  LOGGED_OUT_KEY,
} from '../lib/session-store.ts';

/**
 * Keys of a person contain a colon, as `reading:e-mail`. Work that was not sent to the server stays until it is sent;
 * the hint about stored chapters stays as long as the chapters.
 */
const PERSON_KEY = /^(?!last-taps:|unsent-minutes:|chapters:here$).*:/;
/** Files that the service worker stores for everybody. */
const ANONYMOUS_PATH = /^\/(assets\/|early\.js$)|^(\/or)?\/(student|admin)\/dashboard$/;

/**
 * Deletes the data of the previous person. If something is kept or could not be deleted, the owner stays stored, so that the
 * next start tries again.
 */
export async function wipePersonData(isStart: boolean): Promise<void> {
  const results = await Promise.allSettled([
    wipeLocalStorage(),
    wipeFormInput(),
    deletePersonData(),
    deleteStoredPages(),
    deleteAttempts(),
    deletePracticeData(),
    endChapters(isStart),
    endPush(),
  ]);
  if (results.some((result) => result.status === 'rejected' || result.value === 'kept')) return;
  // somebody may have signed in meanwhile
  writeStorage('localStorage', DATA_OWNER_KEY, getAccount());
  writeStorage('localStorage', LOGGED_OUT_KEY, null);
  writeStorage('localStorage', DELETED_ACCOUNT_KEY, null);
}

async function wipeLocalStorage(): Promise<void> {
  for (const key of Object.keys(localStorage)) if (PERSON_KEY.test(key)) localStorage.removeItem(key);
  const deleted = findStudent(DELETED_ACCOUNT_KEY);
  if (deleted !== null) localStorage.removeItem(`unsent-minutes:${deleted}`);
}

/** Stays after a session has expired, for the next sign-in of the same person. */
async function wipeFormInput(): Promise<void> {
  if (readStorage('localStorage', LOGGED_OUT_KEY) !== null) removeAllFormInput();
}

/** The pages are the same for everybody, but the list of them reveals what somebody has read. */
async function deleteStoredPages(): Promise<void> {
  // absent on sites without TLS
  if (!('caches' in window)) return;
  for (const name of await caches.keys()) {
    const cache = await caches.open(name);
    for (const request of await cache.keys())
      if (!ANONYMOUS_PATH.test(new URL(request.url).pathname)) await cache.delete(request);
  }
}

/** Imported only to delete, because visitors have nothing to delete. */
async function deletePersonData(): Promise<void> {
  const database = await import('../lib/person-data/person-database.ts');
  await database.deletePersonDatabase();
}

async function deleteAttempts(): Promise<void> {
  const storage = await import('../features/test-taking/attempt/attempt-storage.ts');
  await storage.deleteSyncedAttempts({ unsentOf: findStudent(DELETED_ACCOUNT_KEY) });
}

/** The student whose data is deleted, if the value of the key names them, which may have been on an earlier page. */
function findStudent(key: string): string | null {
  const owner = readStorage('localStorage', DATA_OWNER_KEY);
  return owner !== null && readStorage('localStorage', key) === owner ? getEmailOfStudent(owner) : null;
}

/** Reviews that were not sent are deleted only if the person has logged out or deleted the account. */
async function deletePracticeData(): Promise<void> {
  const reviewsOf = findStudent(LOGGED_OUT_KEY) ?? findStudent(DELETED_ACCOUNT_KEY);
  const storage = await import('../features/practice/device/practice-storage.ts');
  await storage.deletePractice({ reviewsOf });
}

/** Deletes them, unless they wait for the next sign-in of a person whose session has expired. */
async function endChapters(isStart: boolean): Promise<'kept' | undefined> {
  const chapters = await import('../lib/offline-chapters/end-chapters.ts');
  return chapters.endChapters(isStart);
}

/** The server has already ended the subscription with its session. */
async function endPush(): Promise<void> {
  const { endSubscription } = await import('../lib/push-subscription.ts');
  await endSubscription();
}
