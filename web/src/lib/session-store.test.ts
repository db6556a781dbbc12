import assert from 'node:assert/strict';
import { test } from 'node:test';
import { stored } from '../testing/local-storage.ts';
import { currentSession, onSessionChange, storedToken } from './session-store.ts';

const page = new EventTarget();
Object.assign(globalThis, { window: page });
stored.set('user', '{"name":"left behind"}');

/** As the browser tells of each key by itself, before the next one is there. */
function writtenByAnotherTab(key: string, value: string): void {
  stored.set(key, value);
  page.dispatchEvent(Object.assign(new Event('storage'), { key }));
}

test('half a session is taken away at the start, and left alone while another tab writes it', () => {
  assert.equal(currentSession().isAuthenticated, false);
  assert.equal(stored.size, 0);
  const unhear = onSessionChange(() => {});
  writtenByAnotherTab('token', 't');
  assert.equal(storedToken(), null);
  writtenByAnotherTab('user', '{"name":"ମୀନା","role":"student"}');
  assert.deepEqual([storedToken(), currentSession().name], ['t', 'ମୀନା']);
  unhear();
});
