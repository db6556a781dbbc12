import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  createDeviceKey,
  getKeyId,
  importDataKey,
  openBytes,
  openJson,
  sealBytes,
  sealJson,
} from './boxes.ts';

const KEY = Buffer.alloc(32, 7).toString('base64url');
const OTHER_KEY = Buffer.alloc(32, 8).toString('base64url');
const bytes = new TextEncoder().encode('%PDF-1.7 something to read');

test('a box opens only with its key and under its name', async () => {
  const key = await importDataKey(KEY);
  const box = await sealBytes(key, bytes, 'chapter/pdf/0');
  assert.deepEqual(await openBytes(key, box, 'chapter/pdf/0'), bytes);
  await assert.rejects(openBytes(key, box, 'chapter/pdf/1'));
  await assert.rejects(openBytes(await importDataKey(OTHER_KEY), box, 'chapter/pdf/0'));
  assert.doesNotMatch(Buffer.from(box.data).toString('latin1'), /PDF/);
});

test('detects a changed byte', async () => {
  const key = await importDataKey(KEY);
  const box = await sealBytes(key, bytes, 'x');
  new Uint8Array(box.data)[3]! ^= 1;
  await assert.rejects(openBytes(key, box, 'x'));
});

test('the same bytes are sealed differently each time', async () => {
  const key = await importDataKey(KEY);
  const [one, two] = [await sealBytes(key, bytes, 'x'), await sealBytes(key, bytes, 'x')];
  assert.notDeepEqual(one.iv, two.iv);
  assert.notDeepEqual(new Uint8Array(one.data), new Uint8Array(two.data));
});

test('scripts cannot read the keys', async () => {
  for (const key of [await createDeviceKey(), await importDataKey(KEY)]) {
    assert.equal(key.extractable, false);
    await assert.rejects(crypto.subtle.exportKey('raw', key));
  }
});

test('a lease is sealed as JSON, and keys have names of their own', async () => {
  const device = await createDeviceKey();
  const terms = { key: KEY, endsAt: 5 };
  const box = await sealJson(device, terms, 'lease/a');
  assert.deepEqual(await openJson(device, box, 'lease/a'), terms);
  await assert.rejects(openJson(device, box, 'lease/b'));
  assert.match(await getKeyId(KEY), /^[0-9a-f]{16}$/);
  assert.notEqual(await getKeyId(KEY), await getKeyId(OTHER_KEY));
});
