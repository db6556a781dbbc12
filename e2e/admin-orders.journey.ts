import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import type { Order } from '../contract/src/orders.ts';
import { addCourse } from './add-course.ts';
import { expectNoViolations } from './axe.ts';
import { expect, test } from './product.ts';
import { requestSession, signInAsAdmin } from './sign-in.ts';

type Buyer = { name: string; email: string };

/** Orders a course by the API as a new student, and pays what is to pay. */
async function buy(page: Page, who: Buyer, body: { courseId: string; coupon?: string }): Promise<Order> {
  const { token } = await (await requestSession(page, who)).json();
  const headers = { authorization: `Bearer ${token}` };
  const response = await page.request.post('/api/student/orders', { headers, data: body });
  expect(response.status(), 'ordering').toBe(201);
  const { order } = (await response.json()) as { order: Order };
  const data = { order_id: order.providerOrderId };
  const returned = await (await page.request.post('/local-payments/pay', { data })).json();
  const confirmed = await page.request.post(`/api/student/orders/${order._id}/confirm`, {
    headers,
    data: returned,
  });
  expect((await confirmed.json()).order.status).toBe('paid');
  return order;
}

test('an admin finds an order, refunds a part and then the rest', async ({ page, product }) => {
  const courseId = await addCourse(product.address, { title: 'Refunded course', price: 499 });
  const buyer = { name: 'Lipika Jena', email: 'lipika.buyer@example.com' };
  const order = await buy(page, buyer, { courseId });
  await signInAsAdmin(page);
  await page.goto('/admin/dashboard');
  await page.getByRole('navigation').getByRole('link', { name: 'Orders' }).click();
  await page.getByRole('searchbox').fill(buyer.email);
  await expect(page).toHaveURL(/search=/);
  const rows = page.getByRole('table', { name: 'Orders' }).getByRole('row');
  await expect(rows).toHaveCount(2);
  await expect(rows.nth(1)).toContainText('₹499');
  await expect(page.getByRole('definition').first()).toHaveText('1 of 1');
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Export CSV' }).click(),
  ]);
  expect(await readFile(await file.path(), 'utf8')).toContain(order.number);
  await page.getByLabel('State').selectOption('Lapsed');
  await expect(page.getByText('No orders found')).toBeVisible();
  await page.getByRole('button', { name: 'Remove all filters' }).click();
  await page.getByRole('searchbox').fill(order.number);
  await page.getByRole('link', { name: order.number }).click();

  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Order ${order.number}`);
  const timeline = page.getByRole('region', { name: 'Timeline' });
  await expect(timeline).toContainText('A payment of ₹499 arrived.');
  await expectNoViolations(page);
  await refund(page, '99.50');
  await expect(timeline).toContainText('₹99.50 was refunded.');
  await expect(page.getByRole('region', { name: 'Refunds' })).toContainText('Refund of ₹99.50');
  await refund(page, null);
  await expect(timeline).toContainText('New state: Refunded');
  await expect(page.getByRole('button', { name: 'Refund', exact: true })).toBeHidden();
  await page.getByRole('button', { name: 'Check again' }).click();
  await expect(page.getByText('The order is up to date.')).toBeVisible();
});

async function refund(page: Page, part: string | null): Promise<void> {
  await page.getByRole('button', { name: 'Refund', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Refund the order' });
  await dialog.getByRole('button', { name: 'Refund' }).click();
  await expect(dialog.getByText('Please write a sentence.')).toBeVisible();
  if (part !== null) {
    await dialog.getByText('A part').click();
    await dialog.getByLabel('Amount to refund').fill('10000');
    await expect(dialog.getByText(/Enter an amount from ₹1 to ₹499/)).toBeVisible();
    await dialog.getByLabel('Amount to refund').fill(part);
  }
  await dialog.getByLabel('Reason').fill('The student moved away.');
  await dialog.getByRole('button', { name: 'Refund' }).click();
  await page.getByRole('button', { name: 'Yes, refund' }).click();
  await expect(dialog).toBeHidden();
}

test('an admin creates a coupon, a student uses it, and a pass goes on sale', async ({ page, product }) => {
  const courseId = await addCourse(product.address, { title: 'Coupon course', price: 400 });
  await signInAsAdmin(page);
  await page.goto('/admin/coupons');
  await page.getByRole('button', { name: 'New coupon' }).click();
  const dialog = page.getByRole('dialog', { name: 'New coupon' });
  await dialog.getByLabel('Code').fill('a b');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog.getByText('Use 3 to 40 letters A–Z, digits and hyphens.')).toBeVisible();
  await expect(dialog.getByText('Enter a whole number from 1 to 100.')).toBeVisible();
  await dialog.getByLabel('Code').fill('journey-25');
  await dialog.getByLabel('Discount', { exact: false }).last().fill('25');
  await dialog.getByLabel('Last day').fill('2099-12-31');
  await dialog.getByLabel('Uses in all').fill('2');
  await dialog.getByRole('searchbox', { name: 'Search courses' }).fill('Coupon course');
  await dialog.getByRole('checkbox', { name: 'Coupon course' }).check();
  await expectNoViolations(page);
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toBeHidden();
  const coupon = page.getByRole('table', { name: 'Coupons' }).getByRole('row', { name: /JOURNEY-25/ });
  await expect(coupon).toContainText('until 31 Dec 2099');
  await expect(coupon).toContainText('0 of 2');

  const buyer = { name: 'Coupon User', email: 'coupon.user@example.com' };
  const order = await buy(page, buyer, { courseId, coupon: 'journey-25' });
  expect(order.amount).toBe(300);
  await page.reload();
  await expect(coupon).toContainText('1 of 2');
  await page.getByRole('button', { name: 'Delete JOURNEY-25' }).click();
  await page.getByRole('button', { name: 'Yes, delete' }).click();
  await expect(coupon).toBeHidden();

  await page.getByRole('button', { name: 'New pass' }).click();
  const passDialog = page.getByRole('dialog', { name: 'New pass' });
  await passDialog.getByLabel('Title', { exact: false }).first().fill('Quarter');
  await passDialog.getByLabel('Title in Odia').fill('ତିନି ମାସ');
  await passDialog.getByLabel('Length').selectOption('90 days');
  await passDialog.getByLabel('Price in rupees').fill('999');
  await passDialog.getByRole('button', { name: 'Save' }).click();
  const pass = page.getByRole('table', { name: 'Passes' }).getByRole('row', { name: /Quarter/ });
  await expect(pass).toContainText('₹999');
  await expect(pass).toContainText('On sale');
  await expectNoViolations(page);
});
