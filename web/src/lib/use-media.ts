import { useCallback, useSyncExternalStore } from 'react';

/** Whether a media query holds just now. */
export function useMedia(query: string): boolean {
  const subscribe = useCallback(
    (redraw: () => void) => {
      const list = matchMedia(query);
      list.addEventListener('change', redraw);
      return () => list.removeEventListener('change', redraw);
    },
    [query],
  );
  return useSyncExternalStore(
    subscribe,
    () => matchMedia(query).matches,
    () => false,
  );
}
