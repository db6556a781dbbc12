import { addCourse } from './add-course.ts';
import { expectNoViolations } from './axe.ts';
import { rowButton } from './editor-actions.ts';
import { expectOdia } from './odia-text.ts';
import { expect, test } from './product.ts';
import { openPopupAndSignIn, signInAsAdmin, signInAsStudent } from './sign-in.ts';
import { createAdminClient, createPdf } from './study-course.ts';

// courses and previews that do not exist, and a course that must be paid
test.use({ expectedConsoleErrors: /status of (404|402)/ });
test.beforeEach(({ page }) => page.setViewportSize({ width: 360, height: 780 }));

const CHAPTERS = async () => [
  { title: 'Open chapter', pdf: await createPdf(2), questions: 3, isBilingual: true, freePreview: true },
  { title: 'Closed chapter', pdf: await createPdf(1), questions: 2 },
];

test('a course page is rendered by the server in both languages, with data for search engines', async ({
  page,
  product,
}) => {
  const { slug } = await (await createAdminClient(product)).create('Page of a course', [await CHAPTERS()]);
  for (const [prefix, text] of [
    ['', 'What is inside'],
    ['/or', 'ଏଥିରେ କ’ଣ ଅଛି'],
  ] as const) {
    const address = `${prefix}/courses/${slug}`;
    const html = await (await page.request.get(address)).text();
    for (const part of [
      text,
      'Open chapter',
      'Closed chapter',
      '"@type":"Course"',
      '"@type":"BreadcrumbList"',
    ]) {
      expect(html.includes(part), part).toBe(true);
    }
    // links use the public origin from the settings, not the address of this server
    const { origin } = await (await page.request.get('/api/public/site')).json();
    for (const link of [
      `rel="canonical" href="${origin}${address}"`,
      `hreflang="or" href="${origin}/or/courses/${slug}"`,
      `property="og:image" content="${origin}${address}/share.png"`,
    ]) {
      expect(html.includes(link), link).toBe(true);
    }
    expect((await page.request.get(`${address}/share.png`)).headers()['content-type']).toBe('image/png');
    await page.goto(address, { waitUntil: 'networkidle' });
    await expect(page.getByRole('heading', { level: 1, name: 'Page of a course' })).toBeVisible();
    await expect
      .poll(() => page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth))
      .toBe(true);
    await expectNoViolations(page);
  }
});

test('a visitor signs in, returns to the course page and enrols there', async ({ page, product }) => {
  const { slug, _id } = await (await createAdminClient(product)).create('Free to enrol', [
    [{ title: 'One' }],
  ]);
  await page.goto(`/courses/${slug}`);
  await page.getByRole('link', { name: 'Enroll Free' }).click();
  await expect(page).toHaveURL('/login');
  await openPopupAndSignIn(page, { name: 'Way back', email: 'way.back@example.com' });
  await expect(page).toHaveURL(`/courses/${slug}`);
  await page.getByRole('button', { name: 'Enroll Free' }).click();
  await expect(page.getByRole('alertdialog')).toContainText('Successfully enrolled in course!');
  await page.getByRole('button', { name: 'Keep Browsing' }).click();
  await page.getByRole('link', { name: 'Continue Learning' }).click();
  // the viewer adds the chapter to the address
  await page.waitForURL((url) => url.pathname === `/student/course/${_id}`);
});

test('a paid course shows its price and asks for the payment', async ({ page, product }) => {
  await addCourse(product.address, { title: 'Paid page', price: 250 });
  await signInAsStudent(page, { name: 'Payer', email: 'payer.page@example.com' });
  await page.goto('/courses/paid-page');
  await expect(page.getByText('₹250')).toBeVisible();
  await page.getByRole('button', { name: 'Buy Now' }).click();
  await expect(page.getByRole('alertdialog').or(page.getByRole('dialog'))).toContainText('₹250');
});

test('an old address redirects, and an unknown one is not found', async ({ page, product }) => {
  const admin = await createAdminClient(product);
  const course = await admin.create('Name before', [[{ title: 'One' }]]);
  await admin.change({ ...course, title: 'Name after' }, [[{ title: 'One' }]]);
  const response = await page.request.get('/or/courses/name-before', { maxRedirects: 0 });
  expect([response.status(), response.headers().location]).toEqual([301, '/or/courses/name-after']);
  await page.goto('/courses/name-before');
  await expect(page).toHaveURL('/courses/name-after');
  expect((await page.goto('/courses/no-such-course'))?.status()).toBe(404);
  await expect(page.getByRole('heading', { name: 'Course not found' })).toBeVisible();
  await admin.remove(course);
  expect((await page.goto('/courses/name-after'))?.status()).toBe(404);
});

test('a visitor reads a free preview and takes its test', async ({ page, product }) => {
  const course = await (await createAdminClient(product)).create('With a preview', [await CHAPTERS()]);
  await page.goto(`/courses/${course.slug}`);
  await page.getByRole('link', { name: 'Read Open chapter' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Open chapter' })).toBeVisible();
  await expect(page.locator('canvas').first()).toBeVisible();
  await page.getByRole('link', { name: 'Take the test' }).click();
  await expect(page.getByText('nothing is saved')).toBeVisible();
  await page.getByRole('button', { name: 'Start Test' }).click();
  await expect(page.locator('[data-sync-status]')).toHaveText('Preview: nothing is saved');
  await page.getByRole('radio', { name: /^A / }).check();
  await page.getByRole('button', { name: 'Next', exact: true }).click();
  await page.getByRole('radio', { name: /^B / }).check();
  await page.getByRole('button', { name: 'Next', exact: true }).click();
  await page.getByRole('button', { name: 'Submit Test' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Submit Test' }).click();
  await expect(page.getByText('You scored 1/3 (33%)')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Review' })).toBeVisible();
  await expectNoViolations(page);
  await page.getByRole('link', { name: 'Retake Test' }).click();
  await expect(page.getByText('Question 1 of')).toBeVisible();

  const [, closed] = course.subjects[0]!.chapters;
  const refused = await page.request.get(`/courses/${course.slug}/preview/${closed!._id}`);
  expect(refused.status()).toBe(404);
});

test('previews are in Odia below /or', async ({ page, product }) => {
  const course = await (await createAdminClient(product)).create('ନମୁନା ପାଠ୍ୟକ୍ରମ', [
    [{ title: 'ଖୋଲା ଅଧ୍ୟାୟ', pdf: await createPdf(1), questions: 2, isBilingual: true, freePreview: true }],
  ]);
  const chapterId = course.subjects[0]!.chapters[0]!._id;
  const address = `/or/courses/${course.slug}/preview/${chapterId}`;
  await page.goto(address, { waitUntil: 'networkidle' });
  await expect(page.locator('canvas').first()).toBeVisible();
  await expectOdia(page, 'preview');
  await page.goto(`${address}/test`, { waitUntil: 'networkidle' });
  await expectOdia(page, 'intro of a preview test');
  await page.getByRole('main').getByRole('button').click();
  await expect(page.getByRole('radio').first()).toBeVisible();
  await expectOdia(page, 'preview test');
});

test('an admin marks a chapter as free preview in the editor', async ({ page, product }) => {
  const course = await (await createAdminClient(product)).create('Marked in the editor', [
    [{ title: 'Sample', questions: 1 }],
  ]);
  await page.setViewportSize({ width: 1280, height: 800 });
  await signInAsAdmin(page);
  await page.goto(`/admin/edit-course/${course._id}`);
  for (const name of ['Subject 1', 'Chapter 1']) await rowButton(page, name).click();
  const mark = page.getByRole('checkbox', { name: 'Free preview' });
  await expect(mark).not.toBeChecked();
  await mark.check();
  await expect(mark).toBeChecked();
});

test('the public catalogue keeps search, filter and order in its address', async ({ page, product }) => {
  const admin = await createAdminClient(product);
  await admin.create('Zoology for the catalogue', [[{ title: 'One' }]]);
  await addCourse(product.address, { title: 'Zoology with a price', price: 99 });
  const html = await (await page.request.get('/courses?search=zoology&type=premium')).text();
  expect(html).toContain('Zoology with a price');
  expect(html).not.toContain('Zoology for the catalogue');
  await page.goto('/courses');
  await page.getByRole('searchbox', { name: 'Search courses' }).fill('zoology');
  await expect(page).toHaveURL('/courses?search=zoology');
  await expect(page.getByRole('status').filter({ hasText: '2 courses' })).toBeVisible();
  await page.getByRole('button', { name: 'Free', exact: true }).click();
  await expect(page.getByRole('article')).toHaveCount(1);
  await page.getByRole('combobox', { name: 'Sort by' }).selectOption('title');
  await expect(page).toHaveURL('/courses?search=zoology&type=free&sort=title');
  await page.reload();
  await expect(page.getByRole('searchbox', { name: 'Search courses' })).toHaveValue('zoology');
  await page.getByRole('link', { name: 'Zoology for the catalogue', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Zoology for the catalogue' })).toBeVisible();
  await page.goto('/courses?search=nothing-like-this');
  await page.getByRole('button', { name: 'Show all courses' }).click();
  await expect(page).toHaveURL('/courses');
});
