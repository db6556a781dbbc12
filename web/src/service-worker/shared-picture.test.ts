import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isSharedPicture } from './shared-picture.ts';

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
