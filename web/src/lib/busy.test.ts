import assert from 'node:assert/strict';
import { test } from 'node:test';
import { enterBusy, isThisTabBusy, onBusyChange } from './busy.ts';

test('a tab is busy until the last screen has left', () => {
  const seen: boolean[] = [];
  const unsubscribe = onBusyChange(() => seen.push(isThisTabBusy()));
  const leaveTest = enterBusy();
  const leaveEditor = enterBusy();
  leaveTest();
  assert.equal(isThisTabBusy(), true);
  leaveEditor();
  assert.equal(isThisTabBusy(), false);
  assert.deepEqual(seen, [true, true, true, false]);
  unsubscribe();
});
