import { enrolInAllFree, fillCatalogue } from '../server/src/testing/fill-catalogue.ts';
import { startProduct } from '../server/src/testing/product-process.ts';
import { expect, test } from './product.ts';
import { EMPTY_FOLDER, SETTINGS } from './product-settings.ts';
import { signInAsStudent } from './sign-in.ts';

const COURSES = 5000;

test.describe('five thousand courses', () => {
  test('can be reached by scrolling, by the button, by search and by filter', async ({ browser }) => {
    const product = await startProduct({ ...SETTINGS, DEMO: '0' }, process.env[EMPTY_FOLDER]);
    const context = await browser.newContext({ baseURL: product.address });
    try {
      await fillCatalogue(product, COURSES);
      const page = await context.newPage();
      const requested: string[] = [];
      page.on('request', (request) => {
        const { pathname, search } = new URL(request.url());
        if (pathname === '/api/public/courses') requested.push(decodeURIComponent(search));
      });
      await signInAsStudent(page, { name: 'Reader', email: 'reader@example.com' });
      await page.goto('/student/dashboard');
      await expect(page.getByRole('definition').first()).toHaveText('5,000');
      await page.getByRole('link', { name: 'Browse Courses' }).click();
      const status = page.getByText(/^Showing/);
      await expect(status).toHaveText('Showing 50 of 5,000 courses');
      await expect(page.getByText('1,000 free · 4,000 premium')).toBeVisible();
      expect(requested).toEqual(['?limit=50']);

      await page.getByRole('article').nth(49).scrollIntoViewIfNeeded();
      await expect(status).toHaveText('Showing 100 of 5,000 courses');
      for (const shown of [150, 200, 250]) {
        await page.getByRole('article').last().scrollIntoViewIfNeeded();
        await expect(status).toHaveText(`Showing ${shown} of 5,000 courses`);
      }
      // then the list waits for the button, so that the footer can be reached
      await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
      await page.getByRole('button', { name: 'Load more' }).click();
      await expect(status).toHaveText('Showing 300 of 5,000 courses');

      await page.getByRole('searchbox').fill('ପାଠ୍ୟକ୍ରମ 4999');
      await expect(status).toHaveText('Showing 1 of 5,000 courses');
      await page.getByRole('searchbox').fill('');
      await page.getByRole('button', { name: 'Free Only' }).click();
      await expect(page.getByRole('button', { name: 'Buy Now' })).toHaveCount(0);
      await expect(status).toHaveText('Showing 50 of 5,000 courses');
      expect(requested.at(-1)).toBe('?limit=50&type=free');
      await page.getByRole('button', { name: 'Enroll Free' }).first().click();
      await page.getByRole('button', { name: 'Keep Browsing' }).click();
      await expect(page.getByRole('article').first()).toContainText('ENROLLED');

      // a student's thousand courses are rendered a few at a time, and the search finds all of them
      await enrolInAllFree(product);
      await page.goto('/student/my-courses?sort=title');
      await expect(page.getByRole('definition')).toHaveText(['1,000', '4,000', '40,000']);
      await expect(page.getByRole('article').first()).toContainText('ପାଠ୍ୟକ୍ରମ 5');
      expect(await page.getByRole('article').count()).toBeLessThan(200);
      await page.getByRole('searchbox').fill('4995');
      await expect(page.getByRole('article')).toHaveCount(1);
    } finally {
      await context.close();
      await product.stop();
    }
  });
});
