import assert from 'node:assert/strict';
import { test } from 'node:test';
import { stored } from '../testing/local-storage.ts';
import {
  checkSession,
  endSession,
  getSession,
  getToken,
  onSessionChange,
  startSession,
} from './session-store.ts';

const opened: string[] = [];
const page = Object.assign(new EventTarget(), { location: { assign: (path: string) => opened.push(path) } });
Object.assign(globalThis, { window: page });
stored.set('user', '{"name":"left behind"}');

/** Sends one storage event per key, as the browser does. */
function writeFromAnotherTab(key: string, value: string): void {
  stored.set(key, value);
  page.dispatchEvent(Object.assign(new Event('storage'), { key }));
}

test('removes a user without a token at the start, but not while another tab writes a session', () => {
  assert.equal(getSession().isAuthenticated, false);
  assert.equal(stored.size, 0);
  const unsubscribe = onSessionChange(() => {});
  writeFromAnotherTab('user', '{"name":"ମୀନା","role":"student"}');
  assert.equal(getToken(), null);
  writeFromAnotherTab('token', 't');
  assert.deepEqual([getToken(), getSession().name], ['t', 'ମୀନା']);
  unsubscribe();
});

test('a log-out stores who has logged out, and then removes the token before the user', () => {
  const order: string[] = [];
  const { setItem, removeItem } = localStorage;
  localStorage.setItem = (key, value) => {
    order.push(`set ${key}`);
    setItem(key, value);
  };
  localStorage.removeItem = (key) => {
    order.push(`remove ${key}`);
    removeItem(key);
  };
  const student = { role: 'student', name: 'n', email: 'n@example.com' } as never;
  startSession('t2', student);
  endSession();
  assert.deepEqual(order, ['set user', 'set token', 'set logged-out', 'remove token', 'remove user']);
  assert.equal(stored.get('logged-out'), 'student:n@example.com');
  startSession('t3', { role: 'student', name: 'o', email: 'o@example.com' } as never);
  assert.equal(stored.get('logged-out'), 'student:n@example.com');
  startSession('t4', student);
  assert.equal(stored.has('logged-out'), false);
  endSession('expired');
  assert.equal(stored.has('logged-out'), false);
});

test('treats a token without a valid user as an authenticated session with the role guest', () => {
  const unsubscribe = onSessionChange(() => {});
  for (const user of [undefined, 'null', '{', '"text"', '{}']) {
    stored.delete('user');
    if (user !== undefined) stored.set('user', user);
    writeFromAnotherTab('token', `with ${user}`);
    const { isAuthenticated, role } = getSession();
    assert.deepEqual([getToken(), isAuthenticated, role], [`with ${user}`, true, 'guest']);
  }
  unsubscribe();
});

const FIRST = { role: 'student', name: 'First', email: 'first@example.com' };
const SECOND = { role: 'student', name: 'Second', email: 'second@example.com' };

test('a tab that has missed the sign-in of another person ends its session and leaves that of the other', () => {
  const unsubscribe = onSessionChange(() => {});
  for (const detect of [
    () => page.dispatchEvent(new Event('pageshow')),
    () => assert.equal(checkSession(), false),
    () => endSession(),
    () => endSession('rejected'),
  ]) {
    startSession('first', FIRST as never);
    opened.length = 0;
    stored.set('user', JSON.stringify(SECOND)).set('token', 'second');
    detect();
    assert.deepEqual([getToken(), getSession().isAuthenticated, opened], [null, false, ['/login']]);
    assert.deepEqual([stored.get('token'), stored.has('logged-out')], ['second', false]);
  }
  unsubscribe();
});

test('notes an account that was deleted until its student signs in again', () => {
  startSession('first', FIRST as never);
  endSession('deleted', { accountDeleted: true });
  assert.equal(stored.get('deleted-account'), 'student:first@example.com');
  startSession('second', SECOND as never);
  assert.equal(stored.get('deleted-account'), 'student:first@example.com');
  startSession('first', FIRST as never);
  assert.equal(stored.has('deleted-account'), false);
});

test('a tab without a stored token ends its session for its own reason', () => {
  startSession('first', FIRST as never);
  stored.delete('token');
  assert.deepEqual([checkSession(), getToken()], [true, 'first']);
  endSession('signInToEnrol');
  assert.equal(getToken(), null);
});

test('a tab continues with a newer session of the same person', () => {
  startSession('first', FIRST as never);
  stored.set('token', 'newer');
  assert.deepEqual([checkSession(), getToken()], [true, 'newer']);
});

test('a tab notices the sign-in of another person in whichever order token and user are stored', () => {
  const unsubscribe = onSessionChange(() => {});
  const second = { token: 'second', user: JSON.stringify(SECOND) };
  for (const keys of [
    ['user', 'token'],
    ['token', 'user'],
  ] as const) {
    startSession('first', FIRST as never);
    opened.length = 0;
    for (const key of keys) writeFromAnotherTab(key, second[key]);
    assert.deepEqual([opened[0], getSession().name !== 'First'], ['/login', true]);
  }
  unsubscribe();
});

test('a session that could not be stored lasts as long as the page', () => {
  endSession();
  const { setItem } = localStorage;
  localStorage.setItem = () => {
    throw new DOMException('full', 'QuotaExceededError');
  };
  startSession('unstored', FIRST as never);
  localStorage.setItem = setItem;
  assert.deepEqual([checkSession(), getToken()], [true, 'unstored']);
});
