import assert from 'node:assert/strict';
import { test } from 'node:test';
import { parseCompared } from './compared-versions.ts';

test('reads two versions from the address and ignores anything else', () => {
  assert.deepEqual(parseCompared('3..12'), { from: '3', to: '12' });
  assert.deepEqual(parseCompared('3..working-copy'), { from: '3', to: 'working-copy' });
  for (const value of [null, '', '3', '3..', '..3', '3..x', '3..12..4', '1234567..1'])
    assert.equal(parseCompared(value), null);
});
