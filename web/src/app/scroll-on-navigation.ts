import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';

/** A new route begins at its top; a link with a hash goes to what it points at, also when pressed again. */
export function useScrollOnNavigation(): void {
  const { key, pathname, hash } = useLocation();
  const shown = useRef({ key, pathname });
  useEffect(() => {
    const before = shown.current;
    shown.current = { key, pathname };
    // the browser itself has scrolled the page it has just loaded
    if (before.key === key) return;
    if (hash !== '') document.getElementById(decodeURIComponent(hash.slice(1)))?.scrollIntoView();
    else if (before.pathname !== pathname) window.scrollTo({ top: 0, behavior: 'instant' });
  }, [key, pathname, hash]);
}
