import type { QueryClient } from '@tanstack/react-query';
import { createContext, type LoaderFunction, type LoaderFunctionArgs } from 'react-router';

/** Where loaders find the cache: a fresh one for every page on the server, the only one in the browser. */
export const queryClientContext = createContext<QueryClient>();

type Start = (client: QueryClient, params: LoaderFunctionArgs['params']) => Promise<unknown>[];

/**
 * A loader that fills the cache and nothing else: screens read through useQuery.
 * The server waits for the answers; the browser shows the screen's skeleton at once.
 */
export function prefetch(start: Start): LoaderFunction {
  return async ({ context, params }) => {
    const started = Promise.all(start(context.get(queryClientContext), params));
    if (import.meta.env.SSR) await started;
    return null;
  };
}
