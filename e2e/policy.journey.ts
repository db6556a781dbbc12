import type { Page } from '@playwright/test';
import { expect, test } from './product.ts';
import { signInAsAdmin } from './sign-in.ts';
import { createAdminClient, createPdf, getViewer, signInEnrolled } from './study-course.ts';

/** Every journey fails on a policy violation, which is a console error. This adds the violated rule to it. */
test.beforeEach(({ page }) =>
  page.addInitScript(() =>
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
      console.error(`policy violation: ${violatedDirective} ${blockedURI}`),
    ),
  ),
);

/** Inline scripts; data blocks are not scripts. */
const INLINE_SCRIPTS = 'script:not([src]):not([type="application/ld+json"]):not([type="application/json"])';

async function expectPolicyOn(page: Page, paths: string[]): Promise<void> {
  for (const path of paths) {
    const response = await page.goto(path);
    const policy = (await response?.allHeaders())?.['content-security-policy'] ?? '';
    expect(policy, path).toContain("script-src 'self';");
    expect(policy, path).not.toContain('unsafe');
    await expect(page.locator('main h1').first()).toBeVisible();
    expect(await page.locator(INLINE_SCRIPTS).count(), path).toBe(0);
    const html = await response!.text();
    expect(html, path).not.toMatch(/<[^>]+\s(on[a-z]+|style)=/);
  }
}

test('10 public pages and the login page comply with the content security policy', async ({ page }) => {
  await expectPolicyOn(page, ['/', '/about', '/contact-us', '/privacy', '/login']);
});

test('10 student pages, with a PDF and a test, comply with the content security policy', async ({
  page,
  product,
}) => {
  const admin = await createAdminClient(product);
  const course = await admin.create('ନୀତି', [[{ title: 'ପାଠ', pdf: await createPdf(3), questions: 2 }]]);
  await signInEnrolled(page, course._id);
  await expectPolicyOn(page, [
    '/student/dashboard',
    '/student/courses',
    '/student/my-courses',
    '/student/analytics',
    `/student/course/${course._id}/subject/0/chapter/0/test`,
    `/student/course/${course._id}`,
  ]);
  await getViewer(page).drawn(1);
});

test('10 admin pages comply with the content security policy', async ({ page, product }) => {
  const admin = await createAdminClient(product);
  const course = await admin.create('ନୀତି ୨', [[{ title: 'ପାଠ', questions: 1 }]]);
  await signInAsAdmin(page);
  await expectPolicyOn(page, [
    '/admin/dashboard',
    '/admin/students',
    '/admin/create-course',
    `/admin/edit-course/${course._id}`,
    `/admin/view-course/${course._id}`,
  ]);
});
