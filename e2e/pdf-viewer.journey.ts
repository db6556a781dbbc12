import type { Page } from '@playwright/test';
import { PDFDocument, rgb } from 'pdf-lib';
import { expect, test } from './product.ts';
import { createAdminClient, createPdf, getViewer, signInEnrolled } from './study-course.ts';

const PDF_REQUESTS = '**/api/protected/pdf-viewer/**';

test.use({ viewport: { width: 1280, height: 900 } });

async function openDocument(page: Page, product: Parameters<typeof createAdminClient>[0], pdf: Uint8Array) {
  const admin = await createAdminClient(product);
  const course = await admin.create('ପଢ଼ିବା', [[{ title: 'ଅଧ୍ୟାୟ ୧', pdf }]]);
  await signInEnrolled(page, course._id);
  await page.goto(`/student/course/${course._id}`);
  return getViewer(page);
}

test('moves and zooms by keyboard, page field, and desktop and mobile view', async ({ page, product }) => {
  const { pages, pageField, zoom, drawn } = await openDocument(page, product, await createPdf(12));
  await drawn(1);
  await expect(zoom).toHaveText('150%');
  await pages.focus();
  for (const [key, expectedPage] of [
    ['PageDown', '2'],
    ['ArrowRight', '3'],
    ['ArrowDown', '4'],
    ['ArrowLeft', '3'],
    ['ArrowUp', '2'],
    ['PageUp', '1'],
    ['End', '12'],
    ['Home', '1'],
  ] as const) {
    await pages.press(key);
    await expect(pageField, key).toHaveValue(expectedPage);
  }
  for (const invalid of ['0', '13', 'x', '']) {
    await pageField.fill(invalid);
    await pageField.press('Enter');
    await expect(page.getByText('Type a page from 1 to 12.')).toBeVisible();
  }
  await pageField.fill('୭');
  await pageField.press('Enter');
  await expect(pageField).toHaveValue('7');
  await drawn(7);

  await page.getByRole('button', { name: 'Zoom in' }).click();
  await expect(zoom).toHaveText('170%');
  await expect(pageField, 'zooming keeps the page').toHaveValue('7');
  while (await page.getByRole('button', { name: 'Zoom in' }).isEnabled())
    await page.getByRole('button', { name: 'Zoom in' }).click();
  await expect(zoom).toHaveText('300%');
  while (await page.getByRole('button', { name: 'Zoom out' }).isEnabled())
    await page.getByRole('button', { name: 'Zoom out' }).click();
  await expect(zoom).toHaveText('50%');
  await page.getByRole('button', { name: 'Switch to mobile view' }).click();
  const fitsWidth = await pages.evaluate((view) => view.scrollWidth <= view.clientWidth);
  expect(fitsWidth, 'fits the width of the view').toBe(true);
  await page.getByRole('button', { name: 'Switch to desktop view' }).click();
  await expect(zoom).toHaveText('150%');
  await pages.hover();
  await page.keyboard.down('Control');
  await page.mouse.wheel(0, -120);
  await page.keyboard.up('Control');
  await expect(zoom).not.toHaveText('150%');

  await page.reload();
  await expect(pageField, 'continues on the last page').toHaveValue('7');
  await drawn(7);
});

test('two fingers on a touchpad zoom the document in Safari, too', async ({ page, product }) => {
  const { pages, zoom, drawn } = await openDocument(page, product, await createPdf(2));
  await drawn(1);
  await expect(zoom).toHaveText('150%');
  const arePrevented = await pages.evaluate((view) =>
    // the events of Safari, which other browsers do not send
    [
      ['gesturestart', 1],
      ['gesturechange', 1.2],
      ['gesturechange', 1.4],
      ['gestureend', 1.4],
    ].map(([type, scale]) => {
      const event = new Event(type as string, { bubbles: true, cancelable: true });
      return !view.dispatchEvent(Object.assign(event, { scale, clientX: 600, clientY: 500 }));
    }),
  );
  expect(arePrevented, 'Safari does not zoom the page').toEqual([true, true, true, true]);
  await expect(zoom).toHaveText('210%');
});

test('fullscreen, page thumbnails and search', async ({ page, product }) => {
  const { pages, pageField, drawn, sheet } = await openDocument(page, product, await createPdf(12));
  await drawn(1);
  await page.getByRole('button', { name: 'Fullscreen' }).click();
  await page.getByRole('button', { name: 'Leave fullscreen' }).click();
  await expect(page.getByRole('button', { name: 'Fullscreen' })).toBeVisible();
  await page.getByRole('button', { name: 'All pages' }).click();
  await page.getByRole('button', { name: 'Page 9', exact: true }).click();
  await expect(pageField).toHaveValue('9');

  await page.getByRole('button', { name: 'Search in this document' }).click();
  const field = page.getByRole('searchbox', { name: 'Search in this document' });
  await field.fill('KALINGA  war');
  await expect(page.getByText('9 of 12', { exact: true })).toBeVisible();
  await field.press('Enter');
  await expect(pageField).toHaveValue('10');
  await expect(sheet(10).locator('[data-selected=true]')).toBeVisible();
  await field.press('Shift+Enter');
  await expect(pageField).toHaveValue('9');
  await field.fill('ଅନ୍ୟ କିଛି');
  await expect(page.getByText('Not found')).toBeVisible();
  await field.press('Escape');
  await expect(field).toBeHidden();
  const searchButton = page.getByRole('button', { name: 'Search in this document' });
  await expect(searchButton, 'the focus returns to the button that opened the search').toBeFocused();
  await pages.focus();
  await page.keyboard.press('Control+f');
  await field.fill('war');
  await expect(page.getByText('9 of 12', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Next match' }).focus();
  await page.keyboard.press('Escape');
  await expect(field).toBeHidden();
  await expect(pages, 'the focus returns to the pages').toBeFocused();
});

test('pages have a watermark and cannot be saved, printed or copied', async ({ page, product }) => {
  const { pages, drawn, sheet, countWatermarkPixels } = await openDocument(page, product, await createPdf(2));
  await drawn(1);
  expect(await countWatermarkPixels(1), 'the watermark on an empty part of the page').toBeGreaterThan(500);
  await expect(sheet(1)).toContainText('Page 1: the Kalinga war');

  const prevented = await pages.evaluate((view) => {
    const isPrevented = (event: Event) => !view.dispatchEvent(event);
    const key = (name: string) =>
      new KeyboardEvent('keydown', { key: name, ctrlKey: true, bubbles: true, cancelable: true });
    return [
      isPrevented(key('s')),
      isPrevented(key('p')),
      isPrevented(new MouseEvent('contextmenu', { bubbles: true, cancelable: true })),
      isPrevented(new ClipboardEvent('copy', { bubbles: true, cancelable: true })),
    ];
  });
  expect(prevented).toEqual([true, true, true, true]);
  await page.emulateMedia({ media: 'print' });
  await expect(sheet(1)).toBeHidden();
  await expect(page.getByText('is not printed')).toBeVisible();
});

test('comments, stamps and form fields are drawn', async ({ page, product }) => {
  const { sheet, drawn } = await openDocument(page, product, await createAnnotatedPdf());
  await drawn(1);
  const { red, blue } = await sheet(1)
    .locator('canvas')
    .evaluate((canvas: HTMLCanvasElement) => {
      const { data } = canvas.getContext('2d')!.getImageData(0, 0, canvas.width, canvas.height);
      const pixels = { red: 0, blue: 0 };
      for (let at = 0; at < data.length; at += 4) {
        const [r = 0, g = 0, b = 0] = data.slice(at, at + 3);
        if (r > 180 && g < 80 && b < 80) pixels.red += 1;
        if (b > 180 && g < 80 && r < 80) pixels.blue += 1;
      }
      return pixels;
    });
  expect(red, 'pixels of the stamp').toBeGreaterThan(5000);
  expect(blue, 'pixels of the form field').toBeGreaterThan(5000);
  await expect(sheet(1)).toContainText('the Kalinga war');
});

/** A page with a red stamp, a blue form field and a link. */
async function createAnnotatedPdf(): Promise<Uint8Array> {
  const pdf = await PDFDocument.load(await createPdf(1));
  const page = pdf.getPage(0);
  const field = pdf.getForm().createTextField('name');
  field.setText('Rashmi');
  field.addToPage(page, { x: 60, y: 200, width: 100, height: 100, backgroundColor: rgb(0, 0, 1) });
  const { context } = pdf;
  const Rect = [60, 600, 160, 700];
  const look = context.stream('1 0 0 rg 0 0 100 100 re f', { Subtype: 'Form', BBox: [0, 0, 100, 100] });
  const stamp = { Type: 'Annot', Subtype: 'Stamp', Rect, AP: { N: context.register(look) } };
  page.node.addAnnot(context.register(context.obj(stamp)));
  page.node.addAnnot(context.register(context.obj({ Type: 'Annot', Subtype: 'Link', Rect })));
  return pdf.save();
}

test.describe('when the connection fails', () => {
  test.use({ expectedConsoleErrors: /ERR_FAILED|40[134]|net::ERR|This file is damaged/ });

  test('while reading, drawn pages stay and Try again loads the rest', async ({ page, product }) => {
    const { pageField, drawn, sheet } = await openDocument(page, product, await createPdf(60, 30_000));
    await drawn(1);
    await page.route(PDF_REQUESTS, (route) => route.abort());
    await pageField.fill('30');
    await pageField.press('Enter');
    const alert = page.getByRole('alert').filter({ hasText: 'could not be loaded' });
    await expect(alert).toBeVisible();
    await page.unroute(PDF_REQUESTS);
    await alert.getByRole('button', { name: 'Try again' }).click();
    await expect(alert).toBeHidden();
    await drawn(30);
    await expect(sheet(30)).toContainText('Page 30');
  });

  test('an expired link is renewed without a notice', async ({ page, product }) => {
    const { pageField, drawn } = await openDocument(page, product, await createPdf(60, 30_000));
    await drawn(1);
    const tickets: string[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith('/document-ticket')) tickets.push(request.url());
    });
    // refuse until a new ticket is requested; the new one may equal the old one, so tickets are not compared
    await page.route(PDF_REQUESTS, (route) =>
      tickets.length === 0
        ? route.fulfill({ status: 401, json: { message: 'The link has expired.', code: 'not-signed-in' } })
        : route.continue(),
    );
    await pageField.fill('40');
    await pageField.press('Enter');
    await drawn(40);
    expect(tickets).toHaveLength(1);
    await expect(page).toHaveURL(/student\/course/);
  });

  test('while opening, the error is shown and Try again opens the document', async ({ page, product }) => {
    await page.route(PDF_REQUESTS, (route) =>
      route.fulfill({ status: 404, json: { message: 'The file is gone.' } }),
    );
    const { drawn } = await openDocument(page, product, await createPdf(2));
    const alert = page.getByRole('alert').filter({ hasText: 'This document could not be opened' });
    await expect(alert).toContainText('The file is gone.');
    await page.unroute(PDF_REQUESTS);
    await page.route(PDF_REQUESTS, (route) =>
      route.fulfill({ status: 206, headers: { 'content-range': 'bytes 0-8/9' }, body: 'no pdf at' }),
    );
    await alert.getByRole('button', { name: 'Try again' }).click();
    await expect(alert).toContainText('damaged');
    await page.unroute(PDF_REQUESTS);
    await alert.getByRole('button', { name: 'Try again' }).click();
    await drawn(1);
  });
});
