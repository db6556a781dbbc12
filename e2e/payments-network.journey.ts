import { addCourse } from './add-course.ts';
import { openPaymentWindow } from './payment-page.ts';
import { expect, test } from './product.ts';

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
