import assert from 'node:assert/strict';
import { test } from 'node:test';
import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { ApiError, createUnreachableError } from '../api-error.ts';
import { getStaleSince, startOfflineQueries } from './offline-queries.ts';

/** A query on a screen whose next response the test decides. */
function createScreen(meta: { offline?: boolean }) {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false, networkMode: 'always' } } });
  startOfflineQueries(client);
  let respond: () => Promise<string> = async () => 'first';
  const observer = new QueryObserver(client, { queryKey: ['courses'], queryFn: () => respond(), meta });
  const unsubscribe = observer.subscribe(() => {});
  return {
    client,
    observer,
    close: () => {
      unsubscribe();
      client.clear();
    },
    fetch: (response: () => Promise<string>) => {
      respond = response;
      return observer.refetch();
    },
  };
}

const fail = (error: Error) => async () => {
  throw error;
};

test('data that cannot be loaded anew stays without an error and tells its time until it is fresh again', async () => {
  const { client, observer, fetch, close } = createScreen({ offline: true });
  await fetch(async () => 'first');
  assert.equal(getStaleSince(client), null);
  const { dataUpdatedAt } = observer.getCurrentResult();
  await fetch(fail(createUnreachableError()));
  const { data, isError } = observer.getCurrentResult();
  assert.deepEqual({ data, isError }, { data: 'first', isError: false });
  assert.equal(getStaleSince(client), dataUpdatedAt);
  await fetch(async () => 'second');
  assert.equal(getStaleSince(client), null);
  close();
});

test('a refusal of the server is shown, and queries of other screens are left alone', async () => {
  const refused = new ApiError(403, { code: 'forbidden', message: 'No', requestId: undefined });
  const offline = createScreen({ offline: true });
  await offline.fetch(async () => 'first');
  await offline.fetch(fail(refused));
  assert.equal(offline.observer.getCurrentResult().isError, true);
  offline.close();
  const admin = createScreen({});
  await admin.fetch(async () => 'first');
  await admin.fetch(fail(createUnreachableError()));
  assert.equal(admin.observer.getCurrentResult().isError, true);
  assert.equal(getStaleSince(admin.client), null);
  admin.close();
});
