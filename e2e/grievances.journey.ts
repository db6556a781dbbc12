import { getLocale, type Language, toLanguagePath } from '../contract/src/language/language.ts';
import { getTexts } from '../contract/src/language/texts.ts';
import { texts as breachTexts } from '../web/src/features/breaches/texts.ts';
import { adminTexts } from '../web/src/features/grievances/admin-texts.ts';
import { texts } from '../web/src/features/grievances/texts.ts';
import { texts as noticeTexts } from '../web/src/features/notices/texts.ts';
import { texts as studentTexts } from '../web/src/features/students/texts.ts';
import { paths } from '../web/src/lib/paths.ts';
import { expectNoViolations } from './axe.ts';
import { readMail, test } from './mailing-product.ts';
import { expectOdia } from './odia-text.ts';
import { expect } from './product.ts';
import { signInAsAdmin, signInAsStudent } from './sign-in.ts';

const READERS: { width: number; language: Language }[] = [
  { width: 360, language: 'or' },
  { width: 1280, language: 'en' },
];

for (const { width, language } of READERS) {
  test(`a grievance is answered at ${width} px in the language ${language}`, async ({
    page,
    browser,
    product,
  }) => {
    const locale = getLocale(language);
    const t = getTexts(texts, locale);
    const a = getTexts(adminTexts, locale);
    await page.setViewportSize({ width, height: 780 });
    const name = language === 'or' ? 'ଅଭିଜିତ' : 'Abhijit';
    await signInAsStudent(page, { name, email: `grievance-${language}@example.com` });
    await page.goto(toLanguagePath(`${paths.grievance}?kind=date-of-birth`, language));
    await expect(page.getByText(t.none)).toBeVisible();
    await page.getByRole('button', { name: t.send }).click();
    await expect(page.getByText(t.enterText)).toBeVisible();
    await expect(page.getByLabel(t.kind)).toHaveValue('date-of-birth');
    const text = language === 'or' ? 'ମୋ ଜନ୍ମ ତାରିଖ ଭୁଲ ଅଛି।' : 'My date of birth is wrong.';
    await page.getByRole('textbox', { name: t.yourText }).fill(text);
    await page.getByRole('button', { name: t.send }).click();
    await expect(page.getByRole('heading', { name: t.sent })).toBeVisible();
    const number = /G-\d{4}-\d{4}/.exec((await page.getByRole('main').textContent()) ?? '')![0];
    const own = page.getByRole('list', { name: t.own }).getByRole('listitem');
    await expect(own).toContainText(number);
    await expect(own).toContainText(t.open);
    if (language === 'or') await expectOdia(page, 'grievance-sent');
    await expectNoViolations(page);

    const context = await browser.newContext({ baseURL: product.address });
    const admin = await context.newPage();
    await admin.setViewportSize({ width, height: 780 });
    await signInAsAdmin(admin);
    await admin.goto(toLanguagePath(paths.requests, language));
    await admin.getByRole('searchbox', { name: a.search }).fill(number);
    await expect(admin).toHaveURL(/search=/);
    await admin.getByRole('button', { name: a.openRequest({ number }) }).click();
    const sheet = admin.getByRole('dialog', { name: number });
    await expect(sheet).toContainText(text);
    await expect(sheet).toContainText(a.birthDateHint);
    await sheet.getByRole('button', { name: a.sendAnswer }).click();
    await expect(sheet).toContainText(a.enterAnswer);
    if (language === 'or') await expectOdia(admin, 'request');
    await expectNoViolations(admin);
    const answer = language === 'or' ? 'ଆମେ ଏହାକୁ ସୁଧାରିଲୁ।' : 'We have corrected it.';
    await sheet.getByLabel(a.answer).fill(answer);
    await sheet.getByRole('button', { name: a.sendAnswer }).click();
    await admin.getByRole('alertdialog').getByRole('button', { name: a.sendAnswer }).click();
    await expect(admin.getByText(a.sent({ number }))).toBeVisible();
    await admin.getByRole('button', { name: a.answeredFilter, exact: true }).click();
    await admin.getByRole('button', { name: a.openRequest({ number }) }).click();
    await expect(sheet).toContainText(answer);
    await context.close();

    await page.goto(toLanguagePath(paths.studentAccount, language));
    const panel = page.getByRole('region', { name: t.own });
    await expect(panel).toContainText(answer);
    await page.goto(toLanguagePath(paths.notices, language));
    const n = getTexts(noticeTexts, locale);
    await page.getByRole('list', { name: n.notices }).getByRole('link').first().click();
    await page.waitForURL(`**${paths.grievance}`);
    await expect(own).toContainText(answer);
  });
}

test('a visitor sends a grievance and gets the answer by e-mail', async ({ page, mailServer }) => {
  const t = getTexts(texts, getLocale('en'));
  const a = getTexts(adminTexts, getLocale('en'));
  await page.goto(paths.privacy);
  await page.getByRole('link', { name: 'the form' }).click();
  await page.waitForURL(`**${paths.grievance}`);
  await page.getByRole('textbox', { name: t.yourText }).fill('What do you know about me?');
  await page.getByRole('button', { name: t.send }).click();
  await expect(page.getByText(t.enterName)).toBeVisible();
  await expect(page.getByText(t.enterEmail)).toBeVisible();
  await page.getByLabel(t.name).fill('Visitor');
  await page.getByLabel(t.email).fill('visitor@example.com');
  await page.getByRole('button', { name: t.send }).click();
  await expect(page.getByRole('heading', { name: t.sent })).toBeVisible();
  await signInAsAdmin(page);
  await page.goto(`${paths.requests}?search=visitor@example.com`);
  await page.getByRole('button', { name: /^Open request G-/ }).click();
  const sheet = page.getByRole('dialog', { name: /^G-/ });
  await expect(sheet).toContainText(a.visitor);
  await expect(sheet).toContainText(a.answerHintMail);
  await sheet.getByLabel(a.answer).fill('Nothing but this request.');
  await sheet.getByRole('button', { name: a.sendAnswer }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: a.sendAnswer }).click();
  await expect.poll(() => readMail(mailServer, 'visitor@example.com')).toContain('Nothing but this request.');
});

test('an admin corrects a date of birth', async ({ page }) => {
  const s = getTexts(studentTexts, getLocale('en'));
  const person = { name: 'Corrected', email: 'corrected@example.com' };
  await signInAsStudent(page, person);
  await signInAsAdmin(page);
  await page.goto(`${paths.students}?search=${person.email}`);
  await page
    .getByRole('link', { name: /Corrected/ })
    .first()
    .click();
  await expect(page.getByText(s.bornOn({ date: '17 May 1999' }))).toBeVisible();
  await page.getByRole('button', { name: s.correctBirthDate }).click();
  const dialog = page.getByRole('dialog', { name: s.correctBirthDate });
  await dialog.getByLabel(s.birthDate).fill('2000-06-18');
  await dialog.getByLabel(s.birthDateNote).fill('G-2026-0001');
  await dialog.getByRole('button', { name: s.saveBirthDate }).click();
  await expect(page.getByText(s.bornOn({ date: '18 Jun 2000' }))).toBeVisible();
});

for (const { width, language } of READERS) {
  test(`a breach notice reaches a student at ${width} px in the language ${language}`, async ({
    page,
    browser,
    product,
  }) => {
    const locale = getLocale(language);
    const b = getTexts(breachTexts, locale);
    const n = getTexts(noticeTexts, locale);
    const context = await browser.newContext({ baseURL: product.address });
    const student = await context.newPage();
    await student.setViewportSize({ width, height: 780 });
    await signInAsStudent(student, { name: 'ରୀତା', email: `breach-${language}@example.com` });
    const id = await student.evaluate(() => JSON.parse(localStorage.getItem('user')!)._id as string);

    await page.setViewportSize({ width, height: 780 });
    await signInAsAdmin(page);
    await page.goto(toLanguagePath(paths.breaches, language));
    await page.getByRole('button', { name: b.preview }).click();
    await expect(page.getByText(b.enterIds)).toBeVisible();
    await expect(page.getByText(b.enterTitle)).toHaveCount(2);
    await page.getByLabel(b.titleIn({ language: b.english })).fill('A list of names was exposed');
    await page.getByLabel(b.textIn({ language: b.english })).fill('It happened today.\nWe have closed it.');
    await page.getByLabel(b.titleIn({ language: b.odia })).fill('ନାମ ତାଲିକା ପ୍ରକାଶ ପାଇଲା');
    await page.getByLabel(b.textIn({ language: b.odia })).fill('ଏହା ଆଜି ହେଲା।\nଆମେ ବନ୍ଦ କଲୁ।');
    await page.getByLabel(b.ids).fill('nobody');
    await page.getByRole('button', { name: b.preview }).click();
    await expect(page.getByText(b.unknownIds({ ids: 'nobody' }))).toBeVisible();
    await page.getByLabel(b.ids).fill(`${product.address}/admin/student/${id}`);
    await page.getByRole('button', { name: b.preview }).click();
    const check = page.getByRole('dialog', { name: b.checkTitle });
    await expect(check).toContainText(b.reaches({ count: 1 }));
    await expect(check).toContainText('ଏହା ଆଜି ହେଲା।');
    if (language === 'or') await expectOdia(page, 'breach-preview');
    await expectNoViolations(page);
    await check.getByRole('button', { name: b.continue }).click();
    const sure = page.getByRole('dialog', { name: b.sureTitle });
    await sure.getByLabel(b.typeCount({ count: '1' })).fill('2');
    await sure.getByRole('button', { name: b.send }).click();
    await expect(sure).toContainText(b.wrongCount);
    await sure.getByLabel(b.typeCount({ count: '1' })).fill('1');
    await sure.getByRole('button', { name: b.send }).click();
    const sent = page.getByRole('list', { name: b.earlier }).getByRole('listitem').first();
    await expect(sent).toContainText(b.told({ count: 1 }));

    await student.goto(toLanguagePath(paths.notices, language));
    const title = language === 'or' ? 'ନାମ ତାଲିକା ପ୍ରକାଶ ପାଇଲା' : 'A list of names was exposed';
    await expect(student.getByRole('list', { name: n.notices })).toContainText(title);
    await context.close();
  });
}
