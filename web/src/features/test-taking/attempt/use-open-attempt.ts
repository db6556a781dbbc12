import { useEffect, useEffectEvent, useState } from 'react';
import { useAuth } from '../../../lib/session.tsx';

/**
 * An open attempt on this device is shown without the intro, for example after a reload or a crash. `test` names the
 * test: another one is searched again.
 */
export function useOpenAttempt<Open>(test: string, find: (student: string) => Promise<Open | null>) {
  const { email } = useAuth();
  const [isSearching, setSearching] = useState(true);
  const [open, setOpen] = useState<Open | null>(null);
  const findInTest = useEffectEvent(find);
  useEffect(() => {
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
  }, [email, test]);
  return { isSearching, open, setOpen };
}
