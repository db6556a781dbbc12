import type { Page } from '@playwright/test';
import { startProduct } from '../server/src/testing/product-process.ts';
import { expectNoViolations } from './axe.ts';
import { ADMIN, expect, test } from './product.ts';

const exploreOf = (page: Page) => page.getByRole('region', { name: 'Explore All Courses' });
const titlesOf = (page: Page) => exploreOf(page).getByRole('article').getByRole('heading').allTextContents();

test('all courses come eight at a time, none twice and none left out when one is added or deleted', async ({
  page,
}) => {
  const product = await startProduct({
    ADMIN_USERNAME: ADMIN.username,
    ADMIN_PASSWORD: ADMIN.password,
    DEMO: '0',
  });
  try {
    const admin = await adminOf(product.address);
    await page.goto(product.address);
    await expect(page.getByRole('region', { name: 'Featured Courses' })).toContainText(
      'No courses available yet!',
    );
    await page.getByRole('button', { name: 'View All Courses' }).click();
    await expect(exploreOf(page)).toContainText('No courses available yet!');

    for (let count = 1; count <= 17; count += 1) await admin.create(`ପାଠ୍ୟକ୍ରମ ${count}`);
    await page.goto(product.address);
    await page.getByRole('button', { name: 'View All Courses' }).click();
    await expect(exploreOf(page).getByRole('article')).toHaveCount(8);
    await expect(exploreOf(page).getByRole('region', { name: 'All courses' })).toBeFocused();
    await expect(page.getByRole('button', { name: 'View All Courses' })).toBeHidden();
    await expectNoViolations(page);

    await admin.create('Added meanwhile');
    const more = page.getByRole('button', { name: 'Load More Courses' });
    await more.click();
    await expect(exploreOf(page).getByRole('status')).toHaveText('Showing 16 of 18 courses');
    await expect.poll(() => titlesOf(page)).toEqual((await admin.titles()).slice(0, 16));

    await admin.delete('ପାଠ୍ୟକ୍ରମ 12');
    await more.click();
    await expect(exploreOf(page).getByRole('status')).toHaveText('Showing 17 of 17 courses');
    await expect.poll(() => titlesOf(page)).toEqual(await admin.titles());
    await expect(more).toBeHidden();
    await expect(exploreOf(page).getByRole('region', { name: 'All courses' })).toBeFocused();
    await page.keyboard.press('ArrowRight');
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.scrollLeft ?? 0), { message: 'it scrolls' })
      .toBeGreaterThan(0);
  } finally {
    await product.stop();
  }
});

/** An admin at work elsewhere. */
async function adminOf(address: string) {
  const ask = async (method: string, path: string, body?: object, token?: string) => {
    const headers = {
      ...(body && { 'content-type': 'application/json' }),
      ...(token && { authorization: `Bearer ${token}` }),
    };
    const answer = await fetch(address + path, {
      method,
      headers,
      ...(body && { body: JSON.stringify(body) }),
    });
    if (!answer.ok) throw new Error(`${method} ${path} answered ${answer.status}`);
    return answer.status === 204 ? undefined : answer.json();
  };
  const { token } = await ask('POST', '/api/auth/admin/login', ADMIN);
  const listed = async (): Promise<{ _id: string; title: string }[]> =>
    (await ask('GET', '/api/public/courses?limit=50')).courses;
  const subjects = [
    { title: 'Subject', description: 'd', chapters: [{ title: 'Chapter', description: 'd', questions: [] }] },
  ];
  return {
    titles: async () => (await listed()).map(({ title }) => title),
    create: (title: string) =>
      ask('POST', '/api/admin/courses', { title, description: 'd', price: 10, subjects }, token),
    delete: async (title: string) => {
      const course = (await listed()).find((each) => each.title === title);
      await ask('DELETE', `/api/admin/courses/${course?._id}`, undefined, token);
    },
  };
}
