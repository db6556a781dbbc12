import assert from 'node:assert/strict';
import { randomBytes } from 'node:crypto';
import { test } from 'node:test';
import { hasServerKey } from './push-subscription.ts';

test('a subscription with an earlier key of the server counts as none', () => {
  for (let n = 0; n < 20; n += 1) {
    const key = randomBytes(65);
    const applicationServerKey = new Uint8Array(key).buffer;
    const subscription = { options: { applicationServerKey, userVisibleOnly: true } };
    assert.equal(hasServerKey(subscription, key.toString('base64url')), true);
    assert.equal(hasServerKey(subscription, randomBytes(65).toString('base64url')), false);
  }
});

test('a browser that does not say its key is believed', () => {
  const subscription = { options: { applicationServerKey: null, userVisibleOnly: true } };
  assert.equal(hasServerKey(subscription, 'key'), true);
  assert.equal(hasServerKey({} as PushSubscription, 'key'), true);
});
