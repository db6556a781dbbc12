import type { APIResponse, Page } from '@playwright/test';
import { ADMIN, expect } from './product.ts';

type Person = { name: string; email: string };

/** Goes through the provider's window as a person does. */
export async function signInThroughTheWindow(page: Page, who: Person): Promise<void> {
  await page.goto('/login');
  const [window] = await Promise.all([
    page.waitForEvent('popup'),
    page.getByRole('button', { name: 'Sign in with Google' }).click(),
  ]);
  await window.getByLabel('Name').fill(who.name);
  await window.getByLabel('E-mail').fill(who.email);
  await window.getByRole('button', { name: 'Sign in' }).click();
  await expect(page).toHaveURL('/student/dashboard');
}

/**
 * A student who signed in before the journey, whose first screen is still to be opened: going through the windows has
 * journeys of its own.
 */
export async function signInAsStudent(page: Page, who: Person): Promise<void> {
  await keepSession(page, await askForSession(page, who));
}

/** What the provider that is part of the server, and then the server, say to a student who signs in. */
export async function askForSession(page: Page, who: Person): Promise<APIResponse> {
  const given = await page.request.post('/identity/token', { data: who });
  const { access_token: accessToken } = await given.json();
  const headers = { authorization: `Bearer ${accessToken}` };
  const { sub: googleId } = await (await page.request.get('/identity/userinfo', { headers })).json();
  return page.request.post('/api/auth/google-signin', { data: { googleId, accessToken } });
}

/** An admin who signed in before the journey, whose first screen is still to be opened. */
export async function signInAsAdmin(page: Page): Promise<void> {
  await keepSession(page, await page.request.post('/api/auth/admin/login', { data: ADMIN }));
}

/** Puts the session where the browser keeps it, on a page of the product's address that has nothing on it. */
async function keepSession(page: Page, answer: APIResponse): Promise<void> {
  expect(answer.status(), 'signing in').toBe(200);
  const { token, user } = await answer.json();
  const empty = '**/empty';
  // an icon of its own, or else the browser asks the product for one that is not there
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
