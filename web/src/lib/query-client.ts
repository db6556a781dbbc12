import { focusManager, QueryCache, QueryClient } from '@tanstack/react-query';
import { isTransient } from './api-error.ts';

const MINUTE = 60_000;

// listen to focus too: a window next to another stays visible, so returning to it changes only the focus
if (!import.meta.env.SSR) {
  focusManager.setEventListener((onFocus) => {
    const handleFocus = () => onFocus();
    window.addEventListener('visibilitychange', handleFocus);
    window.addEventListener('focus', handleFocus);
    return () => {
      window.removeEventListener('visibilitychange', handleFocus);
      window.removeEventListener('focus', handleFocus);
    };
  });
}

export function createQueryClient(): QueryClient {
  return new QueryClient({
    // the server has its own log
    queryCache: new QueryCache({ onError: (error) => !import.meta.env.SSR && console.error(error) }),
    defaultOptions: {
      queries: {
        staleTime: MINUTE,
        // the server does not retry: the browser fetches what is missing
        retry: import.meta.env.SSR ? false : (failures, error) => failures < 2 && isTransient(error),
        // ignore navigator.onLine, which is often wrong on phones: send the request and show the result
        networkMode: 'always',
        refetchOnReconnect: true,
      },
      // a mutation fails at once without a connection; it is not queued and sent later
      mutations: { networkMode: 'always' },
    },
  });
}
