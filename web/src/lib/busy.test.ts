import assert from 'node:assert/strict';
import { test } from 'node:test';
import { enterBusy, isAnyTabBusy, isThisTabBusy, onBusyChange } from './busy.ts';

test('a tab is busy until the last screen has left', async () => {
  const seen: boolean[] = [];
  const unsubscribe = onBusyChange(() => seen.push(isThisTabBusy()));
  const leaveTest = enterBusy();
  const leaveEditor = enterBusy();
  leaveTest();
  assert.equal(isThisTabBusy(), true);
  assert.equal(await isAnyTabBusy(), true);
  leaveEditor();
  assert.equal(isThisTabBusy(), false);
  assert.deepEqual(seen, [true, true, true, false]);
  unsubscribe();
});

test('a screen of another tab counts until it has left', async () => {
  assert.equal(await isAnyTabBusy(), false);
  const { promise, resolve } = Promise.withResolvers<void>();
  const held = navigator.locks.request('busy', { mode: 'shared' }, () => promise);
  assert.equal(await isAnyTabBusy(), true);
  resolve();
  await held;
  assert.equal(await isAnyTabBusy(), false);
});
