import type { Page } from '@playwright/test';
import { expect, test } from './product.ts';
import { signInAsAdmin } from './sign-in.ts';
import { asAdmin, enrolled, pdfOf, viewerOn } from './study-course.ts';

/** What breaks the policy is an error in the console, on which every journey fails; this says which rule it was. */
test.beforeEach(({ page }) =>
  page.addInitScript(() =>
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
      console.error(`against the policy: ${violatedDirective} ${blockedURI}`),
    ),
  ),
);

/** Scripts between tags, and scripts in attributes. Data for search engines is no script. */
const INLINE = 'script:not([src]):not([type="application/ld+json"]):not([type="application/json"])';

async function look(page: Page, addresses: string[]): Promise<void> {
  for (const address of addresses) {
    const answer = await page.goto(address);
    const policy = (await answer?.allHeaders())?.['content-security-policy'] ?? '';
    expect(policy, address).toContain("script-src 'self';");
    expect(policy, address).not.toContain('unsafe');
    await expect(page.locator('main h1').first()).toBeVisible();
    expect(await page.locator(INLINE).count(), address).toBe(0);
    const html = await answer!.text();
    expect(html, address).not.toMatch(/<[^>]+\s(on[a-z]+|style)=/);
  }
}

test('10 the pages of visitors, signing in among them, keep to the policy', async ({ page }) => {
  await look(page, ['/', '/about', '/contact-us', '/privacy', '/login']);
});

test('10 the pages of students, a PDF and a test among them, keep to the policy', async ({
  page,
  product,
}) => {
  const admin = await asAdmin(product);
  const course = await admin.create('ନୀତି', [[{ title: 'ପାଠ', pdf: await pdfOf(3), questions: 2 }]]);
  await enrolled(page, course._id);
  await look(page, [
    '/student/dashboard',
    '/student/courses',
    '/student/my-courses',
    '/student/analytics',
    `/student/course/${course._id}/subject/0/chapter/0/test`,
    `/student/course/${course._id}`,
  ]);
  await viewerOn(page).drawn(1);
});

test('10 the pages of admins keep to the policy', async ({ page, product }) => {
  const admin = await asAdmin(product);
  const course = await admin.create('ନୀତି ୨', [[{ title: 'ପାଠ', questions: 1 }]]);
  await signInAsAdmin(page);
  await look(page, [
    '/admin/dashboard',
    '/admin/students',
    '/admin/create-course',
    `/admin/edit-course/${course._id}`,
    `/admin/view-course/${course._id}`,
  ]);
});
