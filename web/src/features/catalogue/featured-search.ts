import { useCallback } from 'react';
import { useAddressState } from '../../lib/address-state.ts';

/** What the featured courses are searched for. */
export function useFeaturedSearch(): [string, (text: string) => void] {
  const [params, change] = useAddressState();
  const search = useCallback((text: string) => change({ search: text.trim() === '' ? '' : text }), [change]);
  return [params.get('search') ?? '', search];
}
