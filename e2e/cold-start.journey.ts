import { once } from 'node:events';
import { createServer, type Socket } from 'node:net';
import { expect } from './product.ts';
import { signInAsStudent } from './sign-in.ts';
import { test } from './stoppable-test.ts';
import { waitForShell } from './wait-for-shell.ts';

const STUDENT = { name: 'ବସଯାତ୍ରୀ', email: 'cold-start@example.com' };

test('the app opens without a server, in both languages, and public pages that were seen stay readable', async ({
  page,
  context,
  server,
}) => {
  await signInAsStudent(page, STUDENT);
  await page.goto('/student/dashboard');
  await waitForShell(page, '/student/dashboard');
  await page.goto('/or/student/dashboard');
  await waitForShell(page, '/or/student/dashboard');
  await page.goto('/courses');
  await page.goto('/privacy');
  await page.close();
  await server.stop();
  await context.setOffline(true);

  const cold = await context.newPage();
  await cold.goto('/student/dashboard');
  await expect(cold.getByRole('heading', { level: 1 })).toContainText('Welcome');
  await cold.goto('/or/student/dashboard');
  await expect(cold.getByRole('heading', { level: 1 })).toContainText('ସ୍ୱାଗତ');
  await cold.goto('/privacy');
  await expect(cold.getByRole('heading', { level: 1 })).toBeVisible();
  // a page that was never opened says why it is empty
  await cold.goto('/about');
  await expect(cold.getByText('The page opens when the connection is back.')).toBeVisible();

  await context.setOffline(false);
  await server.start();
  await expect(cold.getByRole('heading', { level: 1 })).toBeVisible();
});

/** Listens at the address of a stopped server, accepts every request and never responds. */
async function startSilentServer(address: string) {
  const { hostname, port } = new URL(address);
  const requests: string[] = [];
  const sockets = new Set<Socket>();
  const silent = createServer((socket) => {
    sockets.add(socket);
    socket.on('data', (bytes) => requests.push(bytes.toString().split(' ', 2).join(' ')));
    socket.on('error', () => {});
  });
  await once(silent.listen(Number(port), hostname), 'listening');
  return {
    requests,
    async stop() {
      for (const socket of sockets) socket.destroy();
      silent.close();
      await once(silent, 'close');
    },
  };
}

test('pages open from the device when the server accepts requests and does not respond', async ({
  page,
  context,
  server,
}) => {
  await signInAsStudent(page, STUDENT);
  await page.goto('/student/dashboard');
  await waitForShell(page, '/student/dashboard');
  await page.goto('/privacy');
  await page.close();
  await server.stop();
  for (const [path, heading] of [
    ['/student/dashboard', 'Welcome'],
    ['/privacy', 'Privacy'],
  ] as const) {
    // one for each page, because the browser sends at most six requests at once, and the first page leaves some open
    const silent = await startSilentServer(server.address);
    try {
      const cold = await context.newPage();
      await cold.goto(path, { waitUntil: 'commit' });
      await expect(cold.getByRole('heading', { level: 1 }), path).toContainText(heading, {
        timeout: 120_000,
      });
      expect(silent.requests, 'the page was requested').toContain(`GET ${path}`);
      await cold.close();
    } finally {
      await silent.stop();
    }
  }
});

test('the worker stores no response of the API and no page of a person', async ({ page }) => {
  await signInAsStudent(page, STUDENT);
  await page.goto('/student/dashboard');
  await waitForShell(page, '/student/dashboard');
  await page.goto('/student/my-courses');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const stored = await page.evaluate(async () => {
    const caching = (await caches.keys()).map((name) => caches.open(name));
    const keys = await Promise.all((await Promise.all(caching)).map((cache) => cache.keys()));
    const texts = await Promise.all(
      keys.flat().map(async (request) => (await (await caches.match(request))!.text()).slice(0, 100_000)),
    );
    return { paths: keys.flat().map(({ url }) => new URL(url).pathname), text: texts.join('\n') };
  });
  const others = stored.paths.filter((path) => !path.startsWith('/assets/'));
  expect(others.sort()).toEqual(['/early.js', '/student/dashboard']);
  expect(stored.text).not.toContain(STUDENT.email);
  expect(stored.text).not.toContain(STUDENT.name);
});
