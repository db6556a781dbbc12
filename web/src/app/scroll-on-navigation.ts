import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router';
import { shouldKeepPosition } from '../lib/keep-position.ts';

/** How long to wait for the content of a page that the person returns to. */
const RESTORE_TIMEOUT_MS = 3000;

/**
 * A new page starts at the top, a link with a hash scrolls to its target, even when pressed again, and Back and
 * Forward restore the scroll position.
 */
export function useScrollOnNavigation(): void {
  const { key, pathname, hash, state } = useLocation();
  const isReturn = useNavigationType() === 'POP';
  const lastLocation = useRef({ key, pathname });
  const scrollPositions = useRef(new Map<string, number>());

  useEffect(() => {
    const save = () => {
      // after Back or Forward the browser scrolls before the other page is rendered
      if (getHistoryKey() !== lastLocation.current.key) return;
      scrollPositions.current.set(lastLocation.current.key, window.scrollY);
    };
    // the person may have scrolled before the app was there
    save();
    window.addEventListener('scroll', save, { passive: true });
    return () => window.removeEventListener('scroll', save);
  }, []);

  // a layout effect, so that the old position is kept before the browser scrolls because the new page is shorter
  useLayoutEffect(() => {
    const before = lastLocation.current;
    lastLocation.current = { key, pathname };
    // the first page, which the browser scrolls itself
    if (before.key === key) return;
    if (isReturn) return restoreScroll(scrollPositions.current.get(key) ?? 0);
    if (hash !== '') document.getElementById(decodeURIComponent(hash.slice(1)))?.scrollIntoView();
    else if (before.pathname !== pathname && !shouldKeepPosition(state))
      window.scrollTo({ top: 0, behavior: 'instant' });
    // an entry that the person leaves without scrolling has a position too
    scrollPositions.current.set(key, window.scrollY);
  }, [key, pathname, hash, state, isReturn]);
}

/** The router's key of the current history entry; the first entry has none. */
const getHistoryKey = (): string => window.history.state?.key ?? 'default';

/** Scrolls as soon as the page is long enough, unless the person does something first. Returns a cancel function. */
function restoreScroll(top: number): () => void {
  const stop = new AbortController();
  const tryScroll = () => {
    window.scrollTo({ top, behavior: 'instant' });
    if (window.scrollY >= top - 1) stop.abort();
  };
  const observer = new ResizeObserver(tryScroll);
  stop.signal.addEventListener('abort', () => observer.disconnect());
  tryScroll();
  if (stop.signal.aborted) return () => {};
  observer.observe(document.body);
  for (const eventName of ['wheel', 'touchstart', 'keydown', 'pointerdown'] as const) {
    window.addEventListener(eventName, () => stop.abort(), { passive: true, signal: stop.signal });
  }
  const timer = setTimeout(() => stop.abort(), RESTORE_TIMEOUT_MS);
  return () => {
    clearTimeout(timer);
    stop.abort();
  };
}
