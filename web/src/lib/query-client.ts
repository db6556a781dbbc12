import { focusManager, QueryCache, QueryClient } from '@tanstack/react-query';
import { isTransient } from './api-error.ts';

const MINUTE = 60_000;

// two windows side by side are both visible all the time: coming back to one is a change of focus alone
if (!import.meta.env.SSR) {
  focusManager.setEventListener((onReturn) => {
    const returned = () => onReturn();
    window.addEventListener('visibilitychange', returned);
    window.addEventListener('focus', returned);
    return () => {
      window.removeEventListener('visibilitychange', returned);
      window.removeEventListener('focus', returned);
    };
  });
}

export function createQueryClient(): QueryClient {
  return new QueryClient({
    // the server keeps a log of its own
    queryCache: new QueryCache({ onError: (error) => !import.meta.env.SSR && console.error(error) }),
    defaultOptions: {
      queries: {
        staleTime: MINUTE,
        // the server has one try: what it misses, the browser asks for
        retry: import.meta.env.SSR ? false : (failures, error) => failures < 2 && isTransient(error),
        // a phone's idea of being online is often wrong: try, and show what came of it
        networkMode: 'always',
        refetchOnReconnect: true,
      },
      // what somebody pressed a button for fails in their sight, and does not happen later behind their back
      mutations: { networkMode: 'always' },
    },
  });
}
