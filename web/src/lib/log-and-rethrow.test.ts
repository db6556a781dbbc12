import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ApiError, createUnreachableError } from './api-error.ts';
import { logAndRethrow } from './log-and-rethrow.ts';

test('logs the fixed message and rethrows the error, which says what people can do', (t) => {
  const log = t.mock.method(console, 'error', () => undefined);
  const unreachable = createUnreachableError();
  assert.throws(() => logAndRethrow('Failed to fetch analytics')(unreachable), unreachable);
  assert.equal(log.mock.calls[0]!.arguments[0].message, 'Failed to fetch analytics');

  const failed = new ApiError(500, { message: 'Broken', code: 'internal', requestId: 'r' });
  assert.throws(() => logAndRethrow((status) => `Failed to update: ${status}`)(failed), failed);
  assert.equal(log.mock.calls[1]!.arguments[0].message, 'Failed to update: 500');
});

test('rethrows an error that is not of a call without logging it', (t) => {
  const log = t.mock.method(console, 'error', () => undefined);
  const aborted = new DOMException('aborted', 'AbortError');
  assert.throws(() => logAndRethrow('Failed to fetch analytics')(aborted), aborted);
  assert.equal(log.mock.callCount(), 0);
});
