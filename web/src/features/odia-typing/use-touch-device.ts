import { useSyncExternalStore } from 'react';

const COARSE_POINTER = '(pointer: coarse)';

/** On phones and tablets Odia typing is not needed: their keyboards write Odia, and send no key events to convert. */
export function useTouchDevice(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => matchMedia(COARSE_POINTER).matches,
    () => true,
  );
}

function subscribe(onChange: () => void): () => void {
  const query = matchMedia(COARSE_POINTER);
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
}
