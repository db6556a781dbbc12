import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { shouldKeepPosition } from '../lib/keep-position.ts';

/** After a change of route a screen reader goes on at the new page's heading, not in the menu of the old one. */
export function useFocusOnNavigation(): void {
  const { pathname, state } = useLocation();
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    if (shouldKeepPosition(state)) return;
    const heading = document.querySelector<HTMLElement>('main h1');
    if (!heading) return;
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
  }, [pathname, state]);
}
