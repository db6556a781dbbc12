import { readStorage, writeStorage } from '../lib/browser-storage.ts';
import { DATA_OWNER_KEY, getAccount, getSession, onSessionChange } from '../lib/session-store.ts';

/** Keys of a person contain a colon, as `reading:e-mail`. Work that the server does not have yet stays until it is sent. */
const PERSON_KEY = /^(?!last-taps:|unsent-minutes:).*:/;
/** What the service worker has stored for everybody. */
const ANONYMOUS_PATH = /^\/(assets\/|early\.js$)|^(\/or)?\/(student|admin)\/dashboard$/;

/** Deletes the data of a person from this device when the session ends and when somebody else signs in. */
export function wipeOnSignOut(): void {
  checkOwner();
  onSessionChange(checkOwner);
}

function checkOwner(): void {
  const { isAuthenticated, role } = getSession();
  // the user of a stored token is not known yet
  if (isAuthenticated && role === 'guest') return;
  const account = getAccount();
  const owner = readStorage('localStorage', DATA_OWNER_KEY);
  if (owner !== null && owner !== account) void wipe();
  else if (account !== null) writeStorage('localStorage', DATA_OWNER_KEY, account);
}

/** What could not be deleted is deleted at the next start, because the owner stays stored. */
async function wipe(): Promise<void> {
  const results = await Promise.allSettled([
    wipeLocalStorage(),
    deletePersonData(),
    deleteStoredPages(),
    deleteSyncedAttempts(),
    deleteSentPractice(),
    deleteChapters(),
    endPush(),
  ]);
  if (results.every(({ status }) => status === 'fulfilled'))
    // somebody may have signed in meanwhile
    writeStorage('localStorage', DATA_OWNER_KEY, getAccount());
}

async function wipeLocalStorage(): Promise<void> {
  for (const key of Object.keys(localStorage)) if (PERSON_KEY.test(key)) localStorage.removeItem(key);
}

/** The pages are the same for everybody, but the list of them tells what somebody has read. */
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

async function deleteSyncedAttempts(): Promise<void> {
  const storage = await import('../features/test-taking/attempt/attempt-storage.ts');
  await storage.deleteSyncedAttempts();
}

async function deleteSentPractice(): Promise<void> {
  const storage = await import('../features/practice/device/practice-storage.ts');
  await storage.deletePractice({ keepsReviews: true });
}

/** With the key of this device, so that no copy of a chapter can be read again. */
async function deleteChapters(): Promise<void> {
  const database = await import('../lib/offline-chapters/chapter-database.ts');
  await database.deleteChapterDatabase();
}

/** The server has already ended the subscription with its session. */
async function endPush(): Promise<void> {
  const { endSubscription } = await import('../lib/push-subscription.ts');
  await endSubscription();
}
