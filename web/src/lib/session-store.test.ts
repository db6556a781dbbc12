import assert from 'node:assert/strict';
import { test } from 'node:test';
import { stored } from '../testing/local-storage.ts';
import { closeSession, currentSession, onSessionChange, openSession, storedToken } from './session-store.ts';

const page = new EventTarget();
Object.assign(globalThis, { window: page });
stored.set('user', '{"name":"left behind"}');

/** As the browser tells of each key by itself, before the next one is there. */
function writtenByAnotherTab(key: string, value: string): void {
  stored.set(key, value);
  page.dispatchEvent(Object.assign(new Event('storage'), { key }));
}

test('a user without a token is removed at the start, and left alone while another tab writes a session', () => {
  assert.equal(currentSession().isAuthenticated, false);
  assert.equal(stored.size, 0);
  const unhear = onSessionChange(() => {});
  writtenByAnotherTab('user', '{"name":"ମୀନା","role":"student"}');
  assert.equal(storedToken(), null);
  writtenByAnotherTab('token', 't');
  assert.deepEqual([storedToken(), currentSession().name], ['t', 'ମୀନା']);
  unhear();
});

test('the user is stored before the token and removed after it, so that no tab sees a token alone', () => {
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
  openSession('t2', { role: 'student', name: 'n' } as never);
  closeSession();
  assert.deepEqual(order, ['set user', 'set token', 'remove token', 'remove user']);
});

test('a token without a user, or with one that cannot be read, is an authenticated session of a guest', () => {
  const unhear = onSessionChange(() => {});
  for (const user of [undefined, 'null', '{', '"text"', '{}']) {
    stored.delete('user');
    if (user !== undefined) stored.set('user', user);
    writtenByAnotherTab('token', `with ${user}`);
    const { isAuthenticated, role } = currentSession();
    assert.deepEqual([storedToken(), isAuthenticated, role], [`with ${user}`, true, 'guest']);
  }
  unhear();
});
