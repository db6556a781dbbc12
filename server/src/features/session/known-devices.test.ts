import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createKnownDevices, matchesPassword } from './known-devices.ts';

const clock = { now: new Date('2026-11-16T08:00:00Z') };
const parts = { now: () => clock.now, https: false };
const [first, second] = ['one-secret-of-thirty-two-letters', 'two-secret-of-thirty-two-letters'];
const devices = createKnownDevices([first!], parts);
const ACCOUNT = 'hash-of-the-account';
const cookie = (await devices.createCookie(ACCOUNT, 'password hash', 'laptop')).split(';', 1)[0]!;

test('recognises a device by its cookie, for one account and one password', async () => {
  const device = await devices.find(`x=1; ${cookie}; y=2`, ACCOUNT);
  assert.equal(device?.id, 'laptop');
  assert.deepEqual(
    ['password hash', 'another'].map((hash) => matchesPassword(device!, hash)),
    [true, false],
  );
  // the name of the cookie contains only the start of the account hash
  assert.equal(await devices.find(cookie, `${ACCOUNT}-2`), undefined);
});

test('a cookie stays valid when the secret is rotated, and expires after half a year', async () => {
  const changed = createKnownDevices([second!, first!], parts);
  assert.equal((await changed.find(cookie, ACCOUNT))?.id, 'laptop');
  assert.equal(await createKnownDevices([second!], parts).find(cookie, ACCOUNT), undefined);
  clock.now = new Date(clock.now.getTime() + 179 * 24 * 3600_000);
  assert.ok(await devices.find(cookie, ACCOUNT));
  clock.now = new Date(clock.now.getTime() + 2 * 24 * 3600_000);
  assert.equal(await devices.find(cookie, ACCOUNT), undefined);
});
