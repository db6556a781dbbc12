import { readFile } from 'node:fs/promises';
import type { Page, Route } from '@playwright/test';
import type { Order } from '../contract/src/orders.ts';
import { createLocalKeys } from '../server/src/features/payments/service.ts';
import { addCourse } from './add-course.ts';
import { expectNoViolations } from './axe.ts';
import { buy } from './buy-course.ts';
import { ADMIN, expect, test } from './product.ts';
import { SESSION_SECRET } from './product-settings.ts';
import { requestSession, signInAsAdmin } from './sign-in.ts';

type Person = { name: string; email: string };

test('an admin finds an order, refunds a part and then the rest', async ({ page, product }) => {
  const courseId = await addCourse(product.address, { title: 'Refunded course', price: 499 });
  const buyer = { name: 'Lipika Jena', email: 'lipika.buyer@example.com' };
  const order = await buy(page, buyer, { courseId });
  await signInAsAdmin(page);
  await page.goto('/admin/dashboard');
  await page.getByRole('navigation').getByRole('link', { name: 'Orders' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Orders');
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

test('an admin filters by a sold course, and by any other that a search finds', async ({ page, product }) => {
  const courseId = await addCourse(product.address, { title: 'Filtered sale', price: 499 });
  const unsoldId = await addCourse(product.address, { title: 'Filtered unsold', price: 499 });
  await buy(page, { name: 'Filter Buyer', email: 'filter.buyer@example.com' }, { courseId });
  await signInAsAdmin(page);
  await page.goto('/admin/orders');
  const filter = page.getByLabel('Course or pass');
  await filter.selectOption('Filtered sale');
  await expect(page).toHaveURL(new RegExp(`courseId=${courseId}`));
  await expect(page.getByRole('table', { name: 'Orders' }).getByRole('row')).toHaveCount(2);
  await filter.selectOption('Another course…');
  const dialog = page.getByRole('dialog', { name: 'Choose a course' });
  await expectNoViolations(page);
  await page.keyboard.press('Escape');
  await expect(filter).toHaveValue(courseId);
  await filter.selectOption('Another course…');
  await dialog.getByRole('searchbox').fill('unsold');
  await dialog.getByRole('radio', { name: /^Filtered unsold/ }).click();
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL(new RegExp(`courseId=${unsoldId}`));
  await expect(filter.locator('option:checked')).toHaveText('Filtered unsold');
  await expect(page.getByText('No orders found')).toBeVisible();
});

test('an admin chooses which of two payments is refunded, and sees which one pays the order', async ({
  page,
  product,
}) => {
  const courseId = await addCourse(product.address, { title: 'Paid by two payments', price: 499 });
  const buyer = { name: 'Double Buyer', email: 'double.buyer@example.com' };
  const order = await buy(page, buyer, { courseId });
  await signInAsAdmin(page);
  // a second payment whose refund the provider has refused
  const second = { _id: 'second', providerPaymentId: 'pay_second', amount: 400, refundable: 400 };
  const addSecond = async (route: Route) => {
    const json = await (await route.fetch()).json();
    json.order.payments.unshift({ ...json.order.payments[0], ...second, paysOrder: false });
    return json;
  };
  let json: unknown;
  await page.route(`**/api/admin/orders/${order._id}`, async (route) => {
    json ??= await addSecond(route);
    await route.fulfill({ json });
  });
  await page.goto(`/admin/orders/${order._id}`);
  await page.getByRole('button', { name: 'Refund', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Refund the order' });
  const payment = dialog.getByLabel('Payment to refund');
  await expect(payment.locator('option')).toHaveText([
    /^₹499, pays the order \(pay_.+\)$/,
    '₹400, does not pay the order (pay_second)',
  ]);
  await expect(dialog.getByText('Everything (₹499)')).toBeVisible();
  await payment.selectOption('second');
  await expect(dialog.getByText('Everything (₹400)')).toBeVisible();
  await expectNoViolations(page);
  await dialog.getByLabel('Reason').fill('Paid twice');
  await dialog.getByRole('button', { name: 'Refund', exact: true }).click();
  const question = page.getByRole('alertdialog', { name: 'Refund ₹400?' });
  await expect(question).toContainText('This payment does not pay the order, so access does not change.');
  const sent = page.waitForRequest(`**/api/admin/orders/${order._id}/refund`);
  await page.route(`**/api/admin/orders/${order._id}/refund`, (route) => route.fulfill({ json }));
  await question.getByRole('button', { name: 'Yes, refund' }).click();
  expect((await sent).postDataJSON()).toMatchObject({ paymentId: 'second', amount: null });
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
  await confirmRefund(page);
}

test.describe('a dialog that is closed while the server is slow', () => {
  test.use({ expectedConsoleErrors: /503/ });

  test('reports a failure, leaves the next dialog open, and deletes once', async ({ page }) => {
    await signInAsAdmin(page);
    await page.goto('/admin/coupons');
    const responses: (() => void)[] = [];
    const statuses = [503, 200];
    await page.route('**/api/admin/coupons', async (route) => {
      if (route.request().method() !== 'POST') return route.continue();
      await new Promise<void>((resolve) => {
        responses.push(resolve);
      });
      return statuses.shift() === 503
        ? route.fulfill({ status: 503, json: { message: 'Try later.', code: 'unavailable', requestId: 'r' } })
        : route.continue();
    });
    const dialog = page.getByRole('dialog', { name: 'New coupon' });
    const saveAndClose = async () => {
      await page.getByRole('button', { name: 'New coupon' }).click();
      await dialog.getByLabel('Code').fill('closed-early');
      await dialog.getByLabel('Discount', { exact: false }).last().fill('10');
      await dialog.getByRole('button', { name: 'Save' }).dblclick();
      await page.keyboard.press('Escape');
      await expect(dialog).toBeHidden();
    };
    await saveAndClose();
    expect(responses.length, 'requests of a double click').toBe(1);
    responses.pop()!();
    const failure = page.getByText('Try later.');
    await expect(failure).toBeVisible();
    await saveAndClose();
    await page.getByRole('button', { name: 'New coupon' }).click();
    await dialog.getByLabel('Code').fill('next');
    responses.pop()!();
    await expect(page.locator('table').getByText('closed-early').first()).toBeAttached();
    await expect(dialog.getByLabel('Code')).toHaveValue('next');
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Discard' }).click();

    await page.route('**/api/admin/coupons/*', async (route) => {
      await new Promise<void>((resolve) => {
        responses.push(resolve);
      });
      await route.continue();
    });
    const remove = page.getByRole('button', { name: /Delete closed-early/i });
    await remove.click();
    await page.getByRole('button', { name: 'Yes, delete' }).click();
    await remove.click({ force: true });
    await expect(page.getByRole('alertdialog')).toBeHidden();
    responses.pop()!();
    await expect(remove).toBeHidden();
  });
});

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
  const search = dialog.getByRole('searchbox', { name: 'Search courses' });
  await search.fill('Coupon course');
  await search.press('Enter');
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

/** Adds a support person to the team by the API. */
async function addSupportPerson(page: Page, username: string) {
  const { token: owner } = await (await page.request.post('/api/auth/admin/login', { data: ADMIN })).json();
  const headers = { authorization: `Bearer ${owner}` };
  const invited = await page.request.post('/api/admin/team-invites', { headers, data: { role: 'support' } });
  const who = { username, password: 'ସହାୟତା-ସାଗର-9431-patha' };
  const data = { token: (await invited.json()).token, ...who };
  expect((await page.request.post('/api/auth/invite/accept', { data })).ok()).toBe(true);
  return who;
}

/** Asks for a refund by the API as the student. */
async function requestRefund(page: Page, who: Person, { _id }: Order): Promise<void> {
  const { token } = await (await requestSession(page, who)).json();
  const headers = { authorization: `Bearer ${token}` };
  const data = { reason: 'I bought the wrong course.' };
  const asked = await page.request.post(`/api/student/orders/${_id}/refund-request`, { headers, data });
  expect(asked.status()).toBe(200);
}

test('a support person declines and approves a refund and resolves what needs a look', async ({
  page,
  product,
}) => {
  const courseId = await addCourse(product.address, { title: 'Supported course', price: 499 });
  const buyer = { name: 'Rita Das', email: 'rita.refund@example.com' };
  const order = await buy(page, buyer, { courseId });
  await requestRefund(page, buyer, order);
  await signInAsAdmin(page, await addSupportPerson(page, 'sita'));
  await page.goto('/admin/orders?status=refund-requested');
  const menu = page.getByRole('navigation', { name: 'Admin Panel' });
  await expect(menu.getByRole('link', { name: 'Orders' })).toBeVisible();
  for (const name of ['Coupons', 'System State', 'Team'])
    await expect(menu.getByRole('link', { name })).toHaveCount(0);
  await page.getByRole('link', { name: order.number }).click();

  const request = page.getByRole('region', { name: 'The student asks for a refund' });
  await expect(request).toContainText('I bought the wrong course.');
  await request.getByRole('button', { name: 'Decline' }).click();
  const dialog = page.getByRole('dialog', { name: 'Decline the refund' });
  await dialog.getByRole('button', { name: 'Decline' }).click();
  await expect(dialog.getByText('Please write a sentence.')).toBeVisible();
  await dialog.getByRole('textbox').fill('The course was opened for weeks.');
  await dialog.getByRole('button', { name: 'Decline' }).click();
  await expect(page.getByText('The request is declined.')).toBeVisible();
  await expect(request).toBeHidden();

  await requestRefund(page, buyer, order);
  await page.reload();
  await request.getByRole('button', { name: 'Approve' }).click();
  await confirmRefund(page);
  await expect(page.getByRole('region', { name: 'Timeline' })).toContainText('New state: Refunded');

  // somebody refunds a part in the dashboard of the provider, so that the rest is less than the whole
  const second = await buy(page, { name: 'Gita', email: 'gita.refund@example.com' }, { courseId });
  await refundInDashboard(page, second, 10_000);
  await page.goto(`/admin/orders/${second._id}`);
  await page.getByRole('button', { name: 'Refund', exact: true }).click();
  await confirmRefund(page);
  const issues = page.getByRole('region', { name: 'Needs a look' });
  // a job asks a provider again that answered too late, and the list does not load again by itself
  await expect(async () => {
    await page.goto('/admin/orders');
    await expect(issues).toContainText('A refund failed', { timeout: 2000 });
  }).toPass();
  await issues.getByRole('button', { name: 'Resolve' }).click();
  const resolve = page.getByRole('dialog', { name: 'Mark as explained' });
  await resolve.getByRole('textbox').fill('The rest is refunded by hand.');
  await resolve.getByRole('button', { name: 'Resolve' }).click();
  await expect(issues).toBeHidden();
});

async function confirmRefund(page: Page): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'Refund the order' });
  await dialog.getByLabel('Reason').fill('The student moved away.');
  await dialog.getByRole('button', { name: 'Refund' }).click();
  await page.getByRole('button', { name: 'Yes, refund' }).click();
  await expect(dialog).toBeHidden();
}

/** Refunds a part of a payment as the dashboard of the provider does: without our server. */
async function refundInDashboard(page: Page, order: Order, amount: number): Promise<void> {
  const { keyId, keySecret } = createLocalKeys(SESSION_SECRET);
  const headers = { authorization: `Basic ${btoa(`${keyId}:${keySecret}`)}` };
  const api = '/local-payments/v1';
  const { items } = await (
    await page.request.get(`${api}/orders/${order.providerOrderId}/payments`, { headers })
  ).json();
  const made = await page.request.post(`${api}/payments/${items[0].id}/refund`, {
    headers,
    data: { amount },
  });
  expect(made.status()).toBe(200);
}
