import type { Page } from '@playwright/test';
import { ADMIN, expect } from './product.ts';
import { signInAsStudent } from './sign-in.ts';

/** Orders the course as a new student, up to the provider's window. */
export async function openPaymentWindow(page: Page, title: string, email: string) {
  await signInAsStudent(page, { name: 'Buyer', email });
  await page.goto(`/student/courses?search=${title}`);
  await page.getByRole('button', { name: 'Buy Now' }).click();
  const dialog = page.getByRole('dialog', { name: `Buy ${title}` });
  await expect(dialog).toContainText('Money back within 7 days');
  await dialog.getByRole('button', { name: 'Pay ₹499' }).click();
  await page.waitForURL('**/student/checkout/*');
  return page.getByRole('dialog', { name: 'Test payment' });
}

/** Whether the page reads one order. */
export const isOrderRequest = (url: URL) => /\/api\/student\/orders\/[^/]+$/.test(url.pathname);

/** Creates a coupon as the admin. Returns what ends it. */
export async function addCoupon(
  page: Page,
  data: { code: string; percent: number },
): Promise<() => Promise<void>> {
  const { token } = await (await page.request.post('/api/auth/admin/login', { data: ADMIN })).json();
  const headers = { authorization: `Bearer ${token}` };
  const created = await page.request.post('/api/admin/coupons', { headers, data });
  expect(created.status()).toBe(201);
  const { coupon } = await created.json();
  return async () => {
    const ended = { ...data, until: '2026-01-01T00:00:00.000Z' };
    const saved = await page.request.put(`/api/admin/coupons/${coupon._id}`, { headers, data: ended });
    expect(saved.status()).toBe(200);
  };
}
