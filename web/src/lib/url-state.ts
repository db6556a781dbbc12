import { useCallback } from 'react';
import { useSearchParams } from 'react-router';

/**
 * Keeps the state of a list (page, search, filters) in the URL, so that it survives a reload and can be shared.
 * An empty value removes the parameter.
 */
export function useUrlState(): [URLSearchParams, (changes: Record<string, string>) => void] {
  const [params, setParams] = useSearchParams();
  const change = useCallback(
    (changes: Record<string, string>) => {
      // start from the current URL, not from the last render: two changes in one tick must not undo each other
      const next = new URLSearchParams(window.location.search);
      for (const [name, value] of Object.entries(changes)) {
        if (value === '') next.delete(name);
        else next.set(name, value);
      }
      setParams(next, { replace: true, preventScrollReset: true });
    },
    [setParams],
  );
  return [params, change];
}
