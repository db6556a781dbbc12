import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { PDFDocument } from 'pdf-lib';
import { expectNoViolations } from './axe.ts';
import { expect, test } from './product.ts';
import { createAdminClient, getViewer, signInEnrolled } from './study-course.ts';

const NOTES = new URL(
  '../server/src/demo/courses/01-history-of-odisha/1-ancient-odisha.1.pdf',
  import.meta.url,
);
const FONT = path.join(
  import.meta.dirname,
  '../node_modules/@fontsource/noto-sans-oriya',
  'files/noto-sans-oriya-oriya-400-normal.woff2',
);
/** The letter size of the body text of the notes, in points. */
const LETTER_SIZE = 11.5;

async function openNotes(page: Page, product: Parameters<typeof createAdminClient>[0], pdf?: Uint8Array) {
  const admin = await createAdminClient(product);
  const course = await admin.create('ପଢ଼ିବା', [[{ title: 'ଅଧ୍ୟାୟ ୧', pdf: pdf ?? (await readFile(NOTES)) }]]);
  await signInEnrolled(page, course._id);
  await page.goto(`/student/course/${course._id}`);
  return getViewer(page);
}

/** A page without text, as a scanner creates it. */
async function createScannedPdf(): Promise<Uint8Array> {
  const pdf = await PDFDocument.create();
  pdf.addPage([595, 842]).drawRectangle({ x: 100, y: 200, width: 300, height: 400 });
  return pdf.save();
}

/** Three pages, of which the second is in landscape. */
async function createMixedPdf(): Promise<Uint8Array> {
  const pdf = await PDFDocument.create();
  const sizes: [number, number][] = [
    [595, 842],
    [842, 595],
    [595, 842],
  ];
  for (const size of sizes) pdf.addPage(size).drawRectangle({ x: 50, y: 50, width: 400, height: 400 });
  return pdf.save();
}

const getZoom = (page: Page) =>
  page
    .locator('section[data-drawn=true] canvas')
    .first()
    .evaluate((canvas) => canvas.getBoundingClientRect().width / 595);

test('Odia text of a PDF printed by a browser is found by the search and available to screen readers', async ({
  page,
  product,
  browser,
}) => {
  const printer = await browser.newPage();
  const font = (await readFile(FONT)).toString('base64');
  await printer.setContent(
    `<style>@font-face { font-family: Odia; src: url(data:font/woff2;base64,${font}) } p { font: 20px Odia }</style>
     <p>ଓଡ଼ିଶାର ଇତିହାସ ଓ କଳିଙ୍ଗ</p><p>ଗଙ୍ଗ ବଂଶର ଚୋଡ଼ଗଙ୍ଗଦେବ ଧର୍ମ ପାଇଁ କାର୍ଯ୍ୟ କଲେ</p>`,
  );
  await printer.evaluate(() => document.fonts.ready);
  const printed = await printer.pdf();
  await printer.close();
  const { drawn, sheet } = await openNotes(page, product, printed);
  await drawn(1);
  await expect(sheet(1)).toContainText('ଗଙ୍ଗ ବଂଶର ଚୋଡ଼ଗଙ୍ଗଦେବ ଧର୍ମ ପାଇଁ କାର୍ଯ୍ୟ କଲେ');
  await page.getByRole('button', { name: 'Search in this document' }).click();
  const field = page.getByRole('searchbox', { name: 'Search in this document' });
  for (const word of ['ଇତିହାସ', 'କଳିଙ୍ଗ', 'ଚୋଡ଼ଗଙ୍ଗଦେବ', 'ଧର୍ମ', 'କାର୍ଯ୍ୟ', 'କଳିଙ୍ଗ ଗଙ୍ଗ']) {
    await field.fill(word);
    await expect(page.getByText('1 of 1', { exact: true }), word).toBeVisible();
  }
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

  test('the text block fits the width, and the toolbar collapses while scrolling down', async ({
    page,
    product,
  }) => {
    const { drawn, pages } = await openNotes(page, product);
    await drawn(1);
    await expect.poll(() => getZoom(page)).toBeGreaterThan(0.68);
    await expect
      .poll(() => pages.evaluate((view) => view.scrollWidth <= view.clientWidth), 'nothing is cut off')
      .toBe(true);
    const toolbar = page.getByRole('toolbar', { name: 'Document' });
    const box = (await toolbar.boundingBox())!;
    expect(box.y, 'height above the document').toBeLessThan(260);
    expect(box.height, 'the toolbar has one line').toBeLessThan(60);

    const scrollBy = (step: number) => pages.evaluate((view, by) => view.scrollBy(0, by), step);
    for (let step = 0; step < 10; step += 1) await scrollBy(60);
    await expect(toolbar).toBeHidden();
    await expect.poll(() => pages.boundingBox()).toEqual({ x: 0, y: 0, width: 360, height: 740 });
    for (let step = 0; step < 3; step += 1) await scrollBy(-40);
    await expect(toolbar).toBeVisible();
    for (let step = 0; step < 4; step += 1) await scrollBy(60);
    await expect(toolbar).toBeHidden();
    await page.getByRole('button', { name: /Show the tools/ }).click();
    await expect(toolbar).toBeVisible();
  });

  test('pages in landscape among others fit the width, and so do the others', async ({ page, product }) => {
    const { pages, pageField, sheet, drawn } = await openNotes(page, product, await createMixedPdf());
    await drawn(1);
    for (const number of ['2', '3']) {
      await pageField.fill(number);
      await pageField.press('Enter');
      await drawn(Number(number));
      await expect.poll(() => pages.evaluate((view) => view.scrollWidth <= view.clientWidth)).toBe(true);
      await expect.poll(async () => (await sheet(Number(number)).boundingBox())!.width).toBeGreaterThan(340);
    }
  });

  test('a double tap zooms in, and another one zooms out', async ({ page, product }) => {
    const { drawn, pages } = await openNotes(page, product);
    await drawn(1);
    await expect.poll(() => getZoom(page)).toBeGreaterThan(0.68);
    const before = await getZoom(page);
    // dispatch both taps at once, because a busy machine would make two single taps of them
    const doubleTap = () =>
      pages.evaluate((view) => {
        const tap = { clientX: 180, clientY: 600, pointerType: 'touch', isPrimary: true, bubbles: true };
        for (const name of ['pointerdown', 'pointerup', 'pointerdown', 'pointerup'])
          view.dispatchEvent(new PointerEvent(name, tap));
      });
    await doubleTap();
    await expect.poll(() => getZoom(page)).toBeGreaterThan(before * 1.5);
    await doubleTap();
    await expect.poll(() => getZoom(page)).toBeCloseTo(before, 1);
  });

  test('the text view shows large text, and is still on after a reload', async ({ page, product }) => {
    await openNotes(page, product);
    await page.getByRole('button', { name: 'Read as text' }).click();
    const text = page.getByRole('group', { name: /^Text of/ });
    const line = text.getByText('Kalinga was rich from farming').first();
    await expect(line).toContainText('the road to the south and on the sea.');
    await expect(text.getByRole('heading', { name: 'Kalinga and Ashoka · କଳିଙ୍ଗ ଓ ଅଶୋକ' })).toBeVisible();
    const size = () => line.evaluate((element) => Number.parseFloat(getComputedStyle(element).fontSize));
    await expect.poll(() => size()).toBeGreaterThanOrEqual(16);
    await expect.poll(() => text.evaluate((view) => view.scrollWidth <= view.clientWidth)).toBe(true);
    await expectNoViolations(page);

    const options = page.getByRole('button', { name: 'Reading options' });
    await options.click();
    const before = await size();
    await page.getByRole('button', { name: 'Larger text' }).click();
    await expect.poll(size).toBeGreaterThan(before);
    await options.click();
    const watermarkPixels = await page
      .locator('[aria-hidden=true] > canvas')
      .evaluate((canvas: HTMLCanvasElement) => {
        const { data } = canvas.getContext('2d')!.getImageData(0, 0, canvas.width, canvas.height);
        return data.filter((value, index) => index % 4 === 3 && value > 0).length;
      });
    expect(watermarkPixels, 'the watermark over the text').toBeGreaterThan(500);
    const isCopyPrevented = await text.evaluate(
      (view) => !view.dispatchEvent(new ClipboardEvent('copy', { bubbles: true, cancelable: true })),
    );
    expect(isCopyPrevented).toBe(true);

    await page.reload();
    await expect.poll(size).toBeGreaterThan(before);
    await page.getByRole('textbox', { name: 'Page', exact: true }).fill('2');
    await page.keyboard.press('Enter');
    await expect(text.getByText('At both places Edicts').first()).toBeInViewport();
    await page.getByRole('button', { name: 'Page view' }).click();
    await getViewer(page).drawn(2);
  });

  test('the text view leads back to the page view for a page without text', async ({ page, product }) => {
    const { drawn } = await openNotes(page, product, await createScannedPdf());
    await drawn(1);
    await page.getByRole('button', { name: 'Text view' }).click();
    await expect(page.getByText('This page has no text.')).toBeVisible();
    await page.getByRole('button', { name: 'Show the page' }).click();
    await drawn(1);
  });

  test('the page fits the width in landscape', async ({ page, product }) => {
    await page.setViewportSize({ width: 740, height: 360 });
    const { drawn, pages } = await openNotes(page, product);
    await drawn(1);
    await expect.poll(() => getZoom(page)).toBeGreaterThan(1.2);
    await expect.poll(() => pages.evaluate((view) => view.scrollWidth <= view.clientWidth)).toBe(true);
    expect((await pages.boundingBox())!.height).toBeLessThanOrEqual(360);
    expect(LETTER_SIZE * (await getZoom(page))).toBeGreaterThan(14);
  });
});

test.describe('on a desktop', () => {
  test.use({ viewport: { width: 1280, height: 800 } });

  test('a page at 150 % is not cut off, and a reload keeps zoom and chapter list', async ({
    page,
    product,
  }) => {
    const { drawn, pages, zoom } = await openNotes(page, product);
    await drawn(1);
    await expect(zoom).toHaveText('150%');
    const fitsWidth = () => pages.evaluate((view) => view.scrollWidth <= view.clientWidth);
    await expect.poll(() => fitsWidth(), 'a page at 150 % fits').toBe(true);
    const outline = page.getByRole('navigation', { name: 'Course content' });
    await expect(outline).toBeHidden();
    await page.getByRole('button', { name: 'Show chapters' }).click();
    await expect(outline).toBeVisible();
    await page.getByRole('button', { name: 'Zoom out' }).click();
    await expect(zoom).toHaveText('130%');
    await page.reload();
    await drawn(1);
    await expect(zoom).toHaveText('130%');
    await expect(outline).toBeVisible();
    await page.getByRole('button', { name: 'Hide chapters' }).click();
    await page.getByRole('button', { name: 'Hide Student Portal' }).click();
    await expect.poll(() => pages.evaluate((view) => view.clientWidth)).toBeGreaterThan(1150);
  });

  test('fullscreen fills the whole screen', async ({ page, product }) => {
    const { drawn } = await openNotes(page, product);
    await drawn(1);
    await page.getByRole('button', { name: 'Fullscreen' }).click();
    const frame = page.locator('[data-fills-screen]');
    await expect
      .poll(() =>
        frame.evaluate((element) => {
          const { left, right } = element.getBoundingClientRect();
          return [left, window.innerWidth - right];
        }),
      )
      .toEqual([0, 0]);
  });

  test('pages are dimmed in the dark theme, or have the colours that were chosen for it', async ({
    page,
    product,
  }) => {
    await page.emulateMedia({ colorScheme: 'dark' });
    const { drawn, sheet } = await openNotes(page, product);
    await drawn(1);
    await expect(sheet(1)).toHaveAttribute('data-colours', 'dimmed');
    await page.getByRole('button', { name: 'Reading options' }).click();
    await page.getByRole('group', { name: 'Page colours' }).getByText('Inverted').click();
    await expect(sheet(1)).toHaveAttribute('data-colours', 'inverted');
    await page.reload();
    await expect(sheet(1)).toHaveAttribute('data-colours', 'inverted');
    await page.emulateMedia({ colorScheme: 'light' });
    await expect(sheet(1), 'each theme has its own colours').toHaveAttribute('data-colours', 'printed');
  });
});
