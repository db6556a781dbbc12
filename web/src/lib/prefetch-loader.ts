import type { FetchQueryOptions, QueryClient, QueryKey } from '@tanstack/react-query';
import { createContext, type LoaderFunction, type LoaderFunctionArgs } from 'react-router';

/** How loaders get the query client: a new one for every page on the server, a single one in the browser. */
export const queryClientContext = createContext<QueryClient>();

type StartQueries = (
  client: QueryClient,
  params: LoaderFunctionArgs['params'],
  url: URL,
) => Promise<unknown>[];

/**
 * Creates a loader that only fills the cache; screens read it with useQuery.
 * The server waits for the responses; the browser shows the screen's skeleton at once.
 */
export function createPrefetchLoader(startQueries: StartQueries): LoaderFunction {
  return async ({ context, params, request }) => {
    const client = context.get(queryClientContext);
    const responses = Promise.all(startQueries(client, params, new URL(request.url)));
    if (import.meta.env.SSR) await responses;
    return null;
  };
}

/**
 * Fetches the data again on every navigation to a screen. The screen itself does not fetch it a second time, if the query
 * is not stale at once.
 */
export function prefetchAgain<Data, Key extends QueryKey>(
  client: QueryClient,
  query: FetchQueryOptions<Data, Error, Data, Key>,
): Promise<void> {
  return client.prefetchQuery({ ...query, staleTime: 0 });
}
