import { whoAmI } from '@sikhya/contract/session.ts';
import { call } from './call.ts';
import { currentSession, openSession, storedToken } from './session-store.ts';

let request: Promise<void> | undefined;

/**
 * Fetches the user of a stored token when no user with a role is stored beside it. Resolves also when the server
 * could not be asked; the session then stays a guest's.
 */
export async function completeSession(): Promise<void> {
  const { isAuthenticated, role } = currentSession();
  if (!isAuthenticated || role !== 'guest') return;
  request ??= fetchUser().finally(() => {
    request = undefined;
  });
  await request;
}

async function fetchUser(): Promise<void> {
  const token = storedToken();
  try {
    const { user } = await call(whoAmI, {});
    if (token !== null && token === storedToken()) openSession(token, user);
  } catch (error) {
    console.error(error);
  }
}
