import { focusManager, type Query, type QueryClient } from '@tanstack/react-query';

/**
 * Data whose time is in the future, because the clock of this device was set back, would count as fresh until the clock has
 * caught up. From now on its age counts from now. Returns a function that stops it.
 */
export function limitQueryTimes(client: QueryClient): () => void {
  const cache = client.getQueryCache();
  const limitAll = () => cache.getAll().forEach(limitTime);
  limitAll();
  const stops = [
    cache.subscribe(({ type, query }) => type === 'observerAdded' && limitTime(query)),
    // the client, which was mounted before, first ends other work and then refetches stale data
    focusManager.subscribe(limitAll),
  ];
  return () => {
    for (const stop of stops) stop();
  };
}

function limitTime(query: Query): void {
  const now = Date.now();
  if (query.state.dataUpdatedAt <= now) return;
  // it never becomes stale, and its time may identify it
  if (query.observers.some(({ options }) => options.staleTime === Number.POSITIVE_INFINITY)) return;
  query.setState({ dataUpdatedAt: now });
}
