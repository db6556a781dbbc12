import { addCourse } from './add-course.ts';
import { addCoupon, openPaymentWindow } from './payment-page.ts';
import { expect, test } from './product.ts';
import { requestSession, signInAsStudent } from './sign-in.ts';

// the enrolment of a paid course is answered with 402
test.use({ expectedConsoleErrors: /402/ });

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
