import type { Page } from '@playwright/test';
import { startProduct } from '../server/src/testing/product-process.ts';
import { expectNoViolations } from './axe.ts';
import { expect, test } from './product.ts';
import { EMPTY_FOLDER, SETTINGS } from './product-settings.ts';
import { createAdminClient } from './study-course.ts';

const getExploreSection = (page: Page) => page.getByRole('region', { name: 'Explore All Courses' });
const getTitles = (page: Page) =>
  getExploreSection(page).getByRole('article').getByRole('heading').allTextContents();

test('loads all courses eight at a time without duplicates or gaps when one is added or deleted', async ({
  page,
}) => {
  const product = await startProduct({ ...SETTINGS, DEMO: '0' }, process.env[EMPTY_FOLDER]);
  try {
    const admin = await createAdminClient(product);
    const create = (title: string) => admin.create(title, [[{ title: 'Chapter' }]]);
    await page.goto(product.address);
    await expect(page.getByRole('region', { name: 'Featured Courses' })).toContainText(
      'No courses available yet!',
    );
    await page.getByRole('button', { name: 'View All Courses' }).click();
    await expect(getExploreSection(page)).toContainText('No courses available yet!');

    const courses = [];
    for (let count = 1; count <= 17; count += 1) courses.push(await create(`ପାଠ୍ୟକ୍ରମ ${count}`));
    await page.goto(product.address);
    await page.getByRole('button', { name: 'View All Courses' }).click();
    await expect(getExploreSection(page).getByRole('article')).toHaveCount(8);
    await expect(getExploreSection(page).getByRole('region', { name: 'All courses' })).toBeFocused();
    await expect(page.getByRole('button', { name: 'View All Courses' })).toBeHidden();
    await expectNoViolations(page);

    await create('Added later');
    const more = page.getByRole('button', { name: 'Load More Courses' });
    await more.click();
    await expect(getExploreSection(page).getByRole('status')).toHaveText('Showing 16 of 18 courses');
    await expect.poll(() => getTitles(page)).toEqual((await fetchTitles(product.address)).slice(0, 16));

    await admin.remove(courses[11]!);
    await more.click();
    await expect(getExploreSection(page).getByRole('status')).toHaveText('Showing 17 of 17 courses');
    await expect.poll(() => getTitles(page)).toEqual(await fetchTitles(product.address));
    await expect(more).toBeHidden();
    await expect(getExploreSection(page).getByRole('region', { name: 'All courses' })).toBeFocused();
    await page.keyboard.press('ArrowRight');
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.scrollLeft ?? 0), { message: 'it scrolls' })
      .toBeGreaterThan(0);
  } finally {
    await product.stop();
  }
});

async function fetchTitles(address: string): Promise<string[]> {
  const { courses } = await (await fetch(`${address}/api/public/courses?limit=50`)).json();
  return courses.map(({ title }: { title: string }) => title);
}
