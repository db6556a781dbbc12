import type { Locator, Page } from '@playwright/test';
import { expectNoViolations } from './axe.ts';
import { expectOdia } from './odia-text.ts';
import { expect, test } from './product.ts';
import { swipe } from './swipe.ts';

const PICTURES = 6;
const MAX_BYTES = 300_000;
const LONG_TIME_MS = 60_000;

test.use({ viewport: { width: 360, height: 780 }, hasTouch: true });

type TourTexts = { path: string; language: string; button: string; next: string; last: string };
const ENGLISH: TourTexts = {
  path: '/',
  language: 'en',
  button: 'Watch Demo',
  next: 'Next picture',
  last: 'Know what to practise next',
};
const ODIA: TourTexts = {
  path: '/or',
  language: 'or',
  button: 'ନମୁନା ଦେଖନ୍ତୁ',
  next: 'ପରବର୍ତ୍ତୀ ଛବି',
  last: 'ଏହା ପରେ କ’ଣ ଅଭ୍ୟାସ କରିବେ ଜାଣନ୍ତୁ',
};

const getPicture = (page: Page) => page.getByRole('dialog').getByRole('img');
const getDots = (page: Page) => page.getByRole('dialog').locator('[aria-current]');

async function expectShown(page: Page, number: number): Promise<void> {
  await expect(getDots(page).nth(number - 1)).toHaveAttribute('aria-current', 'true');
  await expectLoaded(getPicture(page));
}

async function expectLoaded(picture: Locator): Promise<void> {
  await expect.poll(() => picture.evaluate((image) => (image as HTMLImageElement).naturalWidth)).toBe(720);
}

async function openTour(page: Page, { path, button } = ENGLISH): Promise<void> {
  await page.goto(path, { waitUntil: 'networkidle' });
  await page.getByRole('button', { name: button }).click();
  await expectShown(page, 1);
}

for (const texts of [ENGLISH, ODIA]) {
  test(`the tour of ${texts.path} loads at most 300 kB on tap, in the language of the page`, async ({
    page,
  }) => {
    const files: Promise<{ url: string; bytes: number }>[] = [];
    page.on('requestfinished', (request) => {
      const size = request.sizes().then(({ responseBodySize: bytes }) => ({ url: request.url(), bytes }));
      files.push(size);
    });
    await page.goto(texts.path, { waitUntil: 'networkidle' });
    const before = (await Promise.all(files)).map(({ url }) => url);
    expect(before.filter((url) => /tour|\.(en|or)-[^/]*\.webp/.test(url))).toEqual([]);

    await page.getByRole('button', { name: texts.button }).click();
    for (let number = 1; number <= PICTURES; number += 1) {
      await expectShown(page, number);
      if (number === 1) await expectNoViolations(page);
      if (number < PICTURES) await page.getByRole('button', { name: texts.next }).click();
    }
    await expect(page.getByRole('dialog')).toContainText(texts.last);
    if (texts === ODIA) await expectOdia(page, 'tour');
    await page.waitForLoadState('networkidle');
    const loaded = (await Promise.all(files)).slice(before.length);
    const pictures = loaded.filter(({ url }) => url.endsWith('.webp') && !url.includes('/files/'));
    expect(pictures).toHaveLength(PICTURES);
    expect(pictures.filter(({ url }) => !url.includes(`.${texts.language}-`))).toEqual([]);
    const scripts = loaded.filter(({ url }) => url.endsWith('.js'));
    const bytes = [...pictures, ...scripts].reduce((sum, file) => sum + file.bytes, 0);
    expect(bytes).toBeLessThan(MAX_BYTES);
  });
}

test('the tour fits a small phone, and Escape returns to the button', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await openTour(page, ODIA);
  const dialog = page.getByRole('dialog');
  const sizes = await dialog.evaluate(({ scrollHeight, clientHeight, scrollWidth, clientWidth }) => ({
    isHigher: scrollHeight > clientHeight,
    isWider: scrollWidth > clientWidth,
  }));
  expect(sizes).toEqual({ isHigher: false, isWider: false });
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('button', { name: ODIA.button })).toBeFocused();
});

test('keys, swipes and dots change the picture, which stays at both ends', async ({ page }) => {
  await openTour(page);
  await page.keyboard.press('ArrowLeft');
  await expectShown(page, 1);
  await page.keyboard.press('ArrowRight');
  await expectShown(page, 2);
  await swipe(page, getPicture(page), -150);
  await expectShown(page, 3);
  await swipe(page, getPicture(page), 150);
  await expectShown(page, 2);
  await getDots(page).last().click();
  await expectShown(page, PICTURES);
  await page.keyboard.press('ArrowRight');
  await expectShown(page, PICTURES);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: ENGLISH.button }).click();
  await expectShown(page, 1);
});

test('a failed load is shown and can be repeated', async ({ page, consoleErrors }) => {
  await page.goto('/', { waitUntil: 'networkidle' });
  await page.route('**/course.en-*.webp', (route) => route.abort());
  await page.getByRole('button', { name: ENGLISH.button }).click();
  await expectShown(page, 1);
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('alert')).toContainText('This could not be loaded');
  await page.unroute('**/course.en-*.webp');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expectShown(page, 2);
  expect(consoleErrors.splice(0).filter((text) => !text.includes('ERR_FAILED'))).toEqual([]);
});

test('a player that cannot be loaded leaves the page as it is', async ({ page, consoleErrors }) => {
  const requests: string[] = [];
  await page.route('**/tour-player-*.js', (route) => {
    requests.push(route.request().resourceType());
    return route.abort();
  });
  await page.goto('/', { waitUntil: 'networkidle' });
  await page.getByRole('button', { name: ENGLISH.button }).click();
  await expect(page.getByRole('alert')).toHaveText('This could not be loaded');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(consoleErrors.splice(0).filter((text) => !text.includes('ERR_FAILED'))).toEqual([]);
  // older browsers never repeat the failed request of a module
  expect(requests).toEqual(['fetch']);
  await page.unroute('**/tour-player-*.js');
  await page.getByRole('button', { name: ENGLISH.button }).click();
  await expectShown(page, 1);
});

/** Opens the tour with a paused clock. */
async function openWithClock(page: Page): Promise<void> {
  await page.clock.install({ time: '2026-11-15T10:00:00Z' });
  await page.clock.pauseAt('2026-11-15T10:00:01Z');
  await openTour(page);
}

test('with reduced motion the pictures wait for Play', async ({ page }) => {
  await openWithClock(page);
  await page.clock.runFor(LONG_TIME_MS);
  await expectShown(page, 1);
  await page.getByRole('button', { name: 'Play' }).click();
  await page.clock.runFor(5100);
  await expectShown(page, 2);
});

test.describe('with motion', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test('the pictures advance by themselves, pause, and stop at the last one', async ({ page }) => {
    await openWithClock(page);
    await page.clock.runFor(4900);
    await expectShown(page, 1);
    await page.clock.runFor(200);
    await expectShown(page, 2);
    await page.getByRole('button', { name: 'Pause' }).click();
    await page.clock.runFor(LONG_TIME_MS);
    await expectShown(page, 2);
    await page.getByRole('button', { name: 'Play' }).click();
    for (let number = 3; number <= PICTURES; number += 1) {
      await page.clock.runFor(5100);
      await expectShown(page, number);
    }
    await page.clock.runFor(LONG_TIME_MS);
    await expectShown(page, PICTURES);
    await page.getByRole('button', { name: 'Play' }).click();
    await expectShown(page, 1);
  });

  test('with Save-Data the pictures do not advance, and only the one on screen is loaded', async ({
    page,
  }) => {
    const pictures: string[] = [];
    page.on('request', (request) => {
      if (/\.en-[^/]*\.webp$/.test(request.url())) pictures.push(request.url());
    });
    const devtools = await page.context().newCDPSession(page);
    await devtools.send('Emulation.setDataSaverOverride', { dataSaverEnabled: true });
    await openWithClock(page);
    await page.clock.runFor(LONG_TIME_MS);
    await expectShown(page, 1);
    expect(pictures).toHaveLength(1);
  });
});
