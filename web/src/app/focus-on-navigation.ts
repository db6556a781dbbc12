import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { shouldKeepPosition } from '../lib/keep-position.ts';

/** Focuses the heading of a new page, so that screen readers continue there and not in the old page's menu. */
export function useFocusOnNavigation(): void {
  const { pathname, state } = useLocation();
  const lastPathname = useRef(pathname);
  useEffect(() => {
    if (lastPathname.current === pathname) return;
    lastPathname.current = pathname;
    if (shouldKeepPosition(state)) return;
    const heading = document.querySelector<HTMLElement>('main h1');
    if (!heading) return;
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
  }, [pathname, state]);
}
