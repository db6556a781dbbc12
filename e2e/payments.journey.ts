import { addCourse } from './add-course.ts';
import { isOrderRequest, openPaymentWindow } from './payment-page.ts';
import { expect, test } from './product.ts';
import { requestSession, signInAsStudent } from './sign-in.ts';

// the enrolment of a paid course is answered with 402
test.use({ expectedConsoleErrors: /402/ });

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

test('a reload while the bank has not answered opens no second payment window', async ({ page, product }) => {
  await addCourse(product.address, { title: 'Paid and reloaded', price: 499 });
  const window = await openPaymentWindow(page, 'Paid and reloaded', 'paid-and-reloaded@example.com');
  // for the page the bank stays silent until the route is removed
  let waiting: string | undefined;
  await page.route(isOrderRequest, async (route) => {
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
  await page.unroute(isOrderRequest);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Paid. Thank you!');
});

test('a payment that was begun and left is not said to be with the bank', async ({ page, product }) => {
  await addCourse(product.address, { title: 'Paid half', price: 499 });
  const window = await openPaymentWindow(page, 'Paid half', 'paid-half@example.com');
  await expect(window).toBeVisible();
  // the provider reports a payment without an answer of the bank
  await page.route(isOrderRequest, async (route) => {
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
