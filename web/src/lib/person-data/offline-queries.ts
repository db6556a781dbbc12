import type { Query, QueryClient } from '@tanstack/react-query';
import { isUnreachable } from '../api-error.ts';
import { getAccount } from '../session-store.ts';
import { readResponse, saveResponse } from './person-database.ts';

/** How long a screen waits for the server before it shows what was saved. */
const PATIENCE_MS = 3000;

/** How long the first screen of a start without a connection waits for what was saved. */
const RESTORE_TIMEOUT_MS = 1000;

/** Queries whose data could not be loaded anew, by their hash. */
const stale = new Set<string>();
const clients = new WeakSet<QueryClient>();

/**
 * Saves the responses of queries with `meta.offline` on the device, and shows them when the server cannot be reached. With a
 * connection nothing changes: saved data is never shown before the server had its chance to respond.
 */
export function startOfflineQueries(client: QueryClient): void {
  if (clients.has(client)) return;
  clients.add(client);
  client.getQueryCache().subscribe((event) => {
    const { query } = event;
    if (event.type !== 'updated' || query.meta?.offline !== true) return;
    const { action } = event;
    if (action.type === 'fetch') setTimeout(() => void showSaved(client, query), PATIENCE_MS);
    if (action.type === 'failed' && isUnreachable(action.error)) void showSaved(client, query);
    if (action.type === 'error' && isUnreachable(action.error)) showAsStale(query);
    if (action.type === 'success' && !action.manual) save(query);
  });
}

function save(query: Query): void {
  stale.delete(query.queryHash);
  const account = getAccount();
  const { data, dataUpdatedAt: updatedAt } = query.state;
  if (account !== null) void saveResponse(query.queryHash, { account, data, updatedAt });
}

async function showSaved(client: QueryClient, query: Query): Promise<void> {
  const account = getAccount();
  if (account === null || query.state.data !== undefined) return;
  const saved = await readResponse(account, query.queryHash);
  // the response or another person may have come meanwhile
  if (!saved || query.state.data !== undefined || getAccount() !== account) return;
  stale.add(query.queryHash);
  client.setQueryData(query.queryKey, saved.data, { updatedAt: saved.updatedAt });
}

/**
 * Without a connection, fills the queries that the loaders have started, so that a screen begins with its data and not with
 * a skeleton. The browser may be wrong about the connection: a response that comes nevertheless replaces the saved data.
 */
export async function restoreWhenOffline(client: QueryClient): Promise<void> {
  if (navigator.onLine) return;
  const pending = client
    .getQueryCache()
    .findAll({ fetchStatus: 'fetching', predicate: ({ meta }) => meta?.offline === true });
  const timeout = new Promise((resolve) => setTimeout(resolve, RESTORE_TIMEOUT_MS));
  await Promise.race([Promise.all(pending.map((query) => showSaved(client, query))), timeout]);
}

/** Shown data stays without an error: the mark of the portal tells how old it is. */
function showAsStale(query: Query): void {
  if (query.state.data === undefined) return;
  stale.add(query.queryHash);
  query.setState({ status: 'success', error: null });
}

/** The time of the oldest data on the screen that could not be loaded anew; null if everything is fresh. */
export function getStaleSince(client: QueryClient): number | null {
  const times = client
    .getQueryCache()
    .findAll({ type: 'active' })
    .filter(({ queryHash }) => stale.has(queryHash))
    .map(({ state }) => state.dataUpdatedAt);
  return times.length === 0 ? null : Math.min(...times);
}
