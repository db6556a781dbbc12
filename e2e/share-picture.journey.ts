import type { Page } from '@playwright/test';
import { startTest } from './mock-test-page.ts';
import { expect } from './product.ts';
import { png } from './sample-files.ts';
import { signInAsStudent } from './sign-in.ts';
import { test } from './stoppable-test.ts';

type SharedFile = { name: string; type: string; base64: string };

/** Posts a file to the share target of the manifest, as the phone's share sheet does. */
async function share(page: Page, prefix: string, file: SharedFile): Promise<void> {
  const manifest = await (await page.request.get(`${prefix}/manifest.webmanifest`)).json();
  const { action, method, enctype, params } = manifest.share_target;
  await page.evaluate(
    ([target, name, { base64, ...shared }]) => {
      const form = Object.assign(document.createElement('form'), target);
      const input = Object.assign(document.createElement('input'), { type: 'file', name });
      const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
      const files = new DataTransfer();
      files.items.add(new File([bytes], shared.name, { type: shared.type }));
      input.files = files.files;
      form.append(input);
      document.body.append(form);
      form.submit();
    },
    [{ action, method, enctype }, params.files[0].name as string, file] as const,
  );
}

const PICTURE = {
  name: 'screenshot.png',
  type: 'image/png',
  base64: png('screenshot.png', 300, 200).buffer.toString('base64'),
};

const isKept = (page: Page) =>
  page.evaluate(async () => (await caches.match('/shared-picture')) !== undefined);

async function openWithWorker(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.evaluate(() => navigator.serviceWorker.ready);
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
}

test('a picture that another app shares becomes part of the next report', async ({ page, server }) => {
  const { testPage } = await startTest(page, server, 'Shared picture', 1);
  await testPage.answer('B');
  await testPage.submit();
  await testPage.expectResult('0%');
  const review = page.url();
  await openWithWorker(page, '/student/dashboard');

  await share(page, '', PICTURE);
  await expect(page).toHaveURL('/student/reports?picture=shared');
  await expect(page.getByRole('heading', { name: 'A picture is ready for your report' })).toBeVisible();
  const preview = page.getByRole('img', { name: 'The shared picture' });
  await expect.poll(() => preview.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(300);

  await page.goto(review);
  await page.getByRole('button', { name: 'Report a problem with question 1' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Explain it in a sentence').fill('The key is wrong, see the book.');
  await dialog.getByRole('button', { name: 'Attach the shared picture' }).click();
  await expect(dialog.getByText('The picture is attached.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Send Report' }).click();
  await expect(page.getByText('Thank you. You find your report under My Reports.')).toBeVisible();
  await expect.poll(() => isKept(page)).toBe(false);
  const token = await page.evaluate(() => localStorage.getItem('token'));
  const response = await page.request.get('/api/student/reports', {
    headers: { authorization: `Bearer ${token}` },
  });
  const { reports } = (await response.json()) as { reports: { picture: string | null }[] };
  expect(reports.map(({ picture }) => picture !== null)).toEqual([true]);
});

test('a shared picture can be removed, a sign-out deletes it, and other files are refused', async ({
  page,
}) => {
  await signInAsStudent(page, { name: 'Sharer', email: 'sharer@example.com' });
  await openWithWorker(page, '/student/dashboard');
  await share(page, '/or', PICTURE);
  await expect(page).toHaveURL('/or/student/reports?picture=shared');
  await page.getByRole('button', { name: 'ଛବି ହଟାନ୍ତୁ' }).click();
  await expect.poll(() => isKept(page)).toBe(false);

  await share(page, '', { name: 'notes.txt', type: 'text/plain', base64: btoa('x') });
  await expect(page.getByRole('alert')).toContainText('The picture could not be kept on this device.');
  expect(await isKept(page)).toBe(false);

  await share(page, '', PICTURE);
  await expect(page.getByRole('img', { name: 'The shared picture' })).toBeVisible();
  await page.getByRole('button', { name: 'Logout' }).first().click();
  await expect(page).toHaveURL('/login');
  await expect.poll(() => isKept(page)).toBe(false);
});
