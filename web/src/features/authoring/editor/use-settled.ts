import { useEffect, useState } from 'react';

const PAUSE_MS = 300;

/** Returns the value as it was when typing last paused, for parts of the editor that are too slow for every keystroke. */
export function useSettled<Value extends string | object>(value: Value): Value {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
}
