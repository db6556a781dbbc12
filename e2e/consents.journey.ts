import type { Page, Route } from '@playwright/test';
import { answerParentLink } from '../contract/src/consents.ts';
import { getLocale, type Language, toLanguagePath } from '../contract/src/language/language.ts';
import { getTexts } from '../contract/src/language/texts.ts';
import { startProduct } from '../server/src/testing/product-process.ts';
import { noticeTexts } from '../web/src/features/consents/notice-texts.ts';
import { parentTexts } from '../web/src/features/consents/parent-texts.ts';
import { texts } from '../web/src/features/consents/texts.ts';
import { texts as enrolmentTexts } from '../web/src/features/enrolment/texts.ts';
import { texts as orderTexts } from '../web/src/features/orders/texts.ts';
import { paths } from '../web/src/lib/paths.ts';
import { addCourse } from './add-course.ts';
import { expectNoViolations } from './axe.ts';
import { readMail, test } from './mailing-product.ts';
import { expectOdia } from './odia-text.ts';
import { expect } from './product.ts';
import { FILLED_FOLDER, SETTINGS } from './product-settings.ts';
import { openPopupAndSignIn, signInAsStudent } from './sign-in.ts';

// the enrolment of a paid course is answered with 402, an order without a consent with 403
test.use({ expectedConsoleErrors: /40[23]/ });

const READERS: { width: number; language: Language }[] = [
  { width: 360, language: 'or' },
  { width: 360, language: 'en' },
];

const aged16 = `${new Date().getFullYear() - 16}-01-01`;

const getAll = (language: Language) => {
  const locale = getLocale(language);
  return {
    t: getTexts(texts, locale),
    p: getTexts(parentTexts, locale),
    o: getTexts(orderTexts, locale),
    e: getTexts(enrolmentTexts, locale),
  };
};

/** Presses Buy Now on the card of the course. */
async function pressBuy(page: Page, title: string, language: Language): Promise<void> {
  await page.goto(toLanguagePath(`${paths.studentCourses}?search=${title}`, language));
  await page.getByRole('button', { name: getAll(language).e.buyCourseNow({ title }) }).click();
}

async function expectGoodScreen(page: Page, language: Language, name: string): Promise<void> {
  if (language === 'or') await expectOdia(page, name);
  await expectNoViolations(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth)).toBe(false);
}

for (const { width, language } of READERS) {
  const { t, p, o } = getAll(language);

  test(`an adult agrees and buys at ${width} px in the language ${language}`, async ({ page, product }) => {
    await page.setViewportSize({ width, height: 780 });
    const title = language === 'or' ? 'ସମ୍ମତି ପାଠ' : 'Adult course';
    await addCourse(product.address, { title, price: 499 });
    const person = { name: 'Adult', email: `adult-${language}@example.com` };
    await signInAsStudent(page, person, { dateOfBirth: null });
    await page.goto(toLanguagePath(paths.studentDashboard, language));
    const line = page.getByRole('region', { name: t.lineLabel });
    await expect(line).toContainText(t.lineDateOfBirth);
    // the browser sends no click if the app replaces the page between press and release
    await expect(page.locator('#shell')).toHaveCount(0);
    await line.getByRole('button', { name: t.notNow }).click();
    await expect(line).toBeHidden();

    await pressBuy(page, title, language);
    const dialog = page.getByRole('dialog', { name: t.beforeYouBuy });
    await expect(dialog).toContainText(t.whyDateOfBirth);
    await dialog.getByRole('button', { name: t.continue }).click();
    await expect(dialog).toContainText(t.enterDateOfBirth);
    await dialog.getByLabel(t.dateOfBirth).fill('2024-01-01');
    await expect(dialog).toContainText(t.checkDateOfBirth({ min: 5, max: 120 }));
    await dialog.getByLabel(t.dateOfBirth).fill('1998-02-03');
    await expect(dialog).toContainText(getTexts(noticeTexts, getLocale(language)).noticeTitle);
    await expectGoodScreen(page, language, 'consent-dialog');
    await dialog.getByRole('button', { name: t.agree }).click();
    const payment = page.getByRole('dialog', { name: o.buyTitle({ title }) });
    await expect(payment).toBeVisible();

    // a consent that is withdrawn on another device leads back to the same dialog
    await page.evaluate(async () => {
      const headers = { authorization: `Bearer ${localStorage.getItem('token')}` };
      const { privacy } = await (await fetch('/api/student/privacy', { headers })).json();
      const path = `/api/student/privacy/consents/${privacy.consents[0]._id}/withdraw`;
      await fetch(path, { method: 'POST', headers });
    });
    await payment.getByRole('button', { name: o.pay({ amount: '₹499' }) }).click();
    await expect(dialog).toContainText(t.consentMissing);
    await dialog.getByRole('button', { name: t.agree }).click();
    await payment.getByRole('button', { name: o.pay({ amount: '₹499' }) }).click();
    await page.waitForURL('**/student/checkout/*');

    await page.goto(toLanguagePath(paths.studentAccount, language));
    const panel = page.getByRole('region', { name: t.privacy, exact: true });
    await expect(panel).toContainText(t.stateGiven);
    const ledger = panel.getByRole('list', { name: t.ledger }).getByRole('listitem');
    await expect(ledger).toHaveCount(2);
    await expectGoodScreen(page, language, 'account-privacy');
    await panel.getByRole('button', { name: t.withdraw }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: t.withdrawYes }).click();
    await expect(panel).toContainText(t.consentMissing);
    await panel.getByRole('button', { name: t.agree }).click();
    await expect(panel).toContainText(t.stateGiven);
    await expect(ledger).toHaveCount(3);
  });

  test(`a minor asks a parent by e-mail at ${width} px in the language ${language}`, async ({
    page,
    product,
    mailServer,
    browser,
  }) => {
    await page.setViewportSize({ width, height: 780 });
    const title = language === 'or' ? 'ପିଲାଙ୍କ ପାଠ' : 'Minor course';
    await addCourse(product.address, { title, price: 499 });
    const parentEmail = `parent-${language}@example.com`;
    const child = { name: language === 'or' ? 'ରୀନା' : 'Rina', email: `rina-${language}@example.com` };
    await signInAsStudent(page, child, { dateOfBirth: null });
    await pressBuy(page, title, language);
    const before = page.getByRole('dialog', { name: t.beforeYouBuy });
    await before.getByLabel(t.dateOfBirth).fill(aged16);
    await expect(before).toContainText(t.youAreMinor);
    await before.getByRole('button', { name: t.continue }).click();
    const dialog = page.getByRole('dialog', { name: t.askTitle });
    await dialog.getByRole('button', { name: t.sendEmail }).click();
    await expect(dialog).toContainText(t.enterEmail);
    await dialog.getByLabel(t.parentEmail).fill(parentEmail);
    await dialog.getByRole('button', { name: t.sendEmail }).click();
    await expect(dialog).toContainText(t.waiting);
    await expectGoodScreen(page, language, 'waiting-for-parent');

    const path = toLanguagePath(paths.parent, language);
    const findLink = () =>
      new RegExp(`https?://[^/\\s]+(${path}#[\\w-]+)`).exec(readMail(mailServer, parentEmail))?.[1] ?? '';
    await expect.poll(findLink).not.toBe('');
    const context = await browser.newContext({ baseURL: product.address });
    const parent = await context.newPage();
    await parent.setViewportSize({ width, height: 780 });
    await parent.goto(findLink());
    await expect(parent.getByRole('main')).toContainText(child.name);
    await parent.getByRole('button', { name: p.agree }).click();
    await expect(parent.getByText(p.enterName)).toBeVisible();
    await expect(parent.getByText(p.declareFirst)).toBeVisible();
    await expectGoodScreen(parent, language, 'parent-link');
    await parent.getByLabel(p.yourName).fill('ସୁମତି');
    await parent.getByRole('checkbox', { name: p.declare }).check();
    await parent.getByRole('button', { name: p.agree }).click();
    await expect(parent.getByRole('heading', { name: p.given })).toBeVisible();

    // the dialog notices it by itself
    const payment = page.getByRole('dialog', { name: o.buyTitle({ title }) });
    await expect(payment).toBeVisible();
    await payment.getByRole('button', { name: o.pay({ amount: '₹499' }) }).click();
    await page.waitForURL('**/student/checkout/*');

    await parent.goto(findLink());
    await parent.reload();
    await parent.getByRole('button', { name: p.withdraw }).click();
    await parent.getByRole('alertdialog').getByRole('button', { name: p.withdrawYes }).click();
    await expect(parent.getByRole('heading', { name: p.withdrawnState })).toBeVisible();
    await context.close();
    await page.goto(toLanguagePath(paths.studentAccount, language));
    const panel = page.getByRole('region', { name: t.privacy, exact: true });
    await expect(panel).toContainText('ସୁମତି');
    await expect(panel).toContainText(t.askText);
  });
}

test('a parent with their own account agrees and withdraws', async ({ page, product, browser }) => {
  const { t, p } = getAll('en');
  const child = { name: 'Tuna', email: 'tuna@example.com' };
  await signInAsStudent(page, child, { dateOfBirth: aged16 });
  await page.goto(paths.studentAccount);
  const panel = page.getByRole('region', { name: t.privacy, exact: true });
  await panel.getByText(t.byAccount, { exact: true }).click();
  await panel.getByRole('button', { name: t.makeLink }).click();
  const link = new URL(await panel.getByLabel(t.parentLink).inputValue());
  const parentPath = link.pathname + link.hash;

  // the child cannot answer
  await page.goto(parentPath);
  await expect(page.getByRole('heading', { name: p.childTitle })).toBeVisible();

  const context = await browser.newContext({ baseURL: product.address });
  const parent = await context.newPage();
  await parent.goto(parentPath);
  await parent.getByRole('main').getByRole('button', { name: p.signIn }).click();
  await openPopupAndSignIn(parent, { name: 'Mother', email: 'mother@example.com' });
  await expect(parent.getByRole('heading', { name: p.unknownAgeTitle })).toBeVisible();
  await parent.getByLabel(t.dateOfBirth).fill('1980-04-05');
  await parent.getByRole('button', { name: t.agree }).click();
  await parent.getByRole('checkbox', { name: p.declare }).check();
  await parent.getByRole('button', { name: p.agree }).click();
  await expect(parent.getByRole('heading', { name: p.given })).toBeVisible();

  await page.goto(paths.studentAccount);
  await expect(panel).toContainText(t.stateParentGiven);
  await expect(panel).toContainText('Mother');
  await parent.goto(paths.studentAccount);
  const children = parent.getByRole('region', { name: t.children });
  await expect(children).toContainText('Tuna');
  await expectNoViolations(parent);
  await children.getByRole('button', { name: t.withdrawFor({ name: 'Tuna' }) }).click();
  await parent.getByRole('alertdialog').getByRole('button', { name: t.withdrawYes }).click();
  await expect(children.getByText(/^Withdrawn on/)).toBeVisible();
  await context.close();
  await page.reload();
  await expect(panel).toContainText(t.askText);
});

test('a parent declines, and a minor cannot agree for another', async ({ page, product, browser }) => {
  const { t, p } = getAll('en');
  await signInAsStudent(page, { name: 'Mini', email: 'mini@example.com' }, { dateOfBirth: aged16 });
  await page.goto(paths.studentAccount);
  const panel = page.getByRole('region', { name: t.privacy, exact: true });
  await panel.getByText(t.byAccount, { exact: true }).click();
  await panel.getByRole('button', { name: t.makeLink }).click();
  const link = new URL(await panel.getByLabel(t.parentLink).inputValue());
  const context = await browser.newContext({ baseURL: product.address });
  const other = await context.newPage();
  await signInAsStudent(other, { name: 'Friend', email: 'friend@example.com' }, { dateOfBirth: aged16 });
  await other.goto(link.pathname + link.hash);
  await expect(other.getByRole('heading', { name: p.minorTitle })).toBeVisible();
  await signInAsStudent(other, { name: 'Father', email: 'father@example.com' });
  await other.goto(link.pathname + link.hash);
  const decline = async () => {
    await other.getByRole('button', { name: p.decline }).click();
    await other.getByRole('alertdialog').getByRole('button', { name: p.decline }).click();
  };
  const loseResponse = async (route: Route) => {
    await route.fetch();
    await route.abort();
  };
  await other.route(`**${answerParentLink.path}`, loseResponse, { times: 1 });
  await decline();
  await expect(other.getByRole('alert').last()).toBeVisible();
  // the answer was stored all the same
  await decline();
  await expect(other.getByRole('heading', { name: p.declined })).toBeVisible();
  await context.close();
  await page.reload();
  await expect(panel).toContainText(t.declined);
});

test('with PRIVACY_MINORS=off nothing is asked', async ({ browser }) => {
  const { t, o } = getAll('en');
  const product = await startProduct({ ...SETTINGS, PRIVACY_MINORS: 'off' }, process.env[FILLED_FOLDER]);
  const context = await browser.newContext({ baseURL: product.address });
  const page = await context.newPage();
  const title = 'Unasked course';
  await addCourse(product.address, { title, price: 499 });
  await signInAsStudent(page, { name: 'Unasked', email: 'unasked@example.com' }, { dateOfBirth: null });
  await pressBuy(page, title, 'en');
  await expect(page.getByRole('dialog', { name: o.buyTitle({ title }) })).toBeVisible();
  await page.goto(paths.studentAccount);
  await expect(page.getByRole('heading', { name: 'Profile' })).toBeVisible();
  await expect(page.getByRole('region', { name: t.privacy, exact: true })).toBeHidden();
  await context.close();
  await product.stop();
});
