import { useSyncExternalStore } from 'react';

/** Returns the secret after the # of a link; null on the server, which never gets it. */
export function useHashToken(): string | null {
  return useSyncExternalStore(
    (onChange) => {
      window.addEventListener('hashchange', onChange);
      return () => window.removeEventListener('hashchange', onChange);
    },
    () => window.location.hash.slice(1),
    () => null,
  );
}
