import { addCourse } from './add-course.ts';
import { isOrderRequest, openPaymentWindow } from './payment-page.ts';
import { expect, test } from './product.ts';

// the enrolment of a paid course is answered with 402
test.use({ expectedConsoleErrors: /402/ });

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

test('a student who pays in two windows is told that the second payment goes back', async ({
  page,
  product,
}) => {
  await addCourse(product.address, { title: 'Paid twice', price: 499 });
  const window = await openPaymentWindow(page, 'Paid twice', 'paid-twice@example.com');
  const second = await page.context().newPage();
  // the second page does not hear of the first payment before its own
  let unpaid: string | undefined;
  await second.route(isOrderRequest, async (route) => {
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
  await second.unroute(isOrderRequest);
  const notice = 'You paid ₹499 more than the price. It goes back to you in 5-7 business days.';
  await expect(second.getByText(notice)).toBeVisible();
  const order = second.getByRole('region', { name: 'Orders' }).getByRole('listitem');
  // the provider makes the refund a moment later
  await expect(async () => {
    await second.goto('/student/purchases');
    expect(await order.textContent()).toContain('₹499 refunded, because you paid more than the price');
  }).toPass();
});
