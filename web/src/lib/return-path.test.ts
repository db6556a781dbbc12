import assert from 'node:assert/strict';
import { beforeEach, test } from 'node:test';
import { stored } from '../testing/local-storage.ts';
import { clearReturnPath, getReturnPath, saveInterruptedPath, saveReturnPath } from './return-path.ts';
import { endSession, startSession } from './session-store.ts';

Object.assign(globalThis, { window: new EventTarget(), sessionStorage: localStorage });
stored.clear();

const signIn = (name: string) =>
  startSession(name, { role: 'student', name, email: `${name}@example.com` } as never);

beforeEach(clearReturnPath);

test('returns a visitor to the page that asked for the sign-in', () => {
  saveReturnPath('/or/student/practice?only=wrong');
  signIn('first');
  assert.equal(getReturnPath('student'), '/or/student/practice?only=wrong');
  assert.equal(getReturnPath('admin'), '/admin/dashboard');
});

test('returns only the same person to the page on which the session has ended', () => {
  signIn('first');
  endSession('expired');
  saveInterruptedPath('/student/course/1');
  assert.doesNotMatch(stored.get('return-to')!, /first@/);
  signIn('second');
  assert.equal(getReturnPath('student'), '/student/dashboard');
  signIn('first');
  assert.equal(getReturnPath('student'), '/student/course/1');
});

test('returns nobody to a page that was left by logging out, but to what was opened afterwards', () => {
  signIn('first');
  endSession();
  // the page is still shown while the login page is loaded
  saveInterruptedPath('/student/course/1');
  signIn('first');
  assert.equal(getReturnPath('student'), '/student/dashboard');
  endSession();
  saveReturnPath('/privacy/parent#token');
  signIn('second');
  assert.equal(getReturnPath('student'), '/privacy/parent#token');
});

test('ignores the format of an earlier version', () => {
  stored.set('return-to', '/student/course/1');
  assert.equal(getReturnPath('student'), '/student/dashboard');
});
