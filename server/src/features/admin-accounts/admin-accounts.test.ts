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

async function statusWith(token: string): Promise<number> {
  return (await app.inject({ url: '/api/admin/test', headers: { authorization: `Bearer ${token}` } }))
    .statusCode;
}

const names = async () => (await listAdmins(db)).map((admin) => admin.username);

test('the first admin is made once, with a password that is told once', async () => {
  const told: string[] = [];
  const tell = async (password: string) => void told.push(password);
  await ensureFirstAdmin(db, { username: 'first', password: undefined }, tell);
  await ensureFirstAdmin(db, { username: 'second', password: undefined }, tell);
  assert.equal(told.length, 1);
  assert.equal((await logIn('first', told[0]!)).statusCode, 200);
  assert.deepEqual(await names(), ['first']);
});

test('a password that was given is not told', async () => {
  const { db: other } = await testApp();
  const given = { username: 'me', password: 'long enough' };
  await ensureFirstAdmin(other, given, async () => assert.fail('it was told'));
  assert.equal((await listAdmins(other)).length, 1);
});

test('a password that cannot be told makes no admin', async () => {
  const { db: other } = await testApp();
  const tell = () => Promise.reject(new Error('no room'));
  await assert.rejects(ensureFirstAdmin(other, { username: 'me', password: undefined }, tell), /no room/);
  assert.deepEqual(await listAdmins(other), []);
});

test('a made-up password is written where its owner alone can read it', async (t) => {
  const dataDir = path.join(await temporaryFolder(t), 'data');
  await writePasswordFile(dataDir, 'of another database');
  await chmod(path.join(dataDir, 'admin-password'), 0o644);
  const file = await writePasswordFile(dataDir, 'made-up');
  assert.equal(file, path.join(dataDir, 'admin-password'));
  assert.equal(await readFile(file, 'utf8'), 'made-up\n');
  if (process.platform !== 'win32') assert.equal((await stat(file)).mode & 0o777, 0o600);
});

test('an admin can be added once; a short password and an empty name are refused', async () => {
  await addAdmin(db, { username: ' ଆଶା ', password: 'ପାସୱାର୍ଡ-1' });
  assert.equal((await logIn('ଆଶା', 'ପାସୱାର୍ଡ-1')).statusCode, 200);
  await assert.rejects(
    addAdmin(db, { username: 'ଆଶା', password: 'another-one' }),
    /There is an admin 'ଆଶା' already/,
  );
  await assert.rejects(addAdmin(db, { username: 'x', password: 'short' }), /at least 8/);
  await assert.rejects(addAdmin(db, { username: '  ', password: 'long enough' }), /from 1 to 200/);
});

test('a changed password ends the sessions of the old one', async () => {
  await addAdmin(db, { username: 'mina', password: 'old-password' });
  const { token } = (await logIn('mina', 'old-password')).json();
  await changePassword(db, { username: 'MINA', password: 'new-password' }, new Date());
  assert.equal((await logIn('mina', 'old-password')).statusCode, 401);
  assert.equal((await logIn('mina', 'new-password')).statusCode, 200);
  assert.equal(await statusWith(token), 401);
  await assert.rejects(
    changePassword(db, { username: 'nobody', password: 'new-password' }, new Date()),
    /no admin 'nobody'/,
  );
});

test('an admin who is removed is signed out; the last one stays', async () => {
  await addAdmin(db, { username: 'leaving', password: 'long enough' });
  const { token } = (await logIn('leaving', 'long enough')).json();
  await removeAdmin(db, 'leaving');
  assert.equal(await statusWith(token), 401);
  await assert.rejects(removeAdmin(db, 'leaving'), /no admin 'leaving'/);
  for (const name of (await names()).slice(1)) await removeAdmin(db, name);
  await assert.rejects(removeAdmin(db, 'first'), /is the only admin/);
  assert.deepEqual(await names(), ['first']);
});
