import { HELP_ARTICLE_NAMES } from '@sikhya/contract/help-articles.ts';
import { titles } from '../web/src/features/help/titles.ts';
import { expectNoViolations } from './axe.ts';
import { findHtmlProblems } from './html-problems.ts';
import { navigate } from './navigate.ts';
import { expectOdia } from './odia-text.ts';
import { expect, test } from './product.ts';
import { signInAsAdmin, signInAsStudent } from './sign-in.ts';

const PHONE = { width: 360, height: 780 };

test.use({ viewport: PHONE });

test('the help can be searched without JavaScript, in both languages', async ({ browser, product }) => {
  const page = await browser.newPage({
    baseURL: product.address,
    javaScriptEnabled: false,
    viewport: PHONE,
  });
  for (const [path, word, title] of [
    ['/help', 'ଟଙ୍କା ଫେରସ୍ତ', 'Ask for a refund'],
    ['/or/help', 'refund', 'ଟଙ୍କା ଫେରସ୍ତ ମାଗିବା'],
  ] as const) {
    await page.goto(path);
    await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(HELP_ARTICLE_NAMES.length);
    await page.getByRole('searchbox').fill(word);
    await page.getByRole('searchbox').press('Enter');
    await expect(page).toHaveURL(new RegExp(`^${product.address}${path}\\?search=`));
    await expect(page.getByRole('searchbox')).toHaveValue(word);
    await page.getByRole('link', { name: title }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    await expect(page).toHaveTitle(`${title} · Sikhya`);
    const data = await page.locator('script[type="application/ld+json"]').textContent();
    expect(JSON.parse(data ?? '')['@graph'][0]).toMatchObject({ '@type': 'HowTo', name: title });
  }
  await page.close();
});

test('typing searches the help, and a word that is nowhere says what to do', async ({ page }) => {
  await page.goto('/help', { waitUntil: 'networkidle' });
  await page.getByRole('searchbox').fill('no network');
  await expect(page).toHaveURL('/help?search=no+network');
  await expect(page.getByRole('main').getByRole('status')).toHaveText('2 articles for “no network”');
  await page.getByRole('searchbox').fill('zebra');
  await expect(page.getByRole('main').getByRole('status')).toHaveText('Nothing found for “zebra”');
  await expectNoViolations(page);
  await page.getByRole('link', { name: 'Show all articles' }).click();
  await expect(page.getByRole('searchbox')).toHaveValue('');
  await expect(page.getByRole('heading', { name: 'For admins' })).toBeVisible();
});

test('an article opens from the list, changes its language, and loads its picture when it is reached', async ({
  page,
}) => {
  const pictures: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'image') pictures.push(request.url());
  });
  await page.goto('/help', { waitUntil: 'networkidle' });
  expect(pictures.filter((url) => url.endsWith('.webp'))).toEqual([]);
  await page.getByRole('link', { name: /^Take a mock test/ }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Take a mock test');
  const picture = page.getByRole('main').getByRole('img');
  await picture.scrollIntoViewIfNeeded();
  await expect.poll(() => picture.evaluate((image) => (image as HTMLImageElement).naturalWidth)).toBe(540);
  await expectNoViolations(page);
  await page.getByRole('banner').getByRole('link', { name: 'ଓଡ଼ିଆ' }).click();
  await expect(page).toHaveURL('/or/help/take-a-mock-test');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('ଅଭ୍ୟାସ ପରୀକ୍ଷା ଦେବା');
});

test('every article is Odia under /or, fits a phone, and its HTML has no faults', async ({ page }) => {
  await page.goto('/or/help');
  for (const name of HELP_ARTICLE_NAMES) {
    const address = `/or/help/${name}`;
    const response = await page.request.get(address);
    expect(response.status(), name).toBe(200);
    expect(await page.evaluate(findHtmlProblems, await response.text()), name).toEqual([]);
    // inside the app, which takes a third of the CPU time of loading the page
    await navigate(page, address);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(titles[name].or);
    await expectOdia(page, name);
    await expect
      .poll(() => page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth), name)
      .toBe(true);
  }
});

test.describe('an article that does not exist', () => {
  test.use({ expectedConsoleErrors: /404/ });

  test('is not found and leads to the list', async ({ page }) => {
    const response = await page.goto('/help/no-such-article');
    expect(response?.status()).toBe(404);
    await page.getByRole('link', { name: 'Show all articles' }).click();
    await expect(page).toHaveURL('/help');
  });
});

test('the ? of a screen leads to its article, and the contact page to the help', async ({ page }) => {
  await signInAsStudent(page, { name: 'ସୀମା ସାହୁ', email: 'help.sima@example.com' });
  await page.goto('/student/practice');
  await page.getByRole('banner').getByRole('link', { name: 'Help: Practise what you got wrong' }).click();
  await expect(page).toHaveURL('/help/practise');
  await page.goBack();
  await expect(page).toHaveURL('/student/practice');
  await page.goto('/student/dashboard');
  await page.getByRole('banner').getByRole('link', { name: 'Help', exact: true }).click();
  await expect(page).toHaveURL('/help');
  await page.goto('/contact-us');
  await page.getByRole('main').getByRole('link', { name: 'help pages' }).click();
  await expect(page).toHaveURL('/help');
  await signInAsAdmin(page);
  await page.goto('/or/admin/account');
  await expect(page.getByRole('banner').getByRole('link', { name: 'ସହାୟତା: ଦ୍ୱିତୀୟ ପ୍ରମାଣ ଯୋଡ଼ିବା' })).toBeVisible();
});
