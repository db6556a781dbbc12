import { useEffect, useEffectEvent, useState } from 'react';
import { useAuth } from '../../../lib/session.tsx';

/**
 * An open attempt on this device is shown without the intro, for example after a reload or a crash. `test` names the
 * test: another one is searched again. `getFound` returns the result of an earlier search, if there was one.
 */
export function useOpenAttempt<Open>(
  test: string,
  find: (student: string) => Promise<Open | null>,
  getFound?: (student: string) => Open | null | undefined,
) {
  const { email } = useAuth();
  const [found] = useState(() => getFound?.(email));
  const [isSearching, setSearching] = useState(found === undefined);
  const [open, setOpen] = useState<Open | null>(found ?? null);
  const findInTest = useEffectEvent(find);
  useEffect(() => {
    if (found !== undefined) return;
    let isUnmounted = false;
    // a dependency only, so that the effect runs for every test
    void test;
    const search = async () => {
      const found = await findInTest(email);
      if (isUnmounted) return;
      setOpen((before) => before ?? found);
      setSearching(false);
    };
    void search();
    return () => {
      isUnmounted = true;
    };
  }, [email, test, found]);
  return { isSearching, open, setOpen };
}
