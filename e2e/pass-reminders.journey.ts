import type { Page } from '@playwright/test';
import { startOrReuseEmbeddedPostgres } from '@sikhya/embedded-postgres';
import { withConnection } from '../server/src/database/connection.ts';
import type { Product } from '../server/src/testing/product-process.ts';
import { expectNoViolations } from './axe.ts';
import { buy } from './buy-course.ts';
import { ADMIN, expect, test } from './product.ts';
import { signInAsStudent } from './sign-in.ts';

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
