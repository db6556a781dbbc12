import assert from 'node:assert/strict';
import { test } from 'node:test';
import '../testing/local-storage.ts';
import { ApiError } from './api-error.ts';
import { clearRecentErrors, readRecentErrors, recordError } from './recent-errors.ts';

const at = new Date('2026-11-17T04:00:00.000Z');
const failure = (status: number, requestId: string) =>
  new ApiError(status, { message: 'x', code: 'internal', requestId });

test('keeps the newest five errors of the server, each once, and forgets them', () => {
  for (const id of ['a', 'b', 'c', 'd', 'e', 'f', 'c']) recordError(failure(500, id), at);
  recordError(failure(404, 'refusal'), at);
  recordError(new Error('no call'), at);
  assert.deepEqual(
    readRecentErrors().map(({ requestId }) => requestId),
    ['c', 'f', 'e', 'd', 'b'],
  );
  clearRecentErrors();
  assert.deepEqual(readRecentErrors(), []);
});
