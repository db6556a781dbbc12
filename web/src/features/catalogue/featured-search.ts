import { useCallback } from 'react';
import { useSearchParams } from 'react-router';

/** What the featured courses are searched for. It stands in the address: it survives a reload, and can be shared. */
export function useFeaturedSearch(): [string, (text: string) => void] {
  const [params, setParams] = useSearchParams();
  const search = useCallback(
    (text: string) =>
      setParams(text.trim() === '' ? {} : { search: text }, { replace: true, preventScrollReset: true }),
    [setParams],
  );
  return [params.get('search') ?? '', search];
}
