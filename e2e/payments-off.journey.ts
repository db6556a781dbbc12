import { startProduct } from '../server/src/testing/product-process.ts';
import { addCourse } from './add-course.ts';
import { expect, test } from './product.ts';
import { EMPTY_FOLDER, SETTINGS } from './product-settings.ts';
import { signInAsAdmin, signInAsStudent } from './sign-in.ts';

// the enrolment of a paid course is answered with 402
test.use({ expectedConsoleErrors: /402/ });

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
