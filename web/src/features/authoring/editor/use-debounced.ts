import { useEffect, useState } from 'react';

const PAUSE_MS = 300;

/** Returns the value as it was when typing last paused, for parts of the editor that are too slow for every keystroke. */
export function useDebounced<Value extends string | object>(value: Value): Value {
  const [debounced, setDebounced] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setDebounced(value), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [value]);
  return debounced;
}
