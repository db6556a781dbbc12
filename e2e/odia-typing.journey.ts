import type { Locator, Page } from '@playwright/test';
import fc from 'fast-check';
import { paths } from '../web/src/lib/paths.ts';
import { expectNoViolations } from './axe.ts';
import { expect, test } from './product.ts';
import { signInAsAdmin } from './sign-in.ts';

async function openForm(page: Page): Promise<void> {
  await signInAsAdmin(page);
  await page.goto('/admin/create-test');
  await page.getByLabel('Title').click();
}

async function switchOn(page: Page): Promise<void> {
  const odia = page.getByRole('switch', { name: 'Odia typing' });
  await expect(odia).toBeVisible();
  await page.keyboard.press('Control+g');
  await expect(odia).toBeChecked();
  await expect(odia).toHaveAttribute('aria-busy', 'false');
}

test('typed Latin letters become Odia words in NFC, and Backspace restores the letters', async ({ page }) => {
  await openForm(page);
  await switchOn(page);
  const title = page.locator('input[name=title]');
  await expect(title).toBeFocused();
  await page.keyboard.type('odishara itihasa, 2026');
  await expect(title).toHaveValue('ଓଡ଼ିଶାର ଇତିହାସ, 2026'.normalize('NFC'));

  await title.fill('');
  await page.keyboard.type('jilla ');
  await expect(title).toHaveValue('ଜିଲ୍ଲା ');
  await page.keyboard.press('Backspace');
  await expect(title).toHaveValue('jilla');
  await expect(title).toHaveAttribute('aria-expanded', 'true');
  await page.keyboard.press('Enter');
  await expect(title).toHaveValue('ଜିଲ୍ଲା');
  await expect(title).not.toHaveAttribute('aria-expanded');
  await expect(page, 'Enter chose the word and did not submit the form').toHaveURL(/create-test/);
  await page.keyboard.press('Control+z');
  await expect(title).toHaveValue('jilla');

  await title.fill('');
  await page.keyboard.type('barsha');
  await expect(page.getByRole('listbox').getByRole('option').first()).toHaveAttribute(
    'aria-selected',
    'true',
  );
  await page.keyboard.press('ArrowDown');
  const second = await page.getByRole('option', { selected: true }).locator('[lang=or]').textContent();
  await page.getByRole('heading', { level: 1 }).click();
  await expect(title, 'a click outside inserts the highlighted word').toHaveValue(second ?? '');

  await title.fill('');
  await title.focus();
  await page.keyboard.type('NCERT');
  await page.keyboard.press('Escape');
  await page.keyboard.type(' pustaka');
  await page.keyboard.press('Tab');
  await expect(title).toHaveValue('NCERT ପୁସ୍ତକ');
  await expect(page.locator('input[name=duration]'), 'Tab moves to the next field').toBeFocused();
  await page.keyboard.type('60');
  await expect(page.locator('input[name=duration]')).toHaveValue('60');
});

/** Text that must stay unchanged. */
const UNCHANGED =
  '261 BC | ISRO | UPSC | OSSC 2024 | H2O | CO2 | pH | kWh | mRNA | NaCl | H2SO4 | Ca(OH)2 | COVID-19 | 5G | X-ray | e-mail | ' +
  'www.osssc.gov.in | ram.das@gmail.com | https://sikhya.in/a1b | 5 km | 10kg | 60 km/h | 25 °C | IV XII | A. B. C. D. | (a) | (ii) | C6H12O6';
/** The expected text by what is typed. */
const CONVERTED: Record<string, string> = {
  'Odisha o Bharat': 'ଓଡ଼ିଶା ଓ ଭାରତ',
  '261 BC re Ashoka': '261 BC ରେ ଅଶୋକ',
  '2026re': '2026ରେ',
  'jala(H2O)': 'ଜଳ(H2O)',
  'CO2/jala': 'CO2/ଜଳ',
  'upsc pariksha': 'UPSC ପରୀକ୍ଷା',
};

test('acronyms, formulas, units and web addresses stay Latin', async ({ page }) => {
  await openForm(page);
  await switchOn(page);
  const title = page.locator('input[name=title]');
  const cases = [...UNCHANGED.split(' | ').map((text) => [text, text]), ...Object.entries(CONVERTED)];
  for (const [typed, expected] of cases) {
    await title.fill('');
    await page.keyboard.type(`${typed} `);
    await expect(title).toHaveValue(`${expected!.normalize('NFC')} `);
  }
});

test('no word mixes scripts', async ({ page }) => {
  await openForm(page);
  await switchOn(page);
  const title = page.locator('input[name=title]');
  const words = fc.sample(fc.stringMatching(/^[a-dkrstA-CH12@.'-]{2,9}$/), { numRuns: 30, seed: 7 });
  for (const word of [...words, 'constructor', 'kataka1BC', 'barsha2bc']) {
    await title.fill('');
    await page.keyboard.type(`${word} `);
    const value = await title.inputValue();
    for (const part of value.split(/[^\p{L}\p{M}]+/u))
      expect(part, `'${part}' in '${value}' for '${word}'`).toMatch(/^(?:[A-Za-z]*|[\u0b00-\u0b7f]*)$/);
  }

  await title.fill('');
  await page.keyboard.type('odisha');
  await page.keyboard.press('Enter');
  await page.keyboard.type('BC');
  await page.keyboard.press('Escape');
  await expect(title, 'a space separates the scripts').toHaveValue('ଓଡ଼ିଶା BC'.normalize('NFC'));
  await page.keyboard.press('Home');
  await page.keyboard.type('AD ');
  await expect(title).toHaveValue('AD  ଓଡ଼ିଶା BC'.normalize('NFC'));
});

test('a controlled React field receives every word', async ({ page }) => {
  await signInAsAdmin(page);
  await page.goto('/admin/dashboard');
  await page.locator('input[type=search]').click();
  await switchOn(page);
  await page.keyboard.type('bharata ');
  await expect(page.locator('input[type=search]')).toHaveValue('ଭାରତ ');
  await expect(page).toHaveURL(new RegExp(encodeURIComponent('ଭାରତ')));
});

test('words of other courses are candidates', async ({ page }) => {
  await openForm(page);
  const response = page.waitForResponse(/api\/admin\/odia-words/);
  await switchOn(page);
  expect((await response).status()).toBe(200);
  const title = page.locator('input[name=title]');
  // a name in a question of the demo's history course, which is not in the lexicon
  await expect(async () => {
    await title.fill('');
    await page.keyboard.type('alibardi');
    await expect(page.getByRole('listbox').getByRole('option').first()).toContainText('ଆଲିବର୍ଦ୍ଦୀ', {
      timeout: 1000,
    });
  }).toPass();
  await page.keyboard.press('Enter');
  await expect(title).toHaveValue('ଆଲିବର୍ଦ୍ଦୀ');
});

test.describe('when the words of the courses cannot be loaded', () => {
  test.use({ expectedConsoleErrors: /ERR_FAILED/ });

  test('typing works with the words of the lexicon', async ({ page }) => {
    await page.route('**/api/admin/odia-words', (route) => route.abort());
    await openForm(page);
    await switchOn(page);
    await page.keyboard.type('bharata ');
    await expect(page.locator('input[name=title]')).toHaveValue('ଭାରତ ');
    await expect(page.getByRole('alert')).toHaveCount(0);
  });
});

test('the screen keyboard replaces the selection', async ({ page }) => {
  await openForm(page);
  await switchOn(page);
  const title = page.locator('input[name=title]');
  await title.fill('ABC XYZ');
  await page.keyboard.press('Home');
  for (let letters = 0; letters < 3; letters += 1) await page.keyboard.press('Shift+ArrowRight');
  await page.getByRole('button', { name: 'Odia keyboard', exact: true }).click();
  const keys = page.getByRole('region', { name: 'Odia keyboard' });
  for (const key of ['ପ', 'ଡ଼', 'ା']) await keys.locator(`[data-skbtn="${key.normalize('NFC')}"]`).click();
  await expect(title).toHaveValue('ପଡ଼ା XYZ'.normalize('NFC'));
  await expect(title).toBeFocused();
  await keys.getByRole('button', { name: 'Backspace' }).click();
  await keys.getByRole('button', { name: 'Shift' }).first().click();
  await keys.locator('[data-skbtn="କ୍ଷ"]').click();
  await expect(title).toHaveValue('ପଡ଼କ୍ଷ XYZ'.normalize('NFC'));
});

test('it is off and loads nothing by default, and stays on after a reload', async ({ page }) => {
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  await openForm(page);
  await page.keyboard.type('odisha ');
  await expect(page.locator('input[name=title]')).toHaveValue('odisha ');
  expect(requests.filter((url) => /typing-session|screen-keyboard|api\/admin\/odia-words/.test(url))).toEqual(
    [],
  );
  await page.getByRole('switch', { name: 'Odia typing' }).click();
  await page.reload();
  await expect(page.getByRole('switch', { name: 'Odia typing' })).toBeChecked();
});

test.describe('without its code', () => {
  test.use({ expectedConsoleErrors: /net::ERR_FAILED/ });

  test('it stays on when the page is left while its code is loaded', async ({ page }) => {
    await openForm(page);
    const { promise: isLeft, resolve: leave } = Promise.withResolvers<void>();
    await page.route('**/typing-session-*.js', async (route) => {
      await isLeft;
      await route.abort().catch(() => {});
    });
    const requested = page.waitForRequest('**/typing-session-*.js');
    await page.getByRole('switch', { name: 'Odia typing' }).click();
    await requested;
    // Firefox aborts requests as soon as another page is requested
    await page.route('**/admin/create-test', async (route) => {
      await page.unroute('**/typing-session-*.js');
      const aborted = page.waitForEvent('requestfailed');
      leave();
      await aborted;
      await route.continue();
    });
    await page.reload({ waitUntil: 'commit' });
    await expect(page.getByRole('switch', { name: 'Odia typing', checked: true })).toHaveAttribute(
      'aria-busy',
      'false',
    );
  });
});

test('candidate list and screen keyboard have no accessibility violations', async ({ page }) => {
  await openForm(page);
  await switchOn(page);
  await page.getByRole('button', { name: 'Odia keyboard', exact: true }).click();
  await expect(page.getByRole('region', { name: 'Odia keyboard' })).toBeVisible();
  for (const field of [page.locator('input[name=title]'), page.locator('textarea[name=questions]')]) {
    await field.click();
    await page.keyboard.type('odisha');
    await expect(page.getByRole('listbox')).toBeVisible();
    await expectNoViolations(page);
    await page.keyboard.press('Enter');
  }
});

test('its button covers no text of a field, however narrow the window is', async ({ page }) => {
  await openForm(page);
  await page.goto('/or/admin/create-test');
  for (const width of [360, 640, 800, 1100, 1280]) {
    await page.setViewportSize({ width, height: 780 });
    const typing = page.getByRole('switch', { name: 'ଓଡ଼ିଆ ଟାଇପିଂ' });
    const button = (await typing.boundingBox())!;
    const label = (await typing.locator('span').boundingBox())!;
    expect(label.width, 'the Odia label has space on both sides').toBeLessThan(button.width - 4);
    for (const selector of ['input[name=title]', 'textarea[name=questions]']) {
      const textEnd = await page.locator(selector).evaluate((field) => {
        const { borderRightWidth, paddingRight } = getComputedStyle(field);
        const inset = Number.parseFloat(borderRightWidth) + Number.parseFloat(paddingRight);
        return field.getBoundingClientRect().right - inset;
      });
      expect(textEnd, `${selector} at ${width} px`).toBeLessThanOrEqual(button.x);
    }
  }
});

test('its button covers no control and no text in a narrow window', async ({ page }) => {
  await signInAsAdmin(page);
  await page.setViewportSize({ width: 360, height: 640 });
  const typing = page.getByRole('switch', { name: 'Odia typing' });
  const expectNothingBelow = async (name: string, content: Locator) => {
    await expect(content.first(), name).toBeVisible();
    await expect(page.locator('main [aria-busy=true]')).toHaveCount(0);
    const start = (await typing.boundingBox())!.x;
    const covered = await content
      .locator('a, button, input, select, textarea, label, p, td, dd, h2, h3')
      .evaluateAll(
        (elements, start) =>
          elements
            .filter((element) => element.checkVisibility() && !element.closest('.sr-only'))
            .filter((element) => element.getBoundingClientRect().right > start + 0.5)
            .map((element) => element.outerHTML.slice(0, 200)),
        start,
      );
    expect(covered, name).toEqual([]);
  };
  for (const path of [paths.adminDashboard, paths.createCourse, paths.orders, paths.activity, paths.account])
    await test.step(path, async () => {
      await page.goto(path);
      await expectNothingBelow(path, page.locator('main, footer'));
    });
  await page.goto(paths.coupons);
  await page.getByRole('button', { name: 'New coupon' }).click();
  await expectNothingBelow('a wide dialog', page.getByRole('dialog'));
  await page.goto(paths.team);
  await page.getByRole('button', { name: 'Invite' }).click();
  await expectNothingBelow('a dialog', page.getByRole('dialog'));
});

test.describe('on a phone', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 780 } });

  test('it is not available, because the phone has its own Odia keyboard', async ({ page }) => {
    await signInAsAdmin(page);
    await page.goto('/admin/dashboard');
    await expect(page.getByRole('main')).toBeVisible();
    await expect(page.getByRole('switch', { name: 'Odia typing' })).toHaveCount(0);
  });
});
