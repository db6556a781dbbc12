import { readFile } from 'node:fs/promises';
import { stripTypeScriptTypes } from 'node:module';
import { FORMAT_SAMPLES } from '../contract/src/language/format-samples.ts';
import { pauseAutosave } from './editor-actions.ts';
import { ADMIN, expect, test } from './product.ts';
import { openPopupAndSignIn, signInAsAdmin, signInAsStudent, signInWithPopup } from './sign-in.ts';

const STUDENT = { name: 'Asha Sahu', email: 'asha.languages@example.com' };
const PHONE = { width: 360, height: 780 };

test('the switch keeps the page, its query and unsaved input', async ({ page }) => {
  await signInAsAdmin(page);
  await pauseAutosave(page);
  await page.goto('/admin/create-course?from=list');
  const title = page.getByRole('main').getByRole('textbox').first();
  await title.fill('Half a title');
  await page.getByRole('link', { name: 'ଓଡ଼ିଆ', exact: true }).click();
  await expect(page).toHaveURL('/or/admin/create-course?from=list');
  await expect(page.locator('html')).toHaveAttribute('lang', 'or');
  await expect(title).toHaveValue('Half a title');
  await page.getByRole('link', { name: 'English', exact: true }).click();
  await expect(page).toHaveURL('/admin/create-course?from=list');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(title).toHaveValue('Half a title');
});

test('the switch keeps the scroll position', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await page.goto('/terms-conditions');
  await page.evaluate(() => window.scrollTo({ top: 600, behavior: 'instant' }));
  // without Playwright's own scrolling to the link
  await page.getByRole('banner').getByRole('link', { name: 'ଓଡ଼ିଆ' }).dispatchEvent('click');
  await expect(page).toHaveURL('/or/terms-conditions');
  // the browser keeps the text in place, so the position changes with the height of the text above
  expect(Math.abs((await page.evaluate(() => window.scrollY)) - 600)).toBeLessThan(150);
});

test('guards and the return after signing in keep the language', async ({ page }) => {
  await page.goto('/or/admin/students');
  await expect(page).toHaveURL('/or/login');
  await page.locator('input[name=username]').fill(ADMIN.username);
  await page.locator('input[name=password]').fill(ADMIN.password);
  await page.locator('input[name=password]').press('Enter');
  await expect(page).toHaveURL('/or/admin/students');
  await signInAsStudent(page, STUDENT);
  await page.goto('/or/admin/dashboard');
  await expect(page).toHaveURL('/or/student/dashboard');
  await page.goto('/or/student');
  await expect(page).toHaveURL('/or/student/dashboard');
  await page.getByRole('link', { name: 'Sikhya' }).first().click();
  await expect(page).toHaveURL('/or');
});

test('the language of an account is chosen by the switch and used at the next sign-in', async ({ page }) => {
  const person = { name: 'Minati Das', email: 'minati.languages@example.com' };
  await signInWithPopup(page, person);
  const stored = page.waitForResponse('**/api/auth/preferences');
  await page.getByRole('link', { name: 'ଓଡ଼ିଆ', exact: true }).click();
  expect((await stored).status()).toBe(200);
  await page.evaluate(() => localStorage.clear());
  await page.goto('/login');
  await openPopupAndSignIn(page, person);
  await expect(page).toHaveURL('/or/student/dashboard');
});

test('a browser that prefers Odia is offered the Odia page once, and never redirected', async ({
  browser,
  product,
}) => {
  const context = await browser.newContext({ locale: 'or-IN', baseURL: product.address });
  const page = await context.newPage();
  await page.goto('/');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  const offer = page.getByText('ଏହି ପୃଷ୍ଠା ଓଡ଼ିଆରେ ମଧ୍ୟ ପଢ଼ିପାରିବେ।');
  await expect(offer).toBeVisible();
  await page.getByRole('button', { name: 'ଏବେ ନୁହେଁ' }).click();
  await expect(offer).toBeHidden();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(offer).toBeHidden();
  await context.close();
});

test('Odia pages show Odia digits when the person wants them', async ({ page }) => {
  await signInAsStudent(page, STUDENT);
  await page.goto('/or/student/dashboard');
  const digits = page.getByRole('checkbox', { name: 'ଓଡ଼ିଆ ଅଙ୍କ' });
  await digits.check();
  await expect(page.getByRole('main')).toContainText(/[୦-୯]/);
  await page.reload();
  await expect(page.getByRole('main')).toContainText(/[୦-୯]/);
  await digits.uncheck();
  await expect(page.getByRole('main')).not.toContainText(/[୦-୯]/);
});

test('the browser formats numbers and dates exactly as the server does', async ({ page }) => {
  const source = await readFormatterSource();
  const formatted = await page.evaluate(
    ([code, samples]) => {
      const locales = [
        { language: 'en', digits: 'latin' },
        { language: 'or', digits: 'latin' },
        { language: 'or', digits: 'odia' },
      ];
      const getFormatter = new Function(`${code}; return getFormatter;`)();
      return samples.map(({ format, values }) =>
        locales.map((locale) => getFormatter(locale)[format](...values)),
      );
    },
    [source, FORMAT_SAMPLES.map(({ format, values }) => ({ format, values: [...values] }))] as const,
  );
  expect(formatted).toEqual(FORMAT_SAMPLES.map(({ expected }) => [...expected]));
});

/** The formatter as plain JavaScript in one piece. */
async function readFormatterSource(): Promise<string> {
  const names = ['rupees', 'language/clock-time', 'language/digits', 'language/language'];
  const files = [
    ...names,
    ...['format-number', 'format-words', 'format-time-span', 'format'].map((name) => `language/${name}`),
  ].map((name) => readFile(new URL(`../contract/src/${name}.ts`, import.meta.url), 'utf8'));
  return stripTypeScriptTypes((await Promise.all(files)).join('\n'))
    .replace(/^import .*$/gm, '')
    .replace(/^export /gm, '');
}
