import { useEffect, useSyncExternalStore } from 'react';

let last = 0;
/** The numbers of the open modals, the newest last. */
let open: readonly number[] = [];
const listeners = new Set<() => void>();

/** Numbers modals and toasts in the order in which they appear. */
export function assignLayerNumber(): number {
  last += 1;
  return last;
}

function setOpen(numbers: readonly number[]): void {
  open = numbers;
  for (const listener of listeners) listener();
}

export function useRegisterModal(isOpen: boolean): void {
  useEffect(() => {
    if (!isOpen) return;
    const number = assignLayerNumber();
    setOpen([...open, number]);
    return () => setOpen(open.filter((other) => other !== number));
  }, [isOpen]);
}

/** The number of the newest open modal; 0 if none is open. */
export function useNewestModal(): number {
  return useSyncExternalStore(
    subscribe,
    () => open.at(-1) ?? 0,
    () => 0,
  );
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
