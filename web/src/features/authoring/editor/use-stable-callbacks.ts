import { useLayoutEffect, useRef, useState } from 'react';

type Callbacks = Record<string, (...args: never[]) => unknown>;

/**
 * Returns an object that is always the same, with functions that call the latest callbacks. A memoised component that gets
 * them is not rendered again by typing. Call them in event handlers only, not while rendering.
 */
export function useStableCallbacks<T extends Callbacks>(callbacks: T): T {
  const latest = useRef(callbacks);
  useLayoutEffect(() => {
    latest.current = callbacks;
  });
  const [stable] = useState(() => {
    const names = Object.keys(callbacks);
    return Object.fromEntries(
      names.map((name) => [name, (...args: never[]) => latest.current[name]?.(...args)]),
    ) as T;
  });
  return stable;
}
