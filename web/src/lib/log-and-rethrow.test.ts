import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ApiError, createUnreachableError } from './api-error.ts';
import { logAndRethrow } from './log-and-rethrow.ts';

test('logs and throws the fixed message, with a cause that says what people can do', (t) => {
  const log = t.mock.method(console, 'error', () => undefined);
  const unreachable = createUnreachableError();
  const expected = { message: 'Failed to fetch analytics', cause: unreachable };
  assert.throws(() => logAndRethrow('Failed to fetch analytics')(unreachable), expected);
  assert.equal(log.mock.calls[0]!.arguments[0].message, 'Failed to fetch analytics');
});

test('throws an error with a message of the server as it is', (t) => {
  const log = t.mock.method(console, 'error', () => undefined);
  const failed = new ApiError(500, { message: 'Broken', code: 'internal', requestId: 'r' });
  assert.throws(() => logAndRethrow((status) => `Failed to update: ${status}`)(failed), failed);
  assert.equal(log.mock.calls[0]!.arguments[0].message, 'Failed to update: 500');
});

test('rethrows an error that is not of a call without logging it', (t) => {
  const log = t.mock.method(console, 'error', () => undefined);
  const aborted = new DOMException('aborted', 'AbortError');
  assert.throws(() => logAndRethrow('Failed to fetch analytics')(aborted), aborted);
  assert.equal(log.mock.callCount(), 0);
});
