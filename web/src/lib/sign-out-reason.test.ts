import assert from 'node:assert/strict';
import { test } from 'node:test';
import { getLocale } from '@sikhya/contract/language/language.ts';
import { describeSignOut } from './sign-out-reason.ts';

test('our own reason is translated when it is shown', () => {
  const reason = { reason: 'signedOutInAnotherTab', role: 'student' } as const;
  assert.equal(describeSignOut(reason, getLocale('en')), 'You signed out in another tab.');
  assert.match(describeSignOut(reason, getLocale('or')), /ଟ୍ୟାବ/);
});

test('a sentence of the server is shown as it is', () => {
  const reason = { reason: 'Your account is blocked.', role: 'student' } as const;
  assert.equal(describeSignOut(reason, getLocale('or')), 'Your account is blocked.');
});
