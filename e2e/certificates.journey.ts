import { readFile } from 'node:fs/promises';
import { getLocale, LANGUAGES, toLanguagePath } from '@sikhya/contract/language/language.ts';
import { getTexts } from '@sikhya/contract/language/texts.ts';
import { texts as managementTexts } from '../web/src/features/certificate-management/texts.ts';
import { texts as certificateTexts } from '../web/src/features/certificates/texts.ts';
import { texts as testTexts } from '../web/src/features/test-taking/texts.ts';
import { texts as uiTexts } from '../web/src/ui/texts.ts';
import { expectNoViolations } from './axe.ts';
import { earnCertificate, SETTINGS } from './earn-certificate.ts';
import { expect, test } from './product.ts';
import { requestSession, signInAsAdmin, signInAsStudent } from './sign-in.ts';
import { createAdminClient, enrol } from './study-course.ts';

const PHONE = { width: 360, height: 780 };

for (const language of LANGUAGES) {
  test(`a certificate from the last test to the shared page, on a phone in the language ${language}`, async ({
    page,
    browser,
    product,
  }) => {
    const locale = getLocale(language);
    const t = getTexts(certificateTexts, locale);
    const test = getTexts(testTexts, locale);
    const ui = getTexts(uiTexts, locale);
    const { text, signatory } = language === 'or' ? SETTINGS.odia : SETTINGS;
    const open = (path: string) => page.goto(toLanguagePath(path, language));
    const title = 'ଓଡ଼ିଶାର ଇତିହାସ';
    const admin = await createAdminClient(product);
    const course = await admin.create(title, [[{ title: 'କଳିଙ୍ଗ ଯୁଦ୍ଧ', questions: 1, isBilingual: true }]]);
    await admin.saveCertificate(course, SETTINGS);

    await page.setViewportSize(PHONE);
    await signInAsStudent(page, { name: 'ମୀନାକ୍ଷୀ ତ୍ରିପାଠୀ', email: `certificate.${language}@example.com` });
    await enrol(page, course._id);
    await open('/student/certificates');
    await expect(page.getByRole('heading', { name: t.noneYet })).toBeVisible();
    await open(`/student/course/${course._id}/subject/0/chapter/0/test`);
    // the browser sends no click if the app replaces the page between press and release
    await expect(page.locator('#shell')).toHaveCount(0);
    await page.getByRole('button', { name: test.startTest }).click();
    await page.getByRole('radio', { name: /^A / }).check();
    await page.getByRole('button', { name: test.submitTest }).click();
    await page.getByRole('dialog').getByRole('button', { name: test.submitTest }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: ui.ok }).click();

    const notice = page.getByRole('region', { name: t.earned });
    await notice.getByRole('link', { name: t.showCertificate }).click();
    await expect(page).toHaveURL(/\/certificates\/[a-z0-9]{20}$/);
    const address = new URL(page.url()).pathname;
    expect(address.startsWith('/or/')).toBe(language === 'or');
    await expect(page.getByRole('heading', { level: 1, name: t.isValid })).toBeVisible();
    const sheet = page.getByRole('article');
    for (const part of ['ମୀନାକ୍ଷୀ ତ୍ରିପାଠୀ', title, '100%', text, signatory])
      await expect(sheet).toContainText(part);
    await expect
      .poll(() => page.evaluate(() => document.documentElement.scrollWidth))
      .toBeLessThanOrEqual(PHONE.width);
    await expectNoViolations(page);

    const shared = new URL((await page.getByRole('link', { name: t.shareOnWhatsApp }).getAttribute('href'))!);
    expect(shared.origin).toBe('https://wa.me');
    expect(shared.searchParams.get('text')).toContain(address);
    const linkedIn = new URL(
      (await page.getByRole('link', { name: t.shareOnLinkedIn }).getAttribute('href'))!,
    );
    expect(linkedIn.host).toBe('www.linkedin.com');
    expect(new URL(linkedIn.searchParams.get('url')!).pathname).toBe(address);
    const downloading = page.waitForEvent('download');
    await page.getByRole('link', { name: t.downloadPdf }).click();
    const pdf = await readFile(await (await downloading).path());
    expect(pdf.toString('latin1', 0, 5)).toBe('%PDF-');

    // a stranger opens the shared address
    const visitor = await browser.newPage({
      viewport: PHONE,
      javaScriptEnabled: false,
      baseURL: product.address,
    });
    const response = await visitor.goto(address);
    expect(response!.status()).toBe(200);
    await expect(visitor.getByRole('heading', { level: 1, name: t.isValid })).toBeVisible();
    await expect(visitor.getByRole('article')).toContainText('ମୀନାକ୍ଷୀ ତ୍ରିପାଠୀ');
    await expect(visitor.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
    const picture = await visitor.locator('meta[property="og:image"]').getAttribute('content');
    const drawn = await visitor.request.get(new URL(picture!).pathname);
    expect([drawn.status(), drawn.headers()['content-type']]).toEqual([200, 'image/png']);
    expect((await visitor.goto(address.replace(/.$/, '0')))!.status()).toBe(404);
    await expect(visitor.getByRole('heading', { level: 1, name: t.isUnknown })).toBeVisible();
    await visitor.close();

    for (const path of ['/student/dashboard', `/student/course/${course._id}`]) {
      await open(path);
      await expect(page.getByRole('region', { name: t.earned })).toBeVisible();
    }
    await open('/student/certificates');
    await page.getByRole('link', { name: t.showOf({ course: title }) }).click();
    await expect(page).toHaveURL(address);
  });
}

test('the certificates of a student have pages, and Back leads to the page that was left', async ({
  page,
}) => {
  await signInAsStudent(page, { name: 'Many Certified', email: 'many.certified@example.com' });
  const certificates = Array.from({ length: 30 }, (_, n) => ({
    code: `code${n}`,
    name: 'Many Certified',
    courseTitle: `Course ${n}`,
    odiaTitles: { courseTitle: '' },
    score: null,
    issuedAt: '2026-01-01T00:00:00.000Z',
    courseId: `course${n}`,
  }));
  await page.route('**/api/student/certificates', (route) => route.fulfill({ json: { certificates } }));
  await page.setViewportSize(PHONE);
  await page.goto('/student/certificates');
  const cards = page.getByRole('main').getByRole('article');
  await expect(cards).toHaveCount(12);
  await page.getByRole('button', { name: 'Page 3' }).click();
  await expect(cards).toHaveCount(6);
  await expect(cards.last()).toContainText('Course 29');
  await expectNoViolations(page);
  await page.goto('/student/my-courses');
  await page.goBack();
  await expect(cards).toHaveCount(6);
});

test('an admin switches a certificate on, corrects a name, revokes and makes valid again', async ({
  page,
  product,
}) => {
  const t = getTexts(managementTexts, getLocale('en'));
  const course = await (await createAdminClient(product)).create('Certified by an admin', [
    [{ title: 'One' }],
  ]);
  const student = { name: 'Mian Certified', email: 'mian.certified@example.com' };
  const { token } = await (await requestSession(page, student)).json();
  const code = await earnCertificate(product, token, student.email);

  await signInAsAdmin(page);
  await page.goto(`/admin/view-course/${course._id}`);
  await page.getByRole('link', { name: t.certificate, exact: true }).click();
  await page.getByText(t.yes, { exact: true }).click();
  await page.getByLabel(t.text, { exact: true }).first().fill('For all who study history.');
  const picture = await page.screenshot({ clip: { x: 0, y: 0, width: 60, height: 20 } });
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer: picture });
  await expect(page.getByRole('img', { name: t.signatureShown })).toBeVisible();
  await expectNoViolations(page);
  const { promise: edited, resolve: onEdited } = Promise.withResolvers<void>();
  await page.route('**/api/admin/courses/*/certificate', async (route) => {
    if (route.request().method() === 'PUT') await edited;
    await route.fallback();
  });
  const save = page.getByRole('button', { name: t.save, exact: true });
  await save.click();
  const signatory = page.getByLabel(t.signatory, { exact: true }).first();
  await signatory.fill('Typed while it was saved');
  onEdited();
  await expect(page.getByText(t.saved, { exact: true })).toBeVisible();
  await expect(signatory).toHaveValue('Typed while it was saved');
  const savedAgain = page.waitForResponse((response) => response.request().method() === 'PUT');
  await save.click();
  await savedAgain;
  await page.reload();
  await expect(page.getByLabel(t.text, { exact: true }).first()).toHaveValue('For all who study history.');
  await expect(signatory).toHaveValue('Typed while it was saved');
  await expect(page.getByRole('img', { name: t.signatureShown })).toBeVisible();

  await page.goto(`/admin/certificates?search=${code}`);
  await page.getByRole('button', { name: t.correctNameOf({ name: student.name }) }).click();
  await page.getByRole('dialog').getByLabel(t.name).fill('Mina Certified');
  await page.getByRole('dialog').getByRole('button', { name: t.save }).click();
  await expect(page.getByRole('link', { name: 'Mina Certified', exact: true })).toBeVisible();
  await page.getByRole('button', { name: t.revokeOf({ name: 'Mina Certified' }) }).click();
  await page.getByRole('dialog').getByLabel(t.reason).fill('Somebody else took the test');
  await page.getByRole('dialog').getByRole('button', { name: t.revoke }).click();
  await expect(page.getByText(t.admin, { exact: true })).toBeVisible();
  await expectNoViolations(page);
  await page.goto(`/certificates/${code}`);
  await expect(page.getByRole('heading', { name: 'This certificate was revoked' })).toBeVisible();
  await expect(page.getByText('Certified', { exact: false })).toHaveCount(0);

  await page.goto(`/admin/certificates?search=${code}`);
  await page.getByRole('button', { name: t.reinstateOf({ name: 'Mina Certified' }) }).click();
  await page.getByRole('dialog').getByRole('button', { name: t.reinstate }).click();
  await expect(page.getByText(t.valid, { exact: true }).last()).toBeVisible();
  await page.goto(`/certificates/${code}`);
  await expect(page.getByRole('article')).toContainText('Mina Certified');
});
