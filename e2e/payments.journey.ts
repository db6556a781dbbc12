import type { Page } from '@playwright/test';
import { startOrReuseEmbeddedPostgres } from '@sikhya/embedded-postgres';
import { withConnection } from '../server/src/database/connection.ts';
import { type Product, startProduct } from '../server/src/testing/product-process.ts';
import { addCourse } from './add-course.ts';
import { expectNoViolations } from './axe.ts';
import { buy } from './buy-course.ts';
import { ADMIN, expect, test } from './product.ts';
import { EMPTY_FOLDER, SETTINGS } from './product-settings.ts';
import { requestSession, signInAsAdmin, signInAsStudent } from './sign-in.ts';

// the enrolment of a paid course is answered with 402, an unknown coupon with 422
test.use({ expectedConsoleErrors: /402|422/ });

/** Orders the course as a new student, up to the provider's window. */
async function openPaymentWindow(page: Page, title: string, email: string) {
  await signInAsStudent(page, { name: 'Buyer', email });
  await page.goto(`/student/courses?search=${title}`);
  await page.getByRole('button', { name: 'Buy Now' }).click();
  const dialog = page.getByRole('dialog', { name: `Buy ${title}` });
  await expect(dialog).toContainText('Money back within 7 days');
  await dialog.getByRole('button', { name: 'Pay ₹499' }).click();
  await page.waitForURL('**/student/checkout/*');
  return page.getByRole('dialog', { name: 'Test payment' });
}

test('Buy Now is busy until the dialog is on the screen', async ({ page, product }) => {
  await addCourse(product.address, { title: 'Slow dialog', price: 499 });
  await signInAsStudent(page, { name: 'Buyer', email: 'slow-dialog@example.com' });
  await page.goto('/student/courses?search=Slow dialog');
  const [requested, released] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  await page.route(/\/payment-dialog-[^/]*\.js$/, async (route) => {
    requested.resolve();
    await released.promise;
    await route.continue();
  });
  const button = page.getByRole('main').getByRole('button', { name: /Slow dialog/ });
  await button.click();
  await requested.promise;
  await expect(button).toHaveAttribute('aria-busy', 'true');
  released.resolve();
  const dialog = page.getByRole('dialog', { name: 'Buy Slow dialog' });
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(button).toHaveAttribute('aria-busy', 'false');
  await expect(button).toBeFocused();
});

/** Each choice of the local payment window that ends in a paid order. */
const PAID = [
  'The payment succeeds',
  'It fails first, then succeeds',
  'It succeeds, the webhook comes twice',
  'It succeeds, the webhook is lost',
  'It succeeds, the browser does not return',
  'It succeeds, webhook and return are lost',
];

for (const [n, choice] of PAID.entries()) {
  test(`a paid course opens: ${choice}`, async ({ page, product }) => {
    const title = `Paid way ${n}`;
    const courseId = await addCourse(product.address, { title, price: 499 });
    const window = await openPaymentWindow(page, title, `paid-way-${n}@example.com`);
    await window.getByRole('button', { name: choice }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Paid. Thank you!');
    await page.getByRole('link', { name: 'Start Learning' }).click();
    await expect(page).toHaveURL(new RegExp(`/student/course/${courseId}`));
    await expect(page.getByRole('heading', { name: title }).first()).toBeVisible();
    await page.getByRole('link', { name: 'My Purchases' }).click();
    const orders = page.getByRole('region', { name: 'Orders' }).getByRole('listitem');
    await expect(orders).toHaveCount(1);
    await expect(orders).toContainText('₹499');
    await expect(orders).toContainText('Paid');
    await orders.getByRole('link', { name: 'Receipt' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Receipt /);
    await expect(page.getByRole('article')).toContainText('₹499');
    if (n > 0) return;
    const [pdf] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Download PDF' }).click(),
    ]);
    expect(pdf.suggestedFilename()).toMatch(/^S-\d\d-\d\d-\d{6}\.pdf$/);
  });
}

test('a bank that answers late loses nothing', async ({ page, product }) => {
  await addCourse(product.address, { title: 'Paid slowly', price: 499 });
  const window = await openPaymentWindow(page, 'Paid slowly', 'paid-slowly@example.com');
  await window.getByRole('button', { name: 'The bank answers late' }).click();
  await expect(
    page.getByText(/^Your bank has not answered yet\. We check again by .+\. Your payment is not lost\.$/),
  ).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Paid. Thank you!');
});

/** The page's look at one order. */
const isRead = (url: URL) => /\/api\/student\/orders\/[^/]+$/.test(url.pathname);

test('a reload while the bank has not answered opens no second payment window', async ({ page, product }) => {
  await addCourse(product.address, { title: 'Paid and reloaded', price: 499 });
  const window = await openPaymentWindow(page, 'Paid and reloaded', 'paid-and-reloaded@example.com');
  // for the page the bank stays silent until the route is removed
  let waiting: string | undefined;
  await page.route(isRead, async (route) => {
    waiting ??= await (await route.fetch()).text();
    await route.fulfill({ contentType: 'application/json', body: waiting });
  });
  const confirmed = page.waitForResponse('**/confirm');
  await window.getByRole('button', { name: 'The bank answers late' }).click();
  waiting = await (await confirmed).text();
  const notice = page.getByText(/^Your bank has not answered yet\. .+ Your payment is not lost\.$/);
  await expect(notice).toBeVisible();
  await page.reload();
  await expect(notice).toBeVisible();
  await expect(page.getByRole('button', { name: 'Pay now' })).toBeEnabled();
  await expect(window).toHaveCount(0);
  await page.unroute(isRead);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Paid. Thank you!');
});

test('a payment that was begun and left is not said to be with the bank', async ({ page, product }) => {
  await addCourse(product.address, { title: 'Paid half', price: 499 });
  const window = await openPaymentWindow(page, 'Paid half', 'paid-half@example.com');
  await expect(window).toBeVisible();
  // the provider reports a payment without an answer of the bank
  await page.route(isRead, async (route) => {
    const { order } = await (await route.fetch()).json();
    await route.fulfill({ json: { order: { ...order, isPaymentPending: true } } });
  });
  await window.getByRole('button', { name: 'Close the window without paying' }).click();
  await expect(
    page.getByText(/^A payment was started and is not complete\. .+ you can pay now\.$/),
  ).toBeVisible();
  await page.reload();
  await expect(page.getByText('A payment was started and is not complete.')).toBeVisible();
  await expect(window).toHaveCount(0);
  await page.getByRole('button', { name: 'Pay now' }).click();
  await expect(window).toBeVisible();
});

test.describe('without a connection', () => {
  test.use({ expectedConsoleErrors: /402|Failed to load resource|ERR_|unreachable|could not be reached/ });

  test('a student who is offline after paying is told so, and the page continues with the connection', async ({
    page,
    product,
  }) => {
    await addCourse(product.address, { title: 'Paid and offline', price: 499 });
    const window = await openPaymentWindow(page, 'Paid and offline', 'paid-and-offline@example.com');
    await page.route('**/confirm', async (route) => {
      await page.context().setOffline(true);
      await route.abort('internetdisconnected');
    });
    await window.getByRole('button', { name: 'The payment succeeds', exact: true }).click();
    await expect(page.getByText(/^There is no connection\. Your payment is not lost\. /)).toBeVisible();
    await page.context().setOffline(false);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Paid. Thank you!');
  });
});

test('a payment window closes when the order is paid elsewhere', async ({ page, product }) => {
  await addCourse(product.address, { title: 'Paid elsewhere', price: 499 });
  const window = await openPaymentWindow(page, 'Paid elsewhere', 'paid-elsewhere@example.com');
  const second = await page.context().newPage();
  await second.goto(page.url());
  const secondWindow = second.getByRole('dialog', { name: 'Test payment' });
  await expect(secondWindow).toBeVisible();
  await window.getByRole('button', { name: 'The payment succeeds', exact: true }).click();
  await expect(second.getByRole('heading', { level: 1 })).toHaveText('Paid. Thank you!');
  await expect(secondWindow).toHaveCount(0);
});

test.describe('in a browser that cannot show the payment window in the page', () => {
  test.use({ userAgent: 'Mozilla/5.0 (Linux; U; Android 9) UCBrowser/13.4 Mobile Safari/537.36' });

  test('returning from the provider opens its window only on request, in the language of the page', async ({
    page,
    product,
  }) => {
    const courseId = await addCourse(product.address, { title: 'Paid without a frame', price: 499 });
    const { token } = await (await requestSession(page, FRAMELESS)).json();
    await signInAsStudent(page, FRAMELESS);
    const ordered = await page.request.post('/api/student/orders', {
      headers: { authorization: `Bearer ${token}` },
      data: { courseId },
    });
    const { order } = (await ordered.json()) as { order: { _id: string; providerOrderId: string } };
    await page.goto(`/or/student/checkout/${order._id}`);
    const windowOfProvider = page.locator('dialog, [role=dialog]');
    await expect(windowOfProvider).toHaveCount(1);
    // the provider posts an empty form after a cancelled payment
    await page.evaluate((path) => {
      const form = document.createElement('form');
      Object.assign(form, { method: 'post', action: path });
      document.body.append(form);
      form.submit();
    }, `/api/payments/razorpay/return/${order._id}?language=or`);
    await page.waitForURL(`**/or/student/checkout/${order._id}?returned=1`);
    await expect(page.getByRole('button', { name: 'ଏବେ ଦିଅନ୍ତୁ' })).toBeEnabled();
    await expect(page.getByText('ଆପଣଙ୍କ ବ୍ୟାଙ୍କ ଏପର୍ଯ୍ୟନ୍ତ ଉତ୍ତର ଦେଇନାହିଁ'), 'nothing was paid').toHaveCount(0);
    await expect(windowOfProvider).toHaveCount(0);
    await page.getByRole('button', { name: 'ଏବେ ଦିଅନ୍ତୁ' }).click();
    await expect(windowOfProvider).toHaveCount(1);
  });
});

const FRAMELESS = { name: 'Buyer', email: 'paid-without-a-frame@example.com' };

test('a wrong amount goes back, and the order can still be paid', async ({ page, product }) => {
  await addCourse(product.address, { title: 'Paid wrongly', price: 499 });
  const window = await openPaymentWindow(page, 'Paid wrongly', 'paid-wrongly@example.com');
  await window.getByRole('button', { name: 'A wrong amount is paid' }).click();
  await expect(page.getByText('You paid another amount than the price.')).toBeVisible();
  await page.getByRole('button', { name: 'Pay now' }).click();
  await window.getByRole('button', { name: 'The payment succeeds' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Paid. Thank you!');
});

test('an order that is not paid says so and can be paid later', async ({ page, product }) => {
  await addCourse(product.address, { title: 'Paid later', price: 499 });
  const window = await openPaymentWindow(page, 'Paid later', 'paid-later@example.com');
  await window.getByRole('button', { name: 'The payment fails' }).click();
  await expect(window).toContainText('The payment failed');
  await window.getByRole('button', { name: 'Close the window without paying' }).click();
  await expect(page.getByText('No money was taken; you can try again.')).toBeVisible();
  await page.getByRole('link', { name: 'Back to the courses' }).click();
  await page.getByRole('link', { name: 'My Purchases' }).click();
  const order = page.getByRole('region', { name: 'Orders' }).getByRole('listitem');
  await expect(order).toContainText('Not paid');
  await order.getByRole('link', { name: 'Pay now' }).click();
  await window.getByRole('button', { name: 'The payment succeeds' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Paid. Thank you!');
});

/** Creates a coupon as the admin. Returns what ends it. */
async function addCoupon(page: Page, data: { code: string; percent: number }): Promise<() => Promise<void>> {
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

/** Opens the payment dialog of the course as a new student. */
async function openPaymentDialog(page: Page, title: string, email: string) {
  await signInAsStudent(page, { name: 'Buyer', email });
  await page.goto(`/student/courses?search=${title}`);
  await page.getByRole('button', { name: 'Buy Now' }).click();
  return page.getByRole('dialog', { name: `Buy ${title}` });
}

test('a coupon that ends before the order is refused, with the price without it', async ({
  page,
  product,
}) => {
  await addCourse(product.address, { title: 'Paid too late', price: 499 });
  const endCoupon = await addCoupon(page, { code: 'ENDS-SOON', percent: 50 });
  const dialog = await openPaymentDialog(page, 'Paid too late', 'too-late@example.com');
  await dialog.getByRole('button', { name: 'I have a coupon' }).click();
  await dialog.getByLabel('Coupon code').fill('ends-soon');
  await dialog.getByLabel('Coupon code').press('Enter');
  await expect(dialog).toContainText('The coupon ENDS-SOON is applied.');
  await endCoupon();
  await dialog.getByRole('button', { name: 'Pay ₹249.50' }).click();
  await expect(dialog.getByRole('alert')).toHaveText('This coupon has expired.');
  await expect(dialog.getByRole('button', { name: 'Pay ₹499' })).toBeEnabled();
  await expect(dialog.getByText('₹249.50'), 'the discount is gone').toHaveCount(0);
  await dialog.getByLabel('Coupon code').fill('');
  await dialog.getByRole('button', { name: 'Pay ₹499' }).click();
  await page.waitForURL('**/student/checkout/*');
  await expect(page.getByRole('main')).toContainText('₹499');
});

test.describe('with a refused price', () => {
  test.use({ expectedConsoleErrors: /402|409/ });

  test('a price that changes before the order is shown before anything is paid', async ({
    page,
    product,
  }) => {
    await addCourse(product.address, { title: 'Paid dearer', price: 499 });
    const quote = '**/api/student/orders/quote';
    await page.route(quote, async (route) => {
      const response = await route.fetch();
      await route.fulfill({ json: { ...(await response.json()), price: 450, amount: 450 } });
    });
    const dialog = await openPaymentDialog(page, 'Paid dearer', 'dearer@example.com');
    await expect(dialog.getByRole('button', { name: 'Pay ₹450' })).toBeEnabled();
    await page.unroute(quote);
    await dialog.getByRole('button', { name: 'Pay ₹450' }).click();
    await expect(dialog.getByRole('alert')).toContainText('The price has changed: it is ₹499 now.');
    await dialog.getByRole('button', { name: 'Pay ₹499' }).click();
    await page.waitForURL('**/student/checkout/*');
    await expect(page.getByRole('main')).toContainText('₹499');
  });
});

test('a typed coupon is applied before anything is ordered', async ({ page, product }) => {
  await addCourse(product.address, { title: 'Paid with a code', price: 499 });
  await addCoupon(page, { code: 'TYPED-HALF', percent: 50 });
  await signInAsStudent(page, { name: 'Buyer', email: 'typed-code@example.com' });
  await page.goto('/student/courses?search=Paid with a code');
  await page.getByRole('button', { name: 'Buy Now' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'I have a coupon' }).click();
  await dialog.getByLabel('Coupon code').fill('typed-wrong');
  await dialog.getByLabel('Coupon code').press('Enter');
  await expect(dialog.getByRole('alert')).toContainText('There is no such coupon.');
  const askedAgain = page.waitForResponse('**/api/student/orders/quote');
  await dialog.getByRole('button', { name: 'Pay ₹499' }).click();
  await askedAgain;
  await expect(dialog.getByRole('alert'), 'the reason is shown once').toHaveCount(1);
  await dialog.getByLabel('Coupon code').fill('typed-half');
  await dialog.getByLabel('Coupon code').press('Enter');
  await expect(dialog).toContainText('The coupon TYPED-HALF is applied.');
  await dialog.getByLabel('Coupon code').fill('');
  await dialog.getByRole('button', { name: 'Pay ₹249.50' }).click();
  await expect(dialog.getByRole('button', { name: 'Pay ₹499' })).toBeVisible();
  await dialog.getByLabel('Coupon code').fill('typed-half');
  await dialog.getByRole('button', { name: 'Pay ₹499' }).click();
  await dialog.getByRole('button', { name: 'Pay ₹249.50' }).click();
  await page.waitForURL('**/student/checkout/*');
  await expect(page.getByRole('main')).toContainText('₹249.50');
});

test('a student who cancels while the order is created stays on the page', async ({ page, product }) => {
  await addCourse(product.address, { title: 'Paid not now', price: 499 });
  await signInAsStudent(page, { name: 'Buyer', email: 'not-now@example.com' });
  await page.goto('/student/courses?search=Paid not now');
  await page.getByRole('button', { name: 'Buy Now' }).click();
  const dialog = page.getByRole('dialog');
  const { promise: isCancelled, resolve: cancelled } = Promise.withResolvers<void>();
  await page.route('**/api/student/orders', async (route) => {
    await isCancelled;
    await route.continue();
  });
  const checkouts: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.url().includes('/checkout/')) checkouts.push(request.url());
  });
  const ordering = page.waitForResponse('**/api/student/orders');
  await dialog.getByRole('button', { name: 'Pay ₹499' }).click();
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(dialog).toBeHidden();
  cancelled();
  await ordering;
  await page.getByRole('link', { name: 'My Purchases' }).click();
  await expect(page.getByRole('region', { name: 'Orders' })).toContainText('Not paid');
  expect(checkouts).toEqual([]);
});

test('a student who pays in two windows is told that the second payment goes back', async ({
  page,
  product,
}) => {
  await addCourse(product.address, { title: 'Paid twice', price: 499 });
  const window = await openPaymentWindow(page, 'Paid twice', 'paid-twice@example.com');
  const second = await page.context().newPage();
  // the second page does not hear of the first payment before its own
  let unpaid: string | undefined;
  await second.route(isRead, async (route) => {
    unpaid ??= await (await route.fetch()).text();
    await route.fulfill({ contentType: 'application/json', body: unpaid });
  });
  await second.goto(page.url());
  const secondWindow = second.getByRole('dialog', { name: 'Test payment' });
  await expect(secondWindow).toBeVisible();
  await window.getByRole('button', { name: 'The payment succeeds' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Paid. Thank you!');
  const confirmed = second.waitForResponse('**/confirm');
  await secondWindow.getByRole('button', { name: 'The payment succeeds' }).click();
  await confirmed;
  await second.unroute(isRead);
  const notice = 'You paid ₹499 more than the price. It goes back to you in 5-7 business days.';
  await expect(second.getByText(notice)).toBeVisible();
  await second.goto('/student/purchases');
  const order = second.getByRole('region', { name: 'Orders' }).getByRole('listitem');
  await expect(order).toContainText('₹499 refunded, because you paid more than the price');
});

test('My Purchases offers neither to pay for a course that is owned nor a refund of nothing', async ({
  page,
  product,
}) => {
  const courseId = await addCourse(product.address, { title: 'Paid with nothing', price: 499 });
  await addCoupon(page, { code: 'ALL-OF-IT', percent: 100 });
  const who = { name: 'Buyer', email: 'paid-with-nothing@example.com' };
  const { token } = await (await requestSession(page, who)).json();
  await signInAsStudent(page, who);
  const order = async (coupon: string | null) => {
    const headers = { authorization: `Bearer ${token}` };
    const response = await page.request.post('/api/student/orders', { headers, data: { courseId, coupon } });
    expect(response.status(), 'ordering').toBe(201);
  };
  await order(null);
  await page.goto('/student/purchases');
  const orders = page.getByRole('region', { name: 'Orders' });
  await expect(orders.getByRole('link', { name: 'Pay now' })).toBeVisible();
  await order('ALL-OF-IT');
  await page.reload();
  await expect(orders.getByRole('listitem')).toHaveCount(2);
  await expect(orders).toContainText('Not paid');
  await expect(orders.getByRole('link', { name: 'Pay now' })).toHaveCount(0);
  await expect(orders.getByRole('button', { name: 'Ask for a refund' })).toHaveCount(0);
});

test('a student asks for a refund', async ({ page, product }) => {
  await addCourse(product.address, { title: 'Given back', price: 499 });
  const window = await openPaymentWindow(page, 'Given back', 'given-back@example.com');
  await window.getByRole('button', { name: 'The payment succeeds' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Paid. Thank you!');
  await page.goto('/student/purchases');
  await page.getByRole('button', { name: 'Ask for a refund' }).click();
  const dialog = page.getByRole('dialog', { name: 'Ask for a refund' });
  await expect(dialog).toContainText('Your order meets the refund rule');
  await dialog.getByRole('button', { name: 'Send the request' }).click();
  await expect(dialog).toContainText('Please write a reason.');
  await dialog.getByLabel('Why do you want a refund?').fill('Bought the wrong course');
  await dialog.getByRole('button', { name: 'Send the request' }).click();
  await expect(page.getByRole('region', { name: 'Orders' })).toContainText('Refund requested');
});

/** Moves the end of the passes of a student to three days from now; the server's clock cannot be changed. */
async function letPassesEndSoon({ dataDir }: Product, email: string): Promise<void> {
  const postgres = await startOrReuseEmbeddedPostgres({ dataDir });
  await withConnection(postgres.connection, (_db, client) =>
    client.query(
      `update student_passes set starts_at = now() - interval '27 days', ends_at = now() + interval '3 days'
       where student_id = (select id from students where email = $1)`,
      [email],
    ),
  );
}

/** Buys a pass that ends in three days, and opens the dashboard with its reminder. */
async function openReminder(
  page: Page,
  product: Product,
  { title, email }: { title: string; email: string },
) {
  const { token } = await (await page.request.post('/api/auth/admin/login', { data: ADMIN })).json();
  const headers = { authorization: `Bearer ${token}` };
  const data = { title, days: 30, price: 300 };
  const { pass } = await (await page.request.post('/api/admin/passes', { headers, data })).json();
  const buyer = { name: 'Pass Holder', email };
  await buy(page, buyer, { passId: pass._id });
  await signInAsStudent(page, buyer);
  const reminder = page.getByRole('region', { name: 'Passes that end soon' });
  await page.goto('/student/purchases');
  await expect(page.getByRole('region', { name: 'My passes' })).toContainText('Valid until');
  await expect(reminder).toBeHidden();
  await letPassesEndSoon(product, email);
  await page.goto('/student/dashboard');
  await expect(reminder).toContainText(title);
  await expect(reminder).toContainText(/Your pass ends on \d/);
  return reminder;
}

test('a pass that ends soon is mentioned until it is renewed', async ({ page, product }) => {
  const title = 'Renewed month';
  const reminder = await openReminder(page, product, { title, email: 'renewed.pass@example.com' });
  await expectNoViolations(page);
  await reminder.getByRole('button', { name: 'Renew' }).click();
  const dialog = page.getByRole('dialog', { name: `Buy ${title}` });
  await dialog.getByRole('button', { name: 'Pay ₹300' }).click();
  await page.waitForURL('**/student/checkout/*');
  const window = page.getByRole('dialog', { name: 'Test payment' });
  await window.getByRole('button', { name: 'The payment succeeds' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Paid. Thank you!');
  await page.goto('/student/purchases');
  await expect(page.getByRole('region', { name: 'My passes' })).toContainText('Starts on');
  await expect(reminder).toBeHidden();
});

test('a pass that ends soon is mentioned until it is cancelled', async ({ page, product }) => {
  const title = 'Cancelled month';
  const reminder = await openReminder(page, product, { title, email: 'cancelled.pass@example.com' });
  await page.goto('/student/purchases');
  await expect(reminder).toBeVisible();
  await page.getByRole('button', { name: 'Cancel the pass' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel the pass' }).click();
  await expect(page.getByRole('region', { name: 'My passes' })).toContainText('Your access lasts until');
  await expect(reminder).toBeHidden();
  await page.goto('/student/dashboard');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(reminder).toBeHidden();
});

test('pays on a phone in Odia', async ({ page, product }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await addCourse(product.address, { title: 'Odia sale', price: 499 });
  await signInAsStudent(page, { name: 'ମୀନା', email: 'odia-sale@example.com' });
  await page.goto('/or/student/courses?search=Odia sale');
  await page.getByRole('button', { name: /^ଏବେ କିଣନ୍ତୁ/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: '₹499 ଦିଅନ୍ତୁ' }).click();
  await page.waitForURL('**/or/student/checkout/*');
  const getWidth = () => page.evaluate(() => document.documentElement.scrollWidth);
  await expect.poll(getWidth, 'nothing is wider than the screen').toBeLessThanOrEqual(360);
  await page.getByRole('dialog').getByRole('button', { name: 'ଦେୟ ସଫଳ ହୁଏ', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('ଦେୟ ମିଳିଲା। ଧନ୍ୟବାଦ!');
  await page.getByRole('link', { name: 'ପଢ଼ିବା ଆରମ୍ଭ କରନ୍ତୁ' }).click();
  await expect(page).toHaveURL(/\/or\/student\/course\//);
});

test('with PAYMENTS=off screens and texts are those of the specification', async ({ browser }) => {
  const product = await startProduct({ ...SETTINGS, PAYMENTS: 'off', DEMO: '0' }, process.env[EMPTY_FOLDER]);
  const context = await browser.newContext({ baseURL: product.address, reducedMotion: 'reduce' });
  try {
    await addCourse(product.address, { title: 'Not for sale', price: 250 });
    const page = await context.newPage();
    await signInAsStudent(page, { name: 'Visitor', email: 'off@example.com' });
    await page.goto('/student/courses');
    await page.getByRole('button', { name: 'Buy Now' }).click();
    await expect(page.getByRole('alertdialog')).toContainText(
      'This course costs ₹250. Payment integration coming soon!',
    );
    await page.keyboard.press('Escape');
    const menu = page.getByRole('navigation', { name: 'Student Portal' });
    await expect(menu.getByRole('link', { name: 'My Courses' })).toBeVisible();
    await expect(menu.getByRole('link', { name: 'My Purchases' })).toHaveCount(0);
    await signInAsAdmin(page);
    await page.goto('/admin/dashboard');
    const adminMenu = page.getByRole('navigation', { name: 'Admin Panel' });
    await expect(adminMenu.getByRole('link', { name: 'Student Details' })).toBeVisible();
    for (const name of ['Orders', 'Coupons'])
      await expect(adminMenu.getByRole('link', { name })).toHaveCount(0);
  } finally {
    await context.close();
    await product.stop();
  }
});
