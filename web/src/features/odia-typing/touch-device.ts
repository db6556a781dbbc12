import { useSyncExternalStore } from 'react';

const COARSE = '(pointer: coarse)';

/** Phones and tablets: their own keyboards write Odia, and send no keys that could be turned into it. */
export function useTouchDevice(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => matchMedia(COARSE).matches,
    () => true,
  );
}

function subscribe(redraw: () => void): () => void {
  const query = matchMedia(COARSE);
  query.addEventListener('change', redraw);
  return () => query.removeEventListener('change', redraw);
}
