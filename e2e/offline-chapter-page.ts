import type { BrowserContext, Page } from '@playwright/test';
import { handInEmptyTest } from './practice-page.ts';
import { ADMIN, expect } from './product.ts';
import type { StoppableServer } from './stoppable-server.ts';
import { createAdminClient, createPdf, getViewer, signInEnrolled } from './study-course.ts';
import { waitForShell } from './wait-for-shell.ts';

const BYTES_A_PAGE = 60_000;

type Options = {
  /** The number of pages of the chapter's PDF. More pages take more time. */
  pages?: number;
  /** The picture of every question. */
  picture?: Buffer;
  /** How many questions of another chapter the student has answered wrongly, to practise them. */
  mistakes?: number;
};

/** Signs in a student and takes the first chapter of a new course along. */
export async function takeChapterAlong(
  page: Page,
  server: StoppableServer,
  { pages = 10, picture, mistakes = 0 }: Options = {},
) {
  const admin = await createAdminClient(server);
  const pdf = await createPdf(pages, BYTES_A_PAGE);
  const course = await admin.create('On the bus', [
    [
      { title: 'The long chapter', pdf, questions: 3, ...(picture && { picture }) },
      ...(mistakes > 0 ? [{ title: 'The chapter before', questions: mistakes }] : []),
    ],
  ]);
  await signInEnrolled(page, course._id, 'Bus Reader');
  const practised = course.subjects[0]!.chapters[1]?._id;
  if (practised) await handInEmptyTest(page, course._id, practised);
  const address = `/student/course/${course._id}`;
  await page.goto('/student/dashboard');
  await waitForShell(page, '/student/dashboard');
  // from here on the service worker keeps what the page loads
  await page.goto(address);
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
  await getViewer(page).drawn(1);
  await page.getByRole('button', { name: /^Take along/ }).click();
  await expect(page.locator('[data-offline=complete]')).toBeVisible();
  await page.waitForLoadState('networkidle');
  return {
    course,
    address,
    email: `${course._id}@example.com`,
    chapterId: course.subjects[0]!.chapters[0]!._id,
  };
}

/** Stops the server, cuts the network and opens the address in a new tab. */
export async function openWithoutServer(
  context: BrowserContext,
  server: StoppableServer,
  address: string,
  at?: number,
): Promise<Page> {
  await server.stop();
  await context.setOffline(true);
  const tab = await context.newPage();
  if (at !== undefined) await tab.clock.setFixedTime(at);
  await tab.goto(address);
  return tab;
}

/** Ends the enrolment of the page's student, as an admin does after a refund. */
export async function revokeCourse(server: StoppableServer, page: Page, courseId: string): Promise<void> {
  await changeStudent(server, page, 'DELETE', `/courses/${courseId}`, { note: 'refund' });
}

/** Blocks the page's student, as an admin does. */
export async function blockStudent(server: StoppableServer, page: Page): Promise<void> {
  await changeStudent(server, page, 'POST', '/block', { note: 'shared the account' });
}

async function changeStudent(
  server: StoppableServer,
  page: Page,
  method: string,
  path: string,
  body: object,
): Promise<void> {
  const token = await page.evaluate(() => localStorage.getItem('token'));
  const session = await fetch(`${server.address}/api/auth/session`, {
    headers: { authorization: `Bearer ${token}` },
  });
  const { user } = (await session.json()) as { user: { _id: string } };
  const login = await fetch(`${server.address}/api/auth/admin/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(ADMIN),
  });
  const { token: adminToken } = (await login.json()) as { token: string };
  const response = await fetch(`${server.address}/api/admin/students/${user._id}${path}`, {
    method,
    headers: { authorization: `Bearer ${adminToken}`, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  expect(response.status, `${method} ${path}`).toBeLessThan(300);
}

/** How many chapters and parts of them are on the device. */
export const countStoredParts = (page: Page) =>
  page.evaluate(async () => {
    const done = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
      });
    const opening = indexedDB.open('offline-chapters');
    // does not create a database that the app has deleted
    opening.onupgradeneeded = () => opening.transaction!.abort();
    const db = await done(opening).catch(() => null);
    if (!db) return [0, 0];
    const counts = [];
    for (const store of ['chapters', 'contents'])
      counts.push(await done(db.transaction(store).objectStore(store).count()));
    db.close();
    return counts;
  });

/** Everything that the browser has stored for the site, as one text; bytes as Latin-1. */
export const dumpAllBytes = (page: Page) =>
  page.evaluate(async () => {
    const done = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
      });
    const latin1 = new TextDecoder('latin1');
    const toText = async (value: unknown): Promise<string> => {
      if (value instanceof ArrayBuffer || ArrayBuffer.isView(value)) return latin1.decode(value);
      if (value instanceof Blob) return latin1.decode(await value.arrayBuffer());
      if (value instanceof CryptoKey) return value.extractable ? 'extractable key' : 'key';
      if (Array.isArray(value)) return (await Promise.all(value.map(toText))).join('\n');
      if (value !== null && typeof value === 'object') return toText(Object.entries(value).flat());
      return String(value);
    };
    const dump: unknown[] = [{ ...localStorage }, { ...sessionStorage }];
    for (const { name } of await indexedDB.databases()) {
      const opening = indexedDB.open(name!);
      opening.onupgradeneeded = () => opening.transaction!.abort();
      const db = await done(opening).catch(() => null);
      if (!db) continue;
      for (const store of db.objectStoreNames) {
        const objects = db.transaction(store).objectStore(store);
        const [keys, values] = [await done(objects.getAllKeys()), await done(objects.getAll())];
        dump.push(name, store, keys, values);
      }
      db.close();
    }
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) {
        const isFile = new URL(request.url).pathname.startsWith('/assets/');
        dump.push(request.url, isFile ? '' : await (await cache.match(request))!.text());
      }
    }
    return toText(dump);
  });
