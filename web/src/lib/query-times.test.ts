import assert from 'node:assert/strict';
import { test } from 'node:test';
import { focusManager, QueryClient, QueryObserver } from '@tanstack/react-query';
import { limitQueryTimes } from './query-times.ts';

const HOUR = 3600_000;
const MINUTE = 60_000;
const NOON = Date.parse('2026-11-19T12:00:00Z');

/** A screen with one query, which the test opens and closes. */
function createScreen(staleTime: number) {
  const client = new QueryClient({ defaultOptions: { queries: { networkMode: 'always' } } });
  client.mount();
  const stop = limitQueryTimes(client);
  const fetches = { count: 0 };
  const queryFn = async () => {
    fetches.count += 1;
    return fetches.count;
  };
  const open = () =>
    new QueryObserver(client, { queryKey: ['orders'], queryFn, staleTime }).subscribe(() => {});
  const close = () => {
    stop();
    client.unmount();
    client.clear();
  };
  return { client, fetches, open, close };
}

async function settle(): Promise<void> {
  for (let turn = 0; turn < 10; turn += 1) await Promise.resolve();
}

test('a screen fetches again a minute after the clock was set back, not when the clock has caught up', async (t) => {
  t.mock.timers.enable({ apis: ['Date'], now: NOON });
  const { fetches, open, close } = createScreen(MINUTE);
  const leave = open();
  await settle();
  leave();
  assert.equal(fetches.count, 1);
  t.mock.timers.setTime(NOON - 5 * HOUR);
  open()();
  await settle();
  assert.equal(fetches.count, 1);
  t.mock.timers.setTime(NOON - 5 * HOUR + MINUTE);
  open()();
  await settle();
  assert.equal(fetches.count, 2);
  close();
});

test('data that is always stale is fetched again on focus although the clock was set back', async (t) => {
  t.mock.timers.enable({ apis: ['Date'], now: NOON });
  const { fetches, open, close } = createScreen(0);
  const leave = open();
  await settle();
  t.mock.timers.setTime(NOON - 5 * HOUR);
  focusManager.onFocus();
  await settle();
  assert.equal(fetches.count, 2);
  leave();
  close();
});

test('the time of data that never becomes stale stays, because it may identify the data', async (t) => {
  t.mock.timers.enable({ apis: ['Date'], now: NOON });
  const { client, open, close } = createScreen(Number.POSITIVE_INFINITY);
  const leave = open();
  await settle();
  t.mock.timers.setTime(NOON - 5 * HOUR);
  focusManager.onFocus();
  assert.equal(client.getQueryState(['orders'])?.dataUpdatedAt, NOON);
  leave();
  close();
});
