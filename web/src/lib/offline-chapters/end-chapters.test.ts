import assert from 'node:assert/strict';
import { test } from 'node:test';
import { chooseEnding } from './end-chapters.ts';

const NOW = 1_000_000;
const OWNER = 'student:a@example.com';
const ENDING = { owner: OWNER, account: null, isStart: false, reason: null, keptFor: null, now: NOW };
const reason = (text: string, isExpired?: boolean) => ({ reason: text, role: 'student' as const, isExpired });
const KEPT = { account: OWNER, until: NOW + 1 };

for (const [what, more, expected] of [
  ['log-out', {}, 'delete'],
  ['log-out after an earlier decision to keep them', { keptFor: KEPT }, 'delete'],
  ['another account', { account: 'student:b@example.com', keptFor: KEPT }, 'delete'],
  ['another account after an expired session', { account: 'admin:x', reason: reason('x', true) }, 'delete'],
  ['a session that the server has ended', { reason: reason('Your session has ended.') }, 'delete'],
  ['a session that has expired', { reason: reason('Your session has ended.', true) }, 'keep'],
  ['the same before this code was loaded', { isStart: true, reason: reason('x', true) }, 'keep'],
  ['another tab ended the session', { reason: reason('signedOutInAnotherTab') }, 'wait'],
  ['a start after an interrupted deletion', { isStart: true }, 'delete'],
  [
    'the same in a tab that saw the end',
    { isStart: true, reason: reason('signedOutInAnotherTab') },
    'delete',
  ],
  ['a start while they are kept', { isStart: true, keptFor: KEPT }, 'keep'],
  [
    'a start when they were kept for long enough',
    { isStart: true, keptFor: { ...KEPT, until: NOW } },
    'delete',
  ],
  [
    'the same in the tab of the expired session',
    { isStart: true, reason: reason('x', true), keptFor: { ...KEPT, until: NOW } },
    'delete',
  ],
  ['kept for somebody else', { isStart: true, keptFor: { ...KEPT, account: 'student:b' } }, 'delete'],
] as const)
  test(`chapters on the device after: ${what}`, () => {
    assert.equal(chooseEnding({ ...ENDING, ...more }), expected);
  });
