import { readStorage, writeStorage } from '../lib/browser-storage.ts';
import { DATA_OWNER_KEY, getAccount, getSession, onSessionChange } from '../lib/session-store.ts';

/** Deletes the data of a person from this device when the session ends and when somebody else signs in. */
export function watchDataOwner(): void {
  checkOwner(true);
  onSessionChange(() => checkOwner(false));
}

function checkOwner(isStart: boolean): void {
  const { isAuthenticated, role } = getSession();
  // the user of a stored token is not known yet
  if (isAuthenticated && role === 'guest') return;
  const account = getAccount();
  const owner = readStorage('localStorage', DATA_OWNER_KEY);
  // without the code, the next start deletes it
  if (owner !== null && owner !== account)
    void loadWipe().then(
      ({ wipePersonData }) => wipePersonData(isStart),
      () => {},
    );
  else if (account !== null) writeStorage('localStorage', DATA_OWNER_KEY, account);
}

/** Loads the code that wipes person data. Called early, so that it is there for a sign-out without a connection. */
export const loadWipe = () => import('./wipe-person-data.ts');
