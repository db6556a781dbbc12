import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, test } from 'node:test';
import { startProduct } from '../testing/product-process.ts';

const folder = await mkdtemp(path.join(tmpdir(), 'sikhya-admin-'));
after(() => rm(folder, { recursive: true, force: true }));

async function admin(args: string[], input = ''): Promise<{ code: number; said: string }> {
  const child = spawn(process.execPath, [path.join(import.meta.dirname, 'admin.ts'), ...args], {
    env: { ...process.env, DATA_DIR: folder },
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (said += chunk));
  child.stdin.end(input);
  const [code] = await once(child, 'close');
  return { code, said: said.trim() };
}

test('admins are added, listed, changed and removed, with the password from standard input', async () => {
  assert.deepEqual(await admin(['add', 'asha'], 'first-password\n'), {
    code: 0,
    said: "'asha' is now an admin.",
  });
  assert.deepEqual(await admin(['add', 'ମିନା'], 'ପାସୱାର୍ଡ-123\n'), { code: 0, said: "'ମିନା' is now an admin." });
  assert.match((await admin(['list'])).said, /^asha {2}\(since \d{4}-\d\d-\d\d\)\nମିନା /);
  assert.equal((await admin(['remove', 'ମିନା'])).code, 0);
});

test('what cannot be done is said in a sentence, with code 1', async () => {
  assert.deepEqual(await admin(['add', 'asha'], 'another-password'), {
    code: 1,
    said: "There is an admin 'asha' already.",
  });
  assert.deepEqual(await admin(['password', 'nobody'], 'long enough'), {
    code: 1,
    said: "There is no admin 'nobody'.",
  });
  assert.equal((await admin(['password', 'asha'], 'short')).said, 'A password has at least 8 characters.');
  assert.match((await admin(['add', 'x'])).said, /^No password came in/);
  assert.match(
    (await admin(['password', 'asha'], 'Password@123')).said,
    /^This password is too easy to guess/,
  );
  assert.equal((await admin(['code', 'nobody'])).said, "There is no admin 'nobody'.");
  assert.match((await admin(['dance'])).said, /^Usage:/);
  assert.match((await admin(['add'])).said, /^Usage:/);
});

test('it works beside a running server, and the new password counts there at once', async () => {
  const product = await startProduct({ DATA_DIR: folder, SERVE_WEB: '0', DEMO: '0' });
  try {
    assert.equal((await admin(['password', 'asha'], 'second-password')).code, 0);
    const { said } = await admin(['code', 'asha']);
    assert.match(
      said,
      /\nType this code in place of the password of 'asha' within 10 minutes\. It works once\.$/,
    );
    for (const password of ['second-password', said.split('\n', 1)[0]]) {
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
