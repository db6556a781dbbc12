import { createECDH, randomBytes } from 'node:crypto';
import { expect } from './product.ts';
import { test } from './restartable-test.ts';
import { signInAsStudent } from './sign-in.ts';

/** Keys of a browser, because push services cannot be reached from a test. */
function createKeys(): { p256dh: string; auth: string } {
  const ecdh = createECDH('prime256v1');
  return { p256dh: ecdh.generateKeys('base64url'), auth: randomBytes(16).toString('base64url') };
}

test('a student shows notices on this device, gets one in Odia, and stops them', async ({
  page,
  context,
  server,
}) => {
  await context.grantPermissions(['notifications'], { origin: server.address });
  await page.addInitScript((keys) => {
    // the headless shell always says 'denied' here, although the permission is granted
    Object.defineProperty(Notification, 'permission', { get: () => 'granted' });
    let current: unknown = null;
    const subscription = {
      endpoint: 'https://fcm.googleapis.com/fcm/send/of-this-test',
      toJSON: () => ({ endpoint: subscription.endpoint, keys }),
      unsubscribe: async () => {
        current = null;
        return true;
      },
    };
    PushManager.prototype.getSubscription = async () => current as PushSubscription | null;
    PushManager.prototype.subscribe = async () => {
      current = subscription;
      return subscription as unknown as PushSubscription;
    };
  }, createKeys());
  await signInAsStudent(page, { name: 'Pushed', email: 'pushed@example.com' });
  await page.goto('/student/notices');
  await page.evaluate(() => navigator.serviceWorker.ready);
  const stored = page.waitForResponse((response) =>
    response.url().endsWith('/api/student/push-subscription'),
  );
  await page.getByRole('button', { name: 'Show on this device' }).click();
  expect((await stored).status()).toBe(200);
  await expect(page.getByRole('button', { name: 'Stop on this device' })).toBeVisible();

  // the headless shell shows no notifications, so the worker records them
  const worker = context.serviceWorkers()[0]!;
  await worker.evaluate(() => {
    const shown: unknown[] = [];
    const { registration } = self as unknown as { registration: ServiceWorkerRegistration };
    registration.showNotification = async (title, { icon: _, badge: __, ...options } = {}) => {
      shown.push({ title, ...options });
    };
    Object.assign(self, { shown });
  });
  const devtools = await context.newCDPSession(page);
  const registration = new Promise<string>((resolve) => {
    devtools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      if (registrations[0]) resolve(registrations[0].registrationId);
    });
  });
  await devtools.send('ServiceWorker.enable');
  const registrationId = await registration;
  const payload = {
    title: 'ଫଳ ପ୍ରକାଶ',
    body: 'ନିଜ ସ୍ଥାନ ଦେଖନ୍ତୁ।',
    path: '/or/student/exams',
    lang: 'or',
    tag: 'one',
    // as in quiet hours
    silent: [0, Date.now() + 24 * 3600_000],
  };
  // a push service may deliver a message twice; the same tag lets the second replace the first
  for (const _ of [1, 2])
    await devtools.send('ServiceWorker.deliverPushMessage', {
      origin: server.address,
      registrationId,
      data: JSON.stringify(payload),
    });
  const { title, path, ...options } = payload;
  const expected = { title, ...options, silent: true, data: path };
  await expect.poll(() => worker.evaluate(() => Reflect.get(self, 'shown'))).toEqual([expected, expected]);

  const removed = page.waitForResponse((response) => response.url().endsWith('/push-subscription/remove'));
  await page.getByRole('button', { name: 'Stop on this device' }).click();
  expect((await removed).status()).toBe(200);
  await expect(page.getByRole('button', { name: 'Show on this device' })).toBeVisible();
});
