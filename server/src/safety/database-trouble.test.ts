import assert from 'node:assert/strict';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { after, test } from 'node:test';
import { isAlive } from '@sikhya/embedded-postgres/testing.ts';
import { startProduct } from '../testing/product-process.ts';

const PASSWORD = 'the-admin-of-this-test';
const SECRET = 'a secret of this test that nobody else knows';
// with one connection, code that holds a connection and waits for another one would wait for ever
const product = await startProduct({
  DATABASE_POOL: '1',
  DEMO: '0',
  SERVE_WEB: '0',
  ADMIN_PASSWORD: PASSWORD,
  SESSION_SECRET: SECRET,
});
after(product.stop);

const postmaster = Number(
  (await readFile(path.join(product.dataDir, 'postgres', 'postmaster.pid'), 'utf8')).split('\n')[0],
);

const send = (url: string, headers: Record<string, string> = {}, body?: object) =>
  fetch(product.address + url, {
    headers: { ...headers, ...(body && { 'content-type': 'application/json' }) },
    ...(body && { method: 'POST', body: JSON.stringify(body) }),
    signal: AbortSignal.timeout(30_000),
  });

const credentials = { username: 'admin', password: PASSWORD };
const { token } = (await (await send('/api/auth/admin/login', {}, credentials)).json()) as { token: string };
const admin = { authorization: `Bearer ${token}` };

test('a server with one database connection serves requests and runs all jobs', async () => {
  const made = await send('/api/admin/courses', admin, { title: 'One', description: 'd', isFree: true });
  assert.equal(made.status, 201);
  const countFinishedJobs = async () => {
    const { stored } = (await (await send('/api/admin/system', admin)).json()) as {
      stored: { jobs: { runs: number }[] };
    };
    return stored.jobs.filter(({ runs }) => runs > 0).length;
  };
  while ((await countFinishedJobs()) < 3) await new Promise((resolve) => setTimeout(resolve, 100));
});

test('the environment of PostgreSQL contains no secrets', {
  skip: process.platform !== 'linux',
}, async () => {
  const environment = await readFile(`/proc/${postmaster}/environ`, 'utf8');
  assert.ok(environment.includes('PATH='));
  assert.ok(!environment.includes(PASSWORD) && !environment.includes(SECRET));
});

test('returns 503 within seconds while PostgreSQL does not respond, and recovers afterwards', {
  skip: process.platform !== 'linux',
}, async () => {
  const processes = [postmaster, ...(await findChildProcesses(postmaster))];
  for (const pid of processes) process.kill(pid, 'SIGSTOP');
  try {
    const start = performance.now();
    const responses = await Promise.all([
      send('/health'),
      send('/api/public/courses?search=frozen'),
      send('/api/admin/courses?search=frozen', admin),
      send('/api/admin/courses', admin, { title: 'Frozen', description: 'd', isFree: true }),
      send('/api/auth/admin/login', {}, credentials),
    ]);
    for (const response of responses) {
      assert.equal(response.status, 503, response.url);
      assert.match(response.headers.get('retry-after') ?? '', /^\d+$/);
    }
    const end = performance.now();
    assert.equal((await send('/api/public/courses?search=again')).status, 503);
    assert.ok(performance.now() - end < (end - start) / 2, 'later requests do not wait');
  } finally {
    for (const pid of processes) process.kill(pid, 'SIGCONT');
  }
  const hasRecovered = async () => (await send('/api/public/courses?search=well')).status === 200;
  while (!(await hasRecovered())) await new Promise((resolve) => setTimeout(resolve, 100));
  // a write that got 503 was not executed later
  const { courses } = (await (await send('/api/admin/courses', admin)).json()) as { courses: object[] };
  assert.equal(courses.length, 1);
});

test('SIGTERM stops the server and PostgreSQL', async () => {
  process.kill(product.pid, 'SIGTERM');
  while (isAlive(product.pid) && isAlive(postmaster)) await new Promise((resolve) => setTimeout(resolve, 50));
  while (isAlive(postmaster)) await new Promise((resolve) => setTimeout(resolve, 50));
});

async function findChildProcesses(parent: number): Promise<number[]> {
  const pids = (await readdir('/proc')).filter((name) => /^\d+$/.test(name));
  const stats = await Promise.all(
    pids.map(
      async (pid) => [Number(pid), await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '')] as const,
    ),
  );
  return stats
    .filter(([, stat]) => Number(stat.split(') ')[1]?.split(' ')[1]) === parent)
    .map(([pid]) => pid);
}
