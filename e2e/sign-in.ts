import type { Page } from '@playwright/test';
import { ADMIN, expect } from './product.ts';

/** Goes through the provider's window as a person does. */
export async function signInAsStudent(page: Page, who: { name: string; email: string }): Promise<void> {
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

export async function signInAsAdmin(page: Page): Promise<void> {
  await page.goto('/login');
  await fillAdminForm(page, ADMIN);
  await expect(page).toHaveURL('/admin/dashboard');
}

export async function fillAdminForm(page: Page, who: { username: string; password: string }): Promise<void> {
  await page.getByRole('tab', { name: 'Admin' }).click();
  await page.getByLabel('Username').fill(who.username);
  await page.locator('input[name=password]').fill(who.password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
}
