import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ApiError, createUnreachableError, getFailureReason, toApiError } from './api-error.ts';

/** Runs a check as if the page of this path were open. */
function onPage(pathname: string, check: () => void): void {
  Object.assign(globalThis, { window: { location: { pathname } } });
  try {
    check();
  } finally {
    Reflect.deleteProperty(globalThis, 'window');
  }
}

test('our own message is in the language of the page that shows it', () => {
  const error = createUnreachableError();
  onPage('/or/login', () => assert.match(error.message, /^ସର୍ଭର ସହ/));
  onPage('/login', () => assert.match(error.message, /^The server could not be reached/));
});

test('a message of the server stays as it was sent', async () => {
  const error = await toApiError(Response.json({ message: 'No such course' }, { status: 404 }));
  onPage('/or/login', () => assert.equal(error.message, 'No such course'));
});

test('a response without a message gives an empty one', () => {
  const body = { requiresPayment: true, code: 'payment-needed', requestId: undefined } as const;
  assert.equal(new ApiError(402, body as never).message, '');
});

test('a browser logs the message, because it is no accessor of the error itself', () => {
  assert.equal(Object.hasOwn(createUnreachableError(), 'message'), false);
});

test('an unknown reason is named in the language of the page', () => {
  onPage('/or/admin/students', () => assert.equal(getFailureReason(new Error('')), 'ଅଜଣା ତ୍ରୁଟି'));
});
