import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router';
import { shouldKeepPosition } from '../lib/keep-position.ts';

/** For so long what was there before may take to be there again. */
const PATIENCE_MS = 3000;

/**
 * A new route begins at its top; a link with a hash goes to what it points at, also when pressed again; back and
 * forward go where the page was left.
 */
export function useScrollOnNavigation(): void {
  const { key, pathname, hash, state } = useLocation();
  const isReturn = useNavigationType() === 'POP';
  const shown = useRef({ key, pathname });
  const leftAt = useRef(new Map<string, number>());

  useEffect(() => {
    const note = () => leftAt.current.set(shown.current.key, window.scrollY);
    window.addEventListener('scroll', note, { passive: true });
    return () => window.removeEventListener('scroll', note);
  }, []);

  // before the browser notices that a new page is shorter, and scrolls the old one in its stead
  useLayoutEffect(() => {
    const before = shown.current;
    shown.current = { key, pathname };
    // the browser itself has scrolled the page it has just loaded
    if (before.key === key) return;
    if (isReturn) return scrollPatiently(leftAt.current.get(key) ?? 0);
    if (hash !== '') document.getElementById(decodeURIComponent(hash.slice(1)))?.scrollIntoView();
    else if (before.pathname !== pathname && !shouldKeepPosition(state))
      window.scrollTo({ top: 0, behavior: 'instant' });
  }, [key, pathname, hash, state, isReturn]);
}

/** Scrolls as soon as the page is long enough for it, unless somebody does something else meanwhile. */
function scrollPatiently(top: number): () => void {
  const over = new AbortController();
  const tryIt = () => {
    window.scrollTo({ top, behavior: 'instant' });
    if (window.scrollY >= top - 1) over.abort();
  };
  const growing = new ResizeObserver(tryIt);
  over.signal.addEventListener('abort', () => growing.disconnect());
  tryIt();
  if (over.signal.aborted) return () => {};
  growing.observe(document.body);
  for (const act of ['wheel', 'touchstart', 'keydown', 'pointerdown'] as const) {
    window.addEventListener(act, () => over.abort(), { passive: true, signal: over.signal });
  }
  const late = setTimeout(() => over.abort(), PATIENCE_MS);
  return () => {
    clearTimeout(late);
    over.abort();
  };
}
