import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Page } from '@playwright/test';
import type { Product } from '../server/src/testing/product-process.ts';
import { expect, test } from './product.ts';
import { png } from './sample-files.ts';
import { signInAsAdmin, signInAsStudent } from './sign-in.ts';

/** Uploads a picture while a file takes the place of the server's upload folder, which causes an unexpected error. */
async function uploadWithServerError(page: Page, { dataDir }: Product) {
  const folder = path.join(dataDir, 'files/incoming');
  await rm(folder, { recursive: true });
  await writeFile(folder, '');
  try {
    const token = await page.evaluate(() => localStorage.getItem('token'));
    return await page.request.post('/api/upload/thumbnail', {
      headers: { authorization: `Bearer ${token}` },
      multipart: { thumbnail: png('x.png', 8, 8) },
    });
  } finally {
    await rm(folder);
    await mkdir(folder);
  }
}

test('an admin sees the state of the system and finds an error by its request id', async ({
  page,
  product,
}) => {
  await signInAsAdmin(page);
  await page.goto('/admin/dashboard');
  await page.getByRole('navigation').getByRole('link', { name: 'System State' }).click();
  await expect(page).toHaveURL('/admin/system');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('System State');
  const main = page.getByRole('main');
  await expect(main.getByRole('region', { name: 'Program' })).toContainText(/Version\d+\.\d+\.\d+/);
  await expect(main.getByRole('region', { name: 'Database' })).toContainText('embedded');
  await expect(main.getByRole('region', { name: 'Files' })).toContainText('On disk');
  // there is a backup if the journeys run at night
  await expect(main.getByRole('region', { name: 'Backup' })).toContainText(/None yet|ago/);
  await expect(main.getByRole('region', { name: 'Restore Rehearsal' })).toContainText(/None yet|ago/);
  await expect(main.getByRole('region', { name: 'Payments' })).toContainText(
    /Orders that are not settled\d+/,
  );
  const jobs = page.getByRole('table', { name: 'Jobs' });
  await expect(jobs.getByRole('row')).toHaveCount(23);
  await expect(jobs).toContainText('Nightly backup');
  await expect(jobs).toContainText('Restore the newest backup as a test');
  await expect(jobs).toContainText('Delete old sessions and failed sign-ins');

  const response = await uploadWithServerError(page, product);
  expect(response.status()).toBe(500);
  const { requestId } = await response.json();
  expect(response.headers()['x-request-id']).toBe(requestId);
  await page.getByRole('button', { name: 'Reload' }).click();
  const row = page.getByRole('table', { name: 'Recent Errors' }).getByRole('row', { name: requestId });
  await expect(row).toContainText('500 · POST /api/upload/thumbnail');
});

for (const { prefix, failed, advice, lastSuccess } of [
  {
    prefix: '',
    failed: 'Failed',
    advice: 'This backup cannot be restored. Make a new one now with “npm run backup”',
    lastSuccess: 'Last successNone yet',
  },
  {
    prefix: '/or',
    failed: 'ବିଫଳ',
    advice: 'ଏହି ସୁରକ୍ଷା ନକଲରୁ ତଥ୍ୟ ଫେରାଇହେବ ନାହିଁ।',
    lastSuccess: 'ଶେଷ ସଫଳତାଏପର୍ଯ୍ୟନ୍ତ ନାହିଁ',
  },
]) {
  test(`an admin is told what to do when a backup cannot be restored, at ${prefix}/admin/system`, async ({
    page,
  }) => {
    await signInAsAdmin(page);
    await page.route('**/api/admin/system', async (route) => {
      const response = await route.fetch();
      const state = await response.json();
      const startedAt = new Date(Date.parse(state.now) - 60_000).toISOString();
      const last = {
        backup: 'nightly-2026-11-15T21-00-00Z',
        madeAt: startedAt,
        startedAt,
        endedAt: state.now,
        failure: 'damaged',
        message: 'The backup is damaged.',
        figures: null,
      };
      const stored = { ...state.stored, rehearsals: { last, succeededAt: null } };
      await route.fulfill({ response, json: { ...state, stored } });
    });
    await page.goto(`${prefix}/admin/system`);
    const panel = page.getByRole('main').getByRole('region').filter({ hasText: 'nightly-2026-11-15' });
    await expect(panel).toContainText(failed);
    await expect(panel).toContainText(lastSuccess);
    await expect(panel.getByRole('alert')).toContainText(advice);
    await expect(panel.getByRole('alert')).toContainText('The backup is damaged.');
    await page.setViewportSize({ width: 360, height: 780 });
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width).toBeLessThanOrEqual(360);
  });
}

for (const { prefix, title, none, advice } of [
  { prefix: '', title: 'Backup', none: 'None yet', advice: 'The nightly backup failed on ' },
  {
    prefix: '/or',
    title: 'ସୁରକ୍ଷା ନକଲ',
    none: 'ଏପର୍ଯ୍ୟନ୍ତ ନାହିଁ',
    advice: 'ରାତ୍ରିକାଳୀନ ସୁରକ୍ଷା ନକଲ ବିଫଳ ହେଲା',
  },
]) {
  test(`an admin sees why the nightly backup fails, at ${prefix}/admin/system`, async ({ page }) => {
    const reason = 'No backup can be written to /mnt/backups (EACCES).';
    await signInAsAdmin(page);
    await page.route('**/api/admin/system', async (route) => {
      const response = await route.fetch();
      const state = await response.json();
      const job = {
        name: 'nightly-backup',
        startedAt: state.now,
        running: false,
        lastMs: 5,
        succeededAt: null,
        failure: { at: state.now, message: reason },
        runs: 1,
        failures: 1,
      };
      const backup = { ...state.backup, nightly: true, last: null, state: 'none' };
      await route.fulfill({ response, json: { ...state, backup, stored: { ...state.stored, jobs: [job] } } });
    });
    await page.goto(`${prefix}/admin/system`);
    const panel = page.getByRole('main').getByRole('region', { name: title, exact: true });
    await expect(panel).toContainText(none);
    await expect(panel.getByRole('alert')).toContainText(advice);
    await expect(panel.getByRole('alert')).toContainText(reason);
    await page.setViewportSize({ width: 360, height: 780 });
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width).toBeLessThanOrEqual(360);
  });
}

for (const { prefix, title, behind, advice } of [
  { prefix: '', title: 'Read Replica', behind: 'Behind by4 KB', advice: 'the database serves all reads' },
  { prefix: '/or', title: 'ପ୍ରତିରୂପ ତଥ୍ୟଭଣ୍ଡାର', behind: 'କେତେ ପଛରେ', advice: 'ସମାନ ହେଲେ ଏହା ପୁଣି ବ୍ୟବହାର ହେବ।' },
]) {
  test(`an admin sees that the replica is not used, at ${prefix}/admin/system`, async ({ page }) => {
    await signInAsAdmin(page);
    await page.route('**/api/admin/system', async (route) => {
      const response = await route.fetch();
      const state = await response.json();
      const replica = { state: 'behind', since: state.now, bytesBehind: 4096 };
      const database = { ...state.stored.database, replica };
      await route.fulfill({ response, json: { ...state, stored: { ...state.stored, database } } });
    });
    await page.goto(`${prefix}/admin/system`);
    const panel = page.getByRole('main').getByRole('region', { name: title });
    await expect(panel).toContainText(behind);
    await expect(panel).toContainText(advice);
    await page.setViewportSize({ width: 360, height: 780 });
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width).toBeLessThanOrEqual(360);
  });
}

test('a student cannot open the system state', async ({ page }) => {
  await signInAsStudent(page, { name: 'ରବି', email: 'rabi.system@example.com' });
  await page.goto('/admin/system');
  await expect(page).toHaveURL('/');
  const token = await page.evaluate(() => localStorage.getItem('token'));
  const response = await page.request.get('/api/admin/system', {
    headers: { authorization: `Bearer ${token}` },
  });
  expect(response.status()).toBe(403);
});

test.describe('when it fails to load', () => {
  test.use({ expectedConsoleErrors: /status of 500/ });

  test('shows the request id and a retry, and keeps the data that was loaded', async ({ page }) => {
    await signInAsAdmin(page);
    const requestId = '3f2a9c71-0c1d-4f5e-8a7b-112233445566';
    const failing = { status: 500, json: { message: 'Out of order.', code: 'internal', requestId } };
    await page.route('**/api/admin/system', (route) => route.fulfill(failing));
    await page.goto('/admin/system');
    const alert = page.getByRole('main').getByRole('alert');
    await expect(alert).toContainText('Out of order.');
    await expect(alert).toContainText(`If you contact us, include this code: ${requestId}`);
    await page.unroute('**/api/admin/system');
    await alert.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('table', { name: 'Jobs' })).toBeVisible();

    await page.route('**/api/admin/system', (route) => route.fulfill(failing));
    await page.getByRole('button', { name: 'Reload' }).click();
    await expect(page.getByText('This could not be reloaded and may be out of date.')).toBeVisible();
    await expect(page.getByRole('table', { name: 'Jobs' })).toBeVisible();
  });
});
