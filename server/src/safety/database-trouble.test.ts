import assert from 'node:assert/strict';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { after, test } from 'node:test';
import { isAlive } from '@sikhya/embedded-postgres/testing.ts';
import { startProduct } from '../testing/product-process.ts';

const PASSWORD = 'the-admin-of-this-test';
const SECRET = 'a secret of this test that nobody else knows';
// with one connection, whatever holds one and waits for another waits for ever
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

const ask = (url: string, headers: Record<string, string> = {}, body?: object) =>
  fetch(product.address + url, {
    headers: { ...headers, ...(body && { 'content-type': 'application/json' }) },
    ...(body && { method: 'POST', body: JSON.stringify(body) }),
    signal: AbortSignal.timeout(30_000),
  });

const credentials = { username: 'admin', password: PASSWORD };
const { token } = (await (await ask('/api/auth/admin/login', {}, credentials)).json()) as { token: string };
const admin = { authorization: `Bearer ${token}` };

test('a server with one connection serves and runs all its jobs', async () => {
  const made = await ask('/api/admin/courses', admin, { title: 'One', description: 'd', isFree: true });
  assert.equal(made.status, 201);
  const jobs = async () => {
    const { stored } = (await (await ask('/api/admin/system', admin)).json()) as {
      stored: { jobs: { runs: number }[] };
    };
    return stored.jobs.filter(({ runs }) => runs > 0).length;
  };
  while ((await jobs()) < 3) await new Promise((resolve) => setTimeout(resolve, 100));
});

test('PostgreSQL does not get our secrets', { skip: process.platform !== 'linux' }, async () => {
  const environment = await readFile(`/proc/${postmaster}/environ`, 'utf8');
  assert.ok(environment.includes('PATH='));
  assert.ok(!environment.includes(PASSWORD) && !environment.includes(SECRET));
});

test('while PostgreSQL is frozen callers get 503 soon, and then all is well again', {
  skip: process.platform !== 'linux',
}, async () => {
  const processes = [postmaster, ...(await childrenOf(postmaster))];
  for (const pid of processes) process.kill(pid, 'SIGSTOP');
  try {
    const answers = await Promise.all([
      ask('/health'),
      ask('/api/public/courses?search=frozen'),
      ask('/api/admin/courses?search=frozen', admin),
      ask('/api/admin/courses', admin, { title: 'Frozen', description: 'd', isFree: true }),
      ask('/api/auth/admin/login', {}, credentials),
    ]);
    for (const answer of answers) {
      assert.equal(answer.status, 503, answer.url);
      assert.match(answer.headers.get('retry-after') ?? '', /^\d+$/);
    }
    const start = performance.now();
    assert.equal((await ask('/api/public/courses?search=again')).status, 503);
    assert.ok(performance.now() - start < 2000, 'once it is known, nobody waits');
  } finally {
    for (const pid of processes) process.kill(pid, 'SIGCONT');
  }
  const isWell = async () => (await ask('/api/public/courses?search=well')).status === 200;
  while (!(await isWell())) await new Promise((resolve) => setTimeout(resolve, 100));
  // what was answered with 503 was not done, not even later
  const { courses } = (await (await ask('/api/admin/courses', admin)).json()) as { courses: object[] };
  assert.equal(courses.length, 1);
});

test('it ends in order, and PostgreSQL with it', async () => {
  process.kill(product.pid, 'SIGTERM');
  while (isAlive(product.pid) && isAlive(postmaster)) await new Promise((resolve) => setTimeout(resolve, 50));
  while (isAlive(postmaster)) await new Promise((resolve) => setTimeout(resolve, 50));
});

async function childrenOf(parent: number): Promise<number[]> {
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
