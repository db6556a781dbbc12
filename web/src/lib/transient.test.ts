import assert from 'node:assert/strict';
import { test } from 'node:test';
import { statusOfCode } from '@sikhya/contract/error.ts';
import { isNotFound, isRefusal, isTransient, refusal, unreachable, unreadable } from './api-error.ts';

const answer = (status: number, body: unknown) =>
  refusal(
    new Response(typeof body === 'string' ? body : JSON.stringify(body), {
      status,
    }),
  );

const PASSING = new Set(['too-many', 'internal', 'unavailable']);

for (const [code, status] of Object.entries(statusOfCode)) {
  test(`${code} of our own server is ${PASSING.has(code) ? 'transient' : 'final'}`, async () => {
    const error = await answer(status, { message: 'No.', code, requestId: 'r1' });
    assert.equal(isTransient(error), PASSING.has(code));
    assert.equal(isRefusal(error), !PASSING.has(code));
    assert.equal(isNotFound(error), code === 'not-found');
  });
}

for (const [name, status, body] of [
  ["a proxy's page", 404, '<h1>Not Found</h1>'],
  ["a gateway's JSON", 404, { message: 'Not Found' }],
  ['a code that is not ours', 403, { message: 'Forbidden', code: 'waf-block' }],
  ['an inherited name as a code', 410, { message: 'Gone', code: 'toString' }],
  ['a page of 422', 422, ''],
] as const) {
  test(`${name} with status ${status} is never final`, async () => {
    const error = await answer(status, body);
    assert.equal(error.code, 'foreign');
    assert.equal(error.status, status);
    assert.ok(isTransient(error) && !isRefusal(error) && !isNotFound(error));
  });
}

test('no answer, a captive portal and a timeout are transient', () => {
  for (const error of [unreachable(), unreadable(200), new DOMException('late', 'TimeoutError')])
    assert.ok(isTransient(error));
});
