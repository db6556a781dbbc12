import assert from 'node:assert/strict';
import { test } from 'node:test';
import { statusOfCode } from '@sikhya/contract/error.ts';
import {
  ApiError,
  createInvalidResponseError,
  createUnreachableError,
  getFailureReason,
  isNotFound,
  isRefusal,
  isTransient,
  toApiError,
} from './api-error.ts';

const readError = (body: string, status = 500) => toApiError(new Response(body, { status }));

for (const [body, serverMessage, responseKind] of [
  ['{"message":"No.","code":"forbidden","requestId":"r"}', 'No.', 'message'],
  ['{"message":"No."}', 'No.', 'message'],
  ['{"message":""}', undefined, 'no-message'],
  ['{"message":{"text":"No."}}', undefined, 'no-message'],
  ['null', undefined, 'no-message'],
  ['[]', undefined, 'no-message'],
  ['<h1>No.</h1>', undefined, 'no-json'],
  ['', undefined, 'no-json'],
] as const) {
  test(`reads ${serverMessage ? 'the' : 'no'} server message from ${body || 'an empty body'}`, async () => {
    const error = await readError(body);
    assert.deepEqual([error.serverMessage, error.responseKind], [serverMessage, responseKind]);
    assert.notEqual(error.message, '', 'there is always a message');
  });
}

test('accepts only our own codes from the body', async () => {
  assert.equal((await readError('{"message":"m","code":"not-found"}', 404)).code, 'not-found');
  assert.equal((await readError('{"message":"m","code":"toString"}', 404)).code, 'foreign');
  assert.equal((await readError('{"message":"m","code":7}', 503)).code, 'foreign');
});

test("the reason in an alert is the server's message, that the server is unreachable, or unknown", async () => {
  assert.equal(getFailureReason(await readError('{"message":"No."}')), 'No.');
  assert.equal(getFailureReason(await readError('{}')), 'Unknown error');
  assert.equal(getFailureReason(await readError('<h1>')), 'Unknown error');
  assert.match(getFailureReason(createUnreachableError()), /could not be reached/);
  assert.equal(getFailureReason(new Error('')), 'Unknown error');
});

test('an error keeps the whole response body', async () => {
  const error = await readError('{"message":"m","price":5}', 402);
  assert.ok(error instanceof ApiError);
  assert.equal((error.body as { price: number }).price, 5);
});

const TRANSIENT = new Set(['too-many', 'internal', 'unavailable']);

for (const [code, status] of Object.entries(statusOfCode)) {
  test(`${code} from our own server is ${TRANSIENT.has(code) ? 'transient' : 'final'}`, async () => {
    const error = await readError(JSON.stringify({ message: 'No.', code, requestId: 'r1' }), status);
    assert.equal(isTransient(error), TRANSIENT.has(code));
    assert.equal(isRefusal(error), !TRANSIENT.has(code));
    assert.equal(isNotFound(error), code === 'not-found');
  });
}

for (const [name, status, body] of [
  ["a proxy's page", 404, '<h1>Not Found</h1>'],
  ["a gateway's JSON", 404, '{"message":"Not Found"}'],
  ['an unknown code', 403, '{"message":"Forbidden","code":"waf-block"}'],
  ['an inherited property name as the code', 410, '{"message":"Gone","code":"toString"}'],
  ['an empty body', 422, ''],
] as const) {
  test(`${name} with status ${status} is transient`, async () => {
    const error = await readError(body, status);
    assert.equal(error.code, 'foreign');
    assert.equal(error.status, status);
    assert.ok(isTransient(error) && !isRefusal(error) && !isNotFound(error));
  });
}

test('no response, a captive portal and a timeout are transient', () => {
  const timeout = new DOMException('timed out', 'TimeoutError');
  for (const error of [createUnreachableError(), createInvalidResponseError(200), timeout])
    assert.ok(isTransient(error));
});
