import { useEffect, useRef } from 'react';

/** Returns a ref that is true until the component is removed, for responses that arrive later. */
export function useIsMounted() {
  const isMounted = useRef(false);
  useEffect(() => {
    isMounted.current = true;
    return () => {
      isMounted.current = false;
    };
  }, []);
  return isMounted;
}
