import assert from 'node:assert/strict';
import { beforeEach, test } from 'node:test';
import { stored } from '../../testing/local-storage.ts';
import { endSession, LOGGED_OUT_KEY, onSessionChange, startSession } from '../session-store.ts';
import {
  pickChanges,
  readFormInput,
  removeFormInput,
  removeFormInputOfOthers,
  storeFormInput,
} from './form-input-store.ts';

const page = Object.assign(new EventTarget(), { location: { assign: () => {} } });
Object.assign(globalThis, { window: page, sessionStorage: localStorage });

const signIn = (username: string) => startSession(username, { role: 'admin', username } as never);

beforeEach(() => stored.delete('form-input'));

test('returns the input of each form to the same person', () => {
  signIn('first');
  endSession('expired');
  storeFormInput('coupon:new', { code: 'PUJA' });
  storeFormInput('pass:1', { title: 'All' });
  assert.equal(readFormInput('coupon:new'), null, 'nobody is signed in');
  signIn('first');
  removeFormInputOfOthers();
  assert.deepEqual(readFormInput('coupon:new'), { code: 'PUJA' });
  assert.equal(readFormInput('coupon:1'), null);
  removeFormInput('coupon:new');
  assert.equal(readFormInput('coupon:new'), null);
  assert.deepEqual(readFormInput('pass:1'), { title: 'All' });
  removeFormInput('pass:1');
  assert.equal(stored.has('form-input'), false);
});

test('shows nobody else the input, and removes it when somebody else has signed in', () => {
  signIn('first');
  endSession('expired');
  storeFormInput('coupon:new', { code: 'PUJA' });
  signIn('second');
  assert.equal(readFormInput('coupon:new'), null);
  removeFormInput('coupon:new');
  assert.equal(stored.has('form-input'), true);
  removeFormInputOfOthers();
  assert.equal(stored.has('form-input'), false);
});

test('replaces the input of another person', () => {
  signIn('first');
  endSession('expired');
  storeFormInput('coupon:new', { code: 'PUJA' });
  signIn('second');
  endSession('expired');
  storeFormInput('pass:1', { title: 'All' });
  assert.doesNotMatch(stored.get('form-input')!, /PUJA|first/);
});

test('stores nothing after a log-out', () => {
  signIn('first');
  endSession();
  storeFormInput('coupon:new', { code: 'PUJA' });
  assert.equal(stored.has('form-input'), false);
});

/** Sends the storage event that the browser sends to the other tabs. */
function changeInAnotherTab(changes: Record<string, string | null>): void {
  const unsubscribe = onSessionChange(() => {});
  for (const [key, value] of Object.entries(changes)) {
    if (value === null) stored.delete(key);
    else stored.set(key, value);
    page.dispatchEvent(Object.assign(new Event('storage'), { key }));
  }
  unsubscribe();
}

test('stores input when the session has expired in another tab, but not when the person has logged out there', () => {
  signIn('first');
  changeInAnotherTab({ token: null });
  storeFormInput('coupon:new', { code: 'PUJA' });
  assert.equal(stored.has('form-input'), true);
  stored.delete('form-input');
  signIn('first');
  changeInAnotherTab({ [LOGGED_OUT_KEY]: 'admin:first', token: null });
  storeFormInput('coupon:new', { code: 'PUJA' });
  assert.equal(stored.has('form-input'), false);
});

test('stores nothing when somebody else has signed in in another tab', () => {
  signIn('first');
  changeInAnotherTab({ user: '{"role":"admin","username":"second"}', token: 'second' });
  storeFormInput('coupon:new', { code: 'PUJA' });
  assert.equal(stored.has('form-input'), false);
});

test('picks the fields that differ, also within objects and lists', () => {
  const initial = { code: '', courses: ['1'], odia: { title: '' }, total: null as string | null };
  assert.deepEqual(pickChanges({ ...initial, courses: ['1'], odia: { title: '' } }, initial), {});
  assert.deepEqual(
    pickChanges({ code: 'A', courses: ['1', '2'], odia: { title: 'x' }, total: '5' }, initial),
    {
      code: 'A',
      courses: ['1', '2'],
      odia: { title: 'x' },
      total: '5',
    },
  );
});
