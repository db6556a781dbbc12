import { useSyncExternalStore } from 'react';

const subscribe = () => () => {};

/** Whether the browser supports passkeys; false while the server renders. */
export function useCanUsePasskeys(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => 'PublicKeyCredential' in window,
    () => false,
  );
}
