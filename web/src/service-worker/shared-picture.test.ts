import assert from 'node:assert/strict';
import { test } from 'node:test';
import { canBeKept, isSharedPicture } from './shared-picture.ts';

test('only a post to the share target is a shared picture', () => {
  for (const [method, pathname, expected] of [
    ['POST', '/share-picture', true],
    ['POST', '/or/share-picture', true],
    ['GET', '/share-picture', false],
    ['POST', '/share-picture/x', false],
    ['POST', '/api/share-picture', false],
  ] as const)
    assert.equal(isSharedPicture({ method }, { pathname }), expected, `${method} ${pathname}`);
});

test('only a picture of up to 20 MB is kept', () => {
  const MB = 1024 * 1024;
  for (const [type, size, expected] of [
    ['image/png', 20 * MB, true],
    ['image/png', 20 * MB + 1, false],
    ['image/svg+xml', 100, false],
    ['text/html', 100, false],
  ] as const)
    assert.equal(canBeKept({ type, size }), expected, `${type} ${size}`);
});
