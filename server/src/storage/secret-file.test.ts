import assert from 'node:assert/strict';
import { mkdir, readdir, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { test } from 'node:test';
import { readOrCreatePushKey } from '../features/notices/service.ts';
import { readOrCreateSecret } from '../features/session/secret-file.ts';
import { readOrCreateSecretFile } from './secret-file.ts';
import { temporaryFolder } from './storage-for-test.ts';

test('processes that start at the same time read the same secret, and nothing else is left', async (t) => {
  const file = path.join(await temporaryFolder(t), 'data/secret');
  let made = 0;
  const create = () => {
    made += 1;
    return `secret ${made}`;
  };
  const secrets = await Promise.all(Array.from({ length: 20 }, () => readOrCreateSecretFile(file, create)));
  assert.equal(new Set(secrets).size, 1);
  if (process.platform !== 'win32') assert.equal((await stat(file)).mode & 0o777, 0o600);
  assert.deepEqual(await readdir(path.dirname(file)), ['secret']);
});

test('an empty file, which a start on a full disk left, is written again', async (t) => {
  const folder = await temporaryFolder(t);
  for (const name of ['session-secret', 'push-private-key']) await writeFile(path.join(folder, name), '');
  const [secret, key] = [await readOrCreateSecret(folder), await readOrCreatePushKey(folder)];
  assert.deepEqual([secret.length, key.length], [64, 43]);
  assert.deepEqual([await readOrCreateSecret(folder), await readOrCreatePushKey(folder)], [secret, key]);
});

test('a failed write leaves no file, and the error names it', async (t) => {
  const folder = await temporaryFolder(t);
  const file = path.join(folder, 'secret');
  const full = () => {
    throw Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' });
  };
  await assert.rejects(readOrCreateSecretFile(file, full), { code: 'ENOSPC', path: file });
  assert.deepEqual(await readdir(folder), []);
  await mkdir(file);
  await assert.rejects(
    readOrCreateSecretFile(file, () => 'x'),
    { code: 'EISDIR' },
  );
});
