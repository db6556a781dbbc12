import type { Page } from '@playwright/test';
import { addCourse } from './add-course.ts';
import { addCoupon } from './payment-page.ts';
import { expect, test } from './product.ts';
import { signInAsStudent } from './sign-in.ts';

// the enrolment of a paid course is answered with 402, an unknown coupon with 422
test.use({ expectedConsoleErrors: /402|422/ });

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

/** Opens the payment dialog of the course as a new student. */
async function openPaymentDialog(page: Page, title: string, email: string) {
  await signInAsStudent(page, { name: 'Buyer', email });
  await page.goto(`/student/courses?search=${title}`);
  await page.getByRole('button', { name: 'Buy Now' }).click();
  return page.getByRole('dialog', { name: `Buy ${title}` });
}

test('nothing is ordered while the price with a coupon is on its way', async ({ page, product }) => {
  await addCourse(product.address, { title: 'Slow price', price: 499 });
  await addCoupon(page, { code: 'SLOW-PRICE', percent: 50 });
  const dialog = await openPaymentDialog(page, 'Slow price', 'slow-price@example.com');
  const released = Promise.withResolvers<void>();
  await page.route('**/api/student/orders/quote', async (route) => {
    await released.promise;
    await route.continue();
  });
  const orders: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/api/student/orders'))
      orders.push(request.url());
  });
  await dialog.getByRole('button', { name: 'I have a coupon' }).click();
  await dialog.getByLabel('Coupon code').fill('slow-price');
  for (let n = 1; n <= 3; n += 1) await dialog.getByLabel('Coupon code').press('Enter');
  await expect(dialog.getByRole('button', { name: 'Checking the coupon' })).toBeVisible();
  released.resolve();
  await expect(dialog.getByRole('button', { name: 'Pay ₹249.50' })).toBeEnabled();
  expect(orders).toEqual([]);
});

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
