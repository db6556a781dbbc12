import assert from 'node:assert/strict';
import { test } from 'node:test';
import { PRACTICE, type Practice, type PracticeProgress } from '@sikhya/contract/practice.ts';
import { listDays } from '@sikhya/contract/practice-days.ts';
import { QueryClient } from '@tanstack/react-query';
import { setTransport } from '../../lib/call.ts';
import { stored } from '../../testing/local-storage.ts';
import { progressQuery } from './api.ts';
import { writeDeck, writeProgress } from './device/practice-storage.ts';

const DAY_MS = 24 * 3600_000;

Object.assign(globalThis, { window: Object.assign(new EventTarget(), { location: { pathname: '/' } }) });
stored.clear();

test('without a connection the days end today by the clock of the server', async (t) => {
  t.mock.method(console, 'error', () => {});
  setTransport(async () => {
    throw new TypeError('no connection');
  });
  // the clock of the device is three days ahead
  const serverNow = new Date(Date.now() - 3 * DAY_MS);
  const days = listDays(serverNow, -PRACTICE.heatMapDays).map((day) => ({ day, questions: 1 }));
  const progress = { streak: 84, streakBefore: 0, week: { days: 1, goal: 5 }, days, chapters: [] };
  await writeProgress('mina', progress satisfies PracticeProgress);
  await writeDeck('mina', { practice: {} as Practice, clockOffset: -3 * DAY_MS });
  const shown = await new QueryClient().fetchQuery(progressQuery('mina'));
  assert.deepEqual([shown.streak, shown.days.at(-1)], [84, days.at(-1)]);
});
