import type { Page } from '@playwright/test';
import { expect, test } from './product.ts';
import { swipe } from './swipe.ts';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

const LONG_TIME_MS = 60_000;

const getCarousel = (page: Page) => page.getByRole('region', { name: 'Courses at a glance' });

const getDots = (page: Page) => getCarousel(page).getByRole('button', { name: /^Show / });

async function expectShown(page: Page, position: number): Promise<void> {
  const total = await getDots(page).count();
  await expect(getDots(page).nth(position - 1)).toHaveAttribute('aria-current', 'true');
  // screen readers find only the current slide, after the other has faded out
  await expect(getCarousel(page).getByRole('group', { name: `${position} of ${total}` })).toBeVisible();
  await expect(getCarousel(page).getByRole('group')).toHaveCount(1);
}

/** Opens the home page with a paused clock and waits for hydration. */
async function openHome(page: Page): Promise<void> {
  await page.clock.install({ time: '2026-11-15T10:00:00Z' });
  await page.clock.pauseAt('2026-11-15T10:00:01Z');
  await page.goto('/');
  // removed by the last effect of the hydration, after the one that starts the carousel's timer
  await page.waitForFunction(() => !('earlyTaps' in window && window.earlyTaps));
  await expectShown(page, 1);
}

test('changes every four seconds and pauses on hover, on focus and in a hidden tab', async ({ page }) => {
  await openHome(page);
  await page.clock.runFor(3900);
  await expectShown(page, 1);
  await page.clock.runFor(200);
  await expectShown(page, 2);

  await getCarousel(page).getByRole('group').hover();
  await page.clock.runFor(LONG_TIME_MS);
  await expectShown(page, 2);
  await page.mouse.move(5, 5);
  await page.clock.runFor(4100);
  await expectShown(page, 3);

  await getCarousel(page).getByRole('button', { name: 'Next course' }).focus();
  await page.clock.runFor(LONG_TIME_MS);
  await expectShown(page, 3);
  await page.getByRole('searchbox').focus();

  await setHidden(page, true);
  await page.clock.runFor(LONG_TIME_MS);
  await expectShown(page, 3);
  await setHidden(page, false);
  await page.clock.runFor(4100);
  await expect(getDots(page).nth(2)).toHaveAttribute('aria-current', 'false');
});

test('loads the next picture two seconds before its turn, or when it is chosen', async ({ page }) => {
  await openHome(page);
  const covers = getCarousel(page).locator('.drawn-cover, img');
  await expect(covers).toHaveCount(1);
  await page.clock.runFor(2100);
  await expect(covers).toHaveCount(2);
  await getDots(page).nth(3).click();
  await expect(covers).toHaveCount(4);
});

test('stops after a manual choice until it is started again', async ({ page }) => {
  await openHome(page);
  const carousel = getCarousel(page);
  await carousel.getByRole('button', { name: 'Next course' }).click();
  await expectShown(page, 2);
  await carousel.getByRole('button', { name: 'Previous course' }).click();
  await carousel.getByRole('button', { name: 'Previous course' }).click();
  await expect(getDots(page).last()).toHaveAttribute('aria-current', 'true');
  await getDots(page).nth(1).click();
  await page.mouse.move(5, 5);
  await page.getByRole('searchbox').focus();
  await page.clock.runFor(LONG_TIME_MS);
  await expectShown(page, 2);

  await carousel.getByRole('button', { name: 'Start changing courses' }).click();
  await page.clock.runFor(4100);
  await expectShown(page, 3);
  await carousel.getByRole('button', { name: 'Stop changing courses' }).click();
  await page.clock.runFor(LONG_TIME_MS);
  await expectShown(page, 3);
});

test('never changes automatically with reduced motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openHome(page);
  await page.clock.runFor(LONG_TIME_MS);
  await expectShown(page, 1);
  await expect(getCarousel(page).getByRole('button', { name: /changing courses/ })).toBeHidden();
});

test.describe('on a touch screen', () => {
  test.use({ hasTouch: true, viewport: { width: 360, height: 780 } });

  test('a swipe shows the next course and stops the rotation', async ({ page }) => {
    await openHome(page);
    await swipe(page, getCarousel(page).getByRole('group'), -150);
    await expectShown(page, 2);
    await page.clock.runFor(LONG_TIME_MS);
    await expectShown(page, 2);
    await swipe(page, getCarousel(page).getByRole('group'), 150);
    await expectShown(page, 1);
  });
});

async function setHidden(page: Page, hidden: boolean): Promise<void> {
  await page.evaluate((value) => {
    Object.defineProperty(document, 'hidden', { value, configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
  }, hidden);
}
