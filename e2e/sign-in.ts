import type { APIResponse, Page } from '@playwright/test';
import { setDateOfBirth } from '../contract/src/consents.ts';
import { NOTICE_VERSION } from '../contract/src/privacy-notice.ts';
import { ADMIN, expect } from './product.ts';
import { retryWhileBusy } from './retry-while-busy.ts';

type Person = { name: string; email: string };

/** Signs in in the provider's popup, as a person does. */
export async function signInWithPopup(page: Page, who: Person): Promise<void> {
  await page.goto('/login');
  await openPopupAndSignIn(page, who);
  await expect(page).toHaveURL('/student/dashboard');
}

/** Presses the button of the login screen, and signs in in the popup. */
export async function openPopupAndSignIn(page: Page, who: Person): Promise<void> {
  const [popup] = await Promise.all([
    page.waitForEvent('popup'),
    page.getByRole('button', { name: 'Sign in with Google' }).click(),
  ]);
  await popup.getByLabel('Name').fill(who.name);
  await popup.getByLabel('E-mail').fill(who.email);
  await popup.getByRole('button', { name: 'Sign in' }).click();
}

/**
 * Signs a student in by the API and opens no screen; the popup has journeys of its own. By default the student is an
 * adult who has agreed to the privacy notice; with `dateOfBirth: null` no date is stored.
 */
export async function signInAsStudent(
  page: Page,
  who: Person,
  { dateOfBirth = '1999-05-17' }: { dateOfBirth?: string | null } = {},
): Promise<void> {
  const response = await requestSession(page, who);
  expect(response.status(), 'signing in').toBe(200);
  if (dateOfBirth !== null) await storeDateOfBirth(page, await response.json(), dateOfBirth);
  await storeSession(page, response);
}

async function storeDateOfBirth(
  page: Page,
  { token }: { token: string },
  dateOfBirth: string,
): Promise<void> {
  const response = await page.request.post(setDateOfBirth.path, {
    headers: { authorization: `Bearer ${token}` },
    data: { dateOfBirth, noticeVersion: NOTICE_VERSION },
  });
  // refused where nothing is asked, for an account that is deleted, and if another date is stored
  expect([204, 403, 404, 409], 'storing the date of birth').toContain(response.status());
}

/** Signs a student in by the API; creates the student if necessary. */
export async function requestSession(page: Page, who: Person): Promise<APIResponse> {
  const response = await page.request.post('/identity/token', { data: who });
  const { access_token: accessToken } = await response.json();
  const headers = { authorization: `Bearer ${accessToken}` };
  const { sub: googleId } = await (await page.request.get('/identity/userinfo', { headers })).json();
  return retryWhileBusy(() =>
    page.request.post('/api/auth/google-signin', { data: { googleId, accessToken } }),
  );
}

/** Signs an admin in by the API and opens no screen. */
export async function signInAsAdmin(page: Page, data: typeof ADMIN = ADMIN): Promise<void> {
  const response = await retryWhileBusy(() => page.request.post('/api/auth/admin/login', { data }));
  await storeSession(page, response);
}

/** Stores the session in localStorage, from an empty page of the same origin. */
async function storeSession(page: Page, response: APIResponse): Promise<void> {
  expect(response.status(), 'signing in').toBe(200);
  const { token, user } = await response.json();
  const empty = '**/empty';
  // with an icon, because the browser would otherwise request one that does not exist
  const body = '<link rel="icon" href="data:,">';
  await page.route(empty, (route) => route.fulfill({ contentType: 'text/html', body }));
  await page.goto('/empty');
  await page.unroute(empty);
  await page.evaluate(
    ([token, user]) => {
      localStorage.setItem('token', token);
      localStorage.setItem('user', user);
    },
    [token, JSON.stringify(user)] as const,
  );
}

export async function fillAdminForm(page: Page, who: { username: string; password: string }): Promise<void> {
  await page.getByRole('tab', { name: 'Admin' }).click();
  await page.getByLabel('Username').fill(who.username);
  await page.locator('input[name=password]').fill(who.password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
}
