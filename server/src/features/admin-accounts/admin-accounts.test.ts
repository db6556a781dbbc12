import assert from 'node:assert/strict';
import { chmod, readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { test } from 'node:test';
import { temporaryFolder } from '../../storage/storage-for-test.ts';
import { testApp } from '../../testing/test-app.ts';
import {
  addAdmin,
  changePassword,
  ensureFirstAdmin,
  listAdmins,
  removeAdmin,
  writePasswordFile,
} from './service.ts';

const { app, db } = await testApp();

async function logIn(username: string, password: string) {
  return app.inject({ method: 'POST', url: '/api/auth/admin/login', payload: { username, password } });
}

async function getStatus(token: string): Promise<number> {
  return (await app.inject({ url: '/api/admin/test', headers: { authorization: `Bearer ${token}` } }))
    .statusCode;
}

const names = async () => (await listAdmins(db)).map((admin) => admin.username);

test('creates the first admin once and reports the generated password once', async () => {
  const reported: string[] = [];
  const report = async (password: string) => void reported.push(password);
  await ensureFirstAdmin(db, { username: 'first', password: undefined }, report);
  await ensureFirstAdmin(db, { username: 'second', password: undefined }, report);
  assert.equal(reported.length, 1);
  assert.equal((await logIn('first', reported[0]!)).statusCode, 200);
  assert.deepEqual(await names(), ['first']);
});

test('does not report a password from the settings', async () => {
  const { db: other } = await testApp();
  const settings = { username: 'me', password: 'long enough' };
  await ensureFirstAdmin(other, settings, async () => assert.fail('the password was reported'));
  assert.equal((await listAdmins(other)).length, 1);
});

test('creates no admin if the generated password cannot be reported', async () => {
  const { db: other } = await testApp();
  const report = () => Promise.reject(new Error('disk full'));
  await assert.rejects(ensureFirstAdmin(other, { username: 'me', password: undefined }, report), /disk full/);
  assert.deepEqual(await listAdmins(other), []);
});

test('writes a generated password to a file that only its owner can read', async (t) => {
  const dataDir = path.join(await temporaryFolder(t), 'data');
  await writePasswordFile(dataDir, 'old password');
  await chmod(path.join(dataDir, 'admin-password'), 0o644);
  const file = await writePasswordFile(dataDir, 'generated');
  assert.equal(file, path.join(dataDir, 'admin-password'));
  assert.equal(await readFile(file, 'utf8'), 'generated\n');
  if (process.platform !== 'win32') assert.equal((await stat(file)).mode & 0o777, 0o600);
});

test('adds an admin once, and refuses a bad password and an empty name', async () => {
  await addAdmin(db, { username: ' ଆଶା ', password: 'ପାସୱାର୍ଡ-1234' });
  assert.equal((await logIn('ଆଶା', 'ପାସୱାର୍ଡ-1234')).statusCode, 200);
  await assert.rejects(
    addAdmin(db, { username: 'ଆଶା', password: 'another-river' }),
    /There is an admin 'ଆଶା' already/,
  );
  await assert.rejects(addAdmin(db, { username: 'x', password: 'eleven lett' }), /at least 12/);
  await assert.rejects(addAdmin(db, { username: 'x', password: 'Password@123' }), /too easy to guess/);
  await assert.rejects(addAdmin(db, { username: '  ', password: 'long enough for this' }), /from 1 to 200/);
});

test('changing a password ends the sessions of the old one', async () => {
  await addAdmin(db, { username: 'mina', password: 'the-old-lantern' });
  const { token } = (await logIn('mina', 'the-old-lantern')).json();
  await changePassword(db, { username: 'MINA', password: 'the-new-lantern' }, new Date());
  assert.equal((await logIn('mina', 'the-old-lantern')).statusCode, 401);
  assert.equal((await logIn('mina', 'the-new-lantern')).statusCode, 200);
  assert.equal(await getStatus(token), 401);
  await assert.rejects(
    changePassword(db, { username: 'nobody', password: 'the-new-lantern' }, new Date()),
    /no admin 'nobody'/,
  );
});

test('removing an admin ends the sessions; the last admin cannot be removed', async () => {
  await addAdmin(db, { username: 'leaving', password: 'long enough for this' });
  const { token } = (await logIn('leaving', 'long enough for this')).json();
  await removeAdmin(db, 'leaving');
  assert.equal(await getStatus(token), 401);
  await assert.rejects(removeAdmin(db, 'leaving'), /no admin 'leaving'/);
  for (const name of (await names()).slice(1)) await removeAdmin(db, name);
  await assert.rejects(removeAdmin(db, 'first'), /is the only admin/);
  assert.deepEqual(await names(), ['first']);
});
