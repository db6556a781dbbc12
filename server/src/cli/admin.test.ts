import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { startEmbeddedPostgres } from '@sikhya/embedded-postgres';
import { migrateDatabase } from '../database/migrate.ts';
import { startProduct } from '../testing/product-process.ts';

const folder = await mkdtemp(path.join(tmpdir(), 'sikhya-admin-'));
after(() => rm(folder, { recursive: true, force: true }));

async function admin(args: string[], input = ''): Promise<{ code: number; output: string }> {
  const child = spawn(process.execPath, [path.join(import.meta.dirname, 'admin.ts'), ...args], {
    env: { ...process.env, DATA_DIR: folder },
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk));
  child.stdin.end(input);
  const [code] = await once(child, 'close');
  return { code, output: output.trim() };
}

test('creates no database where none is, and no tables in an empty one', async () => {
  assert.deepEqual(await admin(['list']), {
    code: 1,
    output: `There is no database in ${folder}. Set DATA_DIR or DATABASE_URL as for the server, or start the server first.`,
  });
  assert.deepEqual(await readdir(folder), []);
  const postgres = await startEmbeddedPostgres({ dataDir: folder });
  try {
    for (const args of [['list'], ['add', 'asha']])
      assert.deepEqual(await admin(args, 'first-password\n'), {
        code: 1,
        output: 'The database is still empty. Check the settings, or start the server first.',
      });
    await migrateDatabase(postgres.connection, async () => {});
  } finally {
    await postgres.stop();
  }
});

test('adds, lists, changes and removes admins, with the password from standard input', async () => {
  assert.match((await admin(['list'])).output, /^There are no admins yet\./);
  assert.deepEqual(await admin(['add', 'asha'], 'first-password\n'), {
    code: 0,
    output: "'asha' is now an admin.",
  });
  assert.deepEqual(await admin(['add', 'ମିନା', 'support'], 'ପାସୱାର୍ଡ-123\n'), {
    code: 0,
    output: "'ମିନା' is now an admin (support).",
  });
  assert.match(
    (await admin(['list'])).output,
    /^asha {2}\(owner, since \d{4}-\d\d-\d\d\)\nମିନା {2}\(support, /,
  );
  assert.match((await admin(['role', 'ମିନା', 'reviewer'])).output, /^'ମିନା' has the role reviewer now/);
  for (const change of [
    ['role', 'asha', 'author'],
    ['remove', 'asha'],
  ])
    assert.deepEqual(await admin(change), {
      code: 1,
      output: "'asha' is the only active owner. Make somebody else an owner first.",
    });
  assert.deepEqual(await admin(['reset-factors', 'ମିନା']), {
    code: 0,
    output: "'ମିନା' has no second factor any more and is signed out everywhere.",
  });
  assert.equal((await admin(['remove', 'ମିନା'])).code, 0);
});

test('prints an error message and exits with code 1', async () => {
  assert.deepEqual(await admin(['add', 'asha'], 'another-password'), {
    code: 1,
    output: "There is an admin 'asha' already.",
  });
  assert.deepEqual(await admin(['password', 'nobody'], 'long enough for this'), {
    code: 1,
    output: "There is no admin 'nobody'.",
  });
  assert.equal((await admin(['password', 'asha'], 'short')).output, 'A password has at least 12 characters.');
  assert.match((await admin(['add', 'x'])).output, /^No password was passed/);
  assert.match(
    (await admin(['password', 'asha'], 'Password@123')).output,
    /^This password is too easy to guess/,
  );
  assert.equal((await admin(['reset-factors', 'nobody'])).output, "There is no admin 'nobody'.");
  assert.equal((await admin(['code', 'nobody'])).output, "There is no admin 'nobody'.");
  assert.match((await admin(['dance'])).output, /^Usage:/);
  assert.match((await admin(['add'])).output, /^Usage:/);
  assert.match((await admin(['role', 'asha'])).output, /^Usage:/);
  assert.match((await admin(['add', 'x', 'king'], 'long enough')).output, /^Usage:/);
});

test('stops the PostgreSQL that it has started when a signal ends it', async () => {
  const child = spawn(process.execPath, [path.join(import.meta.dirname, 'admin.ts'), 'password', 'asha'], {
    env: { ...process.env, DATA_DIR: folder },
  });
  const isRunning = async () => (await readdir(path.join(folder, 'postgres'))).includes('postmaster.pid');
  while (!(await isRunning())) await sleep(20);
  child.kill('SIGTERM');
  const [code] = await once(child, 'close');
  assert.deepEqual([code, await isRunning()], [1, false]);
});

test('changes a password while the server runs, effective at once', async () => {
  const product = await startProduct({ DATA_DIR: folder, SERVE_WEB: '0', DEMO: '0' });
  try {
    assert.equal((await admin(['password', 'asha'], 'second-password')).code, 0);
    const { output } = await admin(['code', 'asha']);
    assert.match(
      output,
      /\nType this code in place of the password of 'asha' within 10 minutes\. It works once\.$/,
    );
    for (const password of ['second-password', output.split('\n', 1)[0]]) {
      const answer = await fetch(`${product.address}/api/auth/admin/login`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ username: 'asha', password }),
      });
      assert.equal(answer.status, 200);
    }
  } finally {
    await product.stop();
  }
});
