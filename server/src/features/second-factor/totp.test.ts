import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createTotpCode, createTotpUri, findTotpStep, toBase32, toTotpStep } from './totp.ts';

const SECRET = Buffer.from('12345678901234567890');

/** Appendix B of RFC 6238, the rows for SHA-1. */
for (const [seconds, expected] of [
  [59, '94287082'],
  [1111111109, '07081804'],
  [1111111111, '14050471'],
  [1234567890, '89005924'],
  [2000000000, '69279037'],
  [20000000000, '65353130'],
] as const) {
  test(`gives the code of RFC 6238 at ${seconds} s`, () => {
    assert.equal(createTotpCode(SECRET, toTotpStep(new Date(seconds * 1000)), 8), expected);
  });
}

/** Section 10 of RFC 4648, without padding. */
test('writes base32 as RFC 4648 does', () => {
  const inputs = ['', 'f', 'fo', 'foo', 'foob', 'fooba', 'foobar'];
  assert.deepEqual(
    inputs.map((text) => toBase32(Buffer.from(text))),
    ['', 'MY', 'MZXQ', 'MZXW6', 'MZXW6YQ', 'MZXW6YTB', 'MZXW6YTBOI'],
  );
});

test('accepts the code of this step and of its neighbours, and none that was used', () => {
  const now = new Date(1_800_000_015_000);
  const step = toTotpStep(now);
  const find = (offset: number, lastStep = 0) =>
    findTotpStep(SECRET, createTotpCode(SECRET, step + offset), { now, lastStep });
  assert.deepEqual(
    [-2, -1, 0, 1, 2].map((offset) => find(offset)),
    [null, step - 1, step, step + 1, null],
  );
  assert.deepEqual(
    [-1, 0, 1].map((offset) => find(offset, step)),
    [null, null, step + 1],
  );
  assert.equal(findTotpStep(SECRET, '', { now, lastStep: 0 }), null);
});

test('the address for the QR code escapes names', () => {
  assert.equal(
    createTotpUri(SECRET, { issuer: 'ଶିକ୍ଷା', account: 'a&b c' }),
    `otpauth://totp/${encodeURIComponent('ଶିକ୍ଷା')}:a%26b%20c?secret=GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ&issuer=${encodeURIComponent('ଶିକ୍ଷା')}&algorithm=SHA1&digits=6&period=30`,
  );
});
