import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type AutosaveTimes, getAutosaveDelay } from './autosave-delay.ts';

const NOW = 1_000_000;

const delay = (times: Partial<AutosaveTimes>) =>
  getAutosaveDelay(
    {
      editedAt: NOW,
      dirtySince: NOW,
      isUploading: false,
      lastSave: { endedAt: 0, durationMs: 0 },
      failures: 0,
      ...times,
    },
    NOW,
  );

test('saves two seconds after the last edit, and not later than 15 seconds after the first', () => {
  assert.equal(delay({}), 2_000);
  assert.equal(delay({ editedAt: NOW - 1_500 }), 500);
  assert.equal(delay({ dirtySince: NOW - 14_000 }), 1_000);
  assert.equal(delay({ dirtySince: NOW - 60_000 }), 0);
});

test('waits for uploads, but not longer than 15 seconds', () => {
  assert.equal(delay({ isUploading: true }), 15_000);
  assert.equal(delay({ isUploading: true, dirtySince: NOW - 20_000 }), 0);
});

test('rests five times as long as the last save took', () => {
  assert.equal(delay({ lastSave: { endedAt: NOW, durationMs: 4_000 } }), 20_000);
  assert.equal(delay({ lastSave: { endedAt: NOW, durationMs: 100 } }), 2_000);
});

test('waits longer after every failure', () => {
  const lastSave = { endedAt: NOW, durationMs: 10 };
  assert.deepEqual(
    [1, 2, 3, 4, 50].map((failures) => delay({ lastSave, failures })),
    [5_000, 15_000, 60_000, 60_000, 60_000],
  );
});
