import type { QueryClient } from '@tanstack/react-query';
import { createContext, type LoaderFunction, type LoaderFunctionArgs } from 'react-router';

/** How loaders get the query client: a new one for every page on the server, a single one in the browser. */
export const queryClientContext = createContext<QueryClient>();

type StartQueries = (client: QueryClient, params: LoaderFunctionArgs['params']) => Promise<unknown>[];

/**
 * Creates a loader that only fills the cache; screens read it with useQuery.
 * The server waits for the responses; the browser shows the screen's skeleton at once.
 */
export function createPrefetchLoader(startQueries: StartQueries): LoaderFunction {
  return async ({ context, params }) => {
    const responses = Promise.all(startQueries(context.get(queryClientContext), params));
    if (import.meta.env.SSR) await responses;
    return null;
  };
}
