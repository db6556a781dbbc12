import { whoAmI } from '@sikhya/contract/session.ts';
import { call } from './call.ts';
import { getSession, getToken, startSession } from './session-store.ts';

let request: Promise<void> | undefined;

/**
 * Fetches the user when a token is stored without a user that has a role, or with an admin of an earlier release, who
 * has no admin role. Also resolves when the request fails; the role then stays as it is.
 */
export async function loadSessionUser(): Promise<void> {
  const { isAuthenticated, role, adminRole } = getSession();
  const isComplete = role === 'student' || (role === 'admin' && adminRole !== null);
  if (!isAuthenticated || isComplete) return;
  request ??= fetchUser().finally(() => {
    request = undefined;
  });
  await request;
}

async function fetchUser(): Promise<void> {
  const token = getToken();
  try {
    const { user } = await call(whoAmI, {});
    if (token !== null && token === getToken()) startSession(token, user);
  } catch (error) {
    console.error(error);
  }
}
