import type { Page } from '@playwright/test';
import { expect, test } from './product.ts';

const LONG_MS = 60_000;

const carouselOf = (page: Page) => page.getByRole('region', { name: 'Courses at a glance' });

const dotsOf = (page: Page) => carouselOf(page).getByRole('button', { name: /^Show / });

async function expectShown(page: Page, place: number): Promise<void> {
  const total = await dotsOf(page).count();
  await expect(dotsOf(page).nth(place - 1)).toHaveAttribute('aria-current', 'true');
  // only what is shown is there for those who listen, once the other has faded
  await expect(carouselOf(page).getByRole('group', { name: `${place} of ${total}` })).toBeVisible();
  await expect(carouselOf(page).getByRole('group')).toHaveCount(1);
}

/** A page that has come to life, and whose clock stands still until it is moved. */
async function openHome(page: Page): Promise<void> {
  await page.clock.install({ time: '2026-11-15T10:00:00Z' });
  await page.clock.pauseAt('2026-11-15T10:00:01Z');
  await page.goto('/');
  // the second one is drawn by scripts, in the same breath in which the clock of the carousel is wound
  await expect(carouselOf(page).locator('.drawn-cover, img')).toHaveCount(2);
  await expectShown(page, 1);
}

test('it goes on every four seconds, and waits for those who point at it, are in it or are away', async ({
  page,
}) => {
  await openHome(page);
  await page.clock.runFor(3900);
  await expectShown(page, 1);
  await page.clock.runFor(200);
  await expectShown(page, 2);

  await carouselOf(page).getByRole('group').hover();
  await page.clock.runFor(LONG_MS);
  await expectShown(page, 2);
  await page.mouse.move(5, 5);
  await page.clock.runFor(4100);
  await expectShown(page, 3);

  await carouselOf(page).getByRole('button', { name: 'Next course' }).focus();
  await page.clock.runFor(LONG_MS);
  await expectShown(page, 3);
  await page.getByRole('searchbox').focus();

  await setHidden(page, true);
  await page.clock.runFor(LONG_MS);
  await expectShown(page, 3);
  await setHidden(page, false);
  await page.clock.runFor(4100);
  await expect(dotsOf(page).nth(2)).toHaveAttribute('aria-current', 'false');
});

test('once somebody has chosen, it stays until it is asked to go on', async ({ page }) => {
  await openHome(page);
  const carousel = carouselOf(page);
  await carousel.getByRole('button', { name: 'Next course' }).click();
  await expectShown(page, 2);
  await carousel.getByRole('button', { name: 'Previous course' }).click();
  await carousel.getByRole('button', { name: 'Previous course' }).click();
  await expect(dotsOf(page).last()).toHaveAttribute('aria-current', 'true');
  await dotsOf(page).nth(1).click();
  await page.mouse.move(5, 5);
  await page.getByRole('searchbox').focus();
  await page.clock.runFor(LONG_MS);
  await expectShown(page, 2);

  await carousel.getByRole('button', { name: 'Start changing courses' }).click();
  await page.clock.runFor(4100);
  await expectShown(page, 3);
  await carousel.getByRole('button', { name: 'Stop changing courses' }).click();
  await page.clock.runFor(LONG_MS);
  await expectShown(page, 3);
});

test('for those who asked for less motion it never moves by itself', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openHome(page);
  await page.clock.runFor(LONG_MS);
  await expectShown(page, 1);
  await expect(carouselOf(page).getByRole('button', { name: /changing courses/ })).toBeHidden();
});

test.describe('on a touch screen', () => {
  test.use({ hasTouch: true, viewport: { width: 360, height: 780 } });

  test('a finger drawn aside brings the next one, and it stays', async ({ page }) => {
    await openHome(page);
    await swipe(page, -150);
    await expectShown(page, 2);
    await page.clock.runFor(LONG_MS);
    await expectShown(page, 2);
    await swipe(page, 150);
    await expectShown(page, 1);
  });
});

async function swipe(page: Page, aside: number): Promise<void> {
  const slide = carouselOf(page).getByRole('group');
  await slide.scrollIntoViewIfNeeded();
  const box = await slide.boundingBox();
  if (!box) throw new Error('no slide is shown');
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 3];
  const devtools = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: { x: number; y: number }[]) =>
    devtools.send('Input.dispatchTouchEvent', { type, touchPoints });
  await touch('touchStart', [{ x, y }]);
  for (const part of [0.3, 0.6, 1]) await touch('touchMove', [{ x: x + aside * part, y }]);
  await touch('touchEnd', []);
}

async function setHidden(page: Page, hidden: boolean): Promise<void> {
  await page.evaluate((now) => {
    Object.defineProperty(document, 'hidden', { value: now, configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
  }, hidden);
}
