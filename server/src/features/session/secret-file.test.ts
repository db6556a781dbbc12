import assert from 'node:assert/strict';
import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { test } from 'node:test';
import { temporaryFolder } from '../../storage/storage-for-test.ts';
import { readOrCreateSecret } from './secret-file.ts';

test('6 creates a secret that only its owner can read, and reuses it', async (t) => {
  const dataDir = path.join(await temporaryFolder(t), 'data');
  const secret = await readOrCreateSecret(dataDir);
  assert.ok(secret.length >= 32);
  assert.equal(await readOrCreateSecret(dataDir), secret);
  const file = path.join(dataDir, 'session-secret');
  assert.equal(await readFile(file, 'utf8'), secret);
  if (process.platform === 'win32') return;
  assert.equal((await stat(file)).mode & 0o777, 0o600);
  assert.equal((await stat(dataDir)).mode & 0o777, 0o700);
});
