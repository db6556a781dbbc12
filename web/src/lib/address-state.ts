import { useCallback } from 'react';
import { useSearchParams } from 'react-router';

/**
 * What a list shows stands in the address: it survives a reload, and can be shared. An empty value leaves it.
 */
export function useAddressState(): [URLSearchParams, (changes: Record<string, string>) => void] {
  const [params, setParams] = useSearchParams();
  const change = useCallback(
    (changes: Record<string, string>) => {
      // from what is there now, not from what was last rendered: of two changes at once neither undoes the other
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
