import assert from 'node:assert/strict';
import { test } from 'node:test';
import { areUsableKeys, encryptPush, MAX_PAYLOAD_BYTES } from './encrypt.ts';

/** The example of RFC 8291, section 5 and appendix A. */
const RFC = {
  plaintext: 'When I grow up, I want to be a watermelon',
  privateKey: 'yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw',
  p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
  auth: 'BTBZMqHH6r4Tts7J_aSIgg',
  salt: 'DGv6ra1nlYgDCS1FRnbzlw',
  body: 'DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN',
};

test('encrypts the example of RFC 8291', () => {
  const encrypted = encryptPush(Buffer.from(RFC.plaintext), RFC, {
    salt: Buffer.from(RFC.salt, 'base64url'),
    privateKey: Buffer.from(RFC.privateKey, 'base64url'),
  });
  assert.equal(encrypted.toString('base64url'), RFC.body);
});

test('uses new keys for each message, and fits into one record', () => {
  const bodies = [1, 2].map(() => encryptPush(Buffer.alloc(MAX_PAYLOAD_BYTES), RFC));
  assert.equal(bodies[0]!.length, 4096);
  assert.notDeepEqual(bodies[0], bodies[1]);
});

test('refuses keys that are not a point of the curve or too short', () => {
  assert.equal(areUsableKeys(RFC), true);
  assert.equal(areUsableKeys({ ...RFC, auth: 'AAAA' }), false);
  assert.equal(areUsableKeys({ ...RFC, p256dh: Buffer.alloc(65, 4).toString('base64url') }), false);
  assert.equal(areUsableKeys({ ...RFC, p256dh: '' }), false);
});
