import assert from 'node:assert/strict';
import { test } from 'node:test';
import { stored } from '../testing/local-storage.ts';
import { endSession, getSession, getToken, onSessionChange, startSession } from './session-store.ts';

const page = new EventTarget();
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

test('stores the user before the token and removes it after the token, and who logged out before both', () => {
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

test('a person who replaces another one in another tab is seen only after a signed-out state', async () => {
  const seen: string[] = [];
  const user = (name: string) => ({ role: 'student', name, email: `${name}@example.com` }) as never;
  startSession('a', user('asha'));
  const unsubscribe = onSessionChange(() => seen.push(getSession().name));
  const write = (token: string, name: string) => {
    stored.set('user', JSON.stringify(user(name)));
    stored.set('token', token);
  };
  // a tab that was frozen gets the events late, when the other person is already stored
  write('b', 'bina');
  for (const key of ['token', 'user', 'user', 'token'])
    page.dispatchEvent(Object.assign(new Event('storage'), { key }));
  assert.deepEqual([getToken(), getSession().isAuthenticated], [null, false]);
  await new Promise((resolve) => setTimeout(resolve));
  assert.deepEqual([getToken(), getSession().name], ['b', 'bina']);
  assert.equal(seen[0], '');
  // the same person with a new session stays signed in
  seen.length = 0;
  write('b2', 'bina');
  page.dispatchEvent(Object.assign(new Event('storage'), { key: 'token' }));
  assert.deepEqual([getToken(), seen], ['b2', ['bina']]);
  unsubscribe();
});
