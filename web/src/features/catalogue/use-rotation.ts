import { CAROUSEL } from '@sikhya/contract/constants.ts';
import { type FocusEvent, type PointerEvent, useEffect, useState, useSyncExternalStore } from 'react';

const LESS_MOTION = '(prefers-reduced-motion: reduce)';

/**
 * Which of some things is shown, one after the other by itself. It waits while somebody points at it, is in it with
 * the keyboard or looks at another tab, and stops for good once somebody has chosen; only asking for it starts it again.
 */
export function useRotation(count: number) {
  const [index, setIndex] = useState(0);
  const [wish, setWish] = useState<'none' | 'stop' | 'go'>('none');
  const [pointedAt, setPointedAt] = useState(false);
  const [focused, setFocused] = useState(false);
  const hidden = useSyncExternalStore(
    onVisibility,
    () => document.hidden,
    () => false,
  );
  const lessMotion = useSyncExternalStore(
    onMotionWish,
    () => matchMedia(LESS_MOTION).matches,
    () => false,
  );

  const disturbed = wish === 'none' && (pointedAt || focused);
  const rotating = count > 1 && wish !== 'stop' && !disturbed && !hidden && !lessMotion;
  useEffect(() => {
    if (!rotating) return;
    const timer = setInterval(() => setIndex((now) => (now + 1) % count), CAROUSEL.intervalMs);
    return () => clearInterval(timer);
  }, [rotating, count]);

  return {
    index: Math.min(index, count - 1),
    rotating,
    /** Whether it would go on if nobody were there. */
    started: wish !== 'stop',
    start: () => setWish('go'),
    stop: () => setWish('stop'),
    /** Counted around: before the first is the last. */
    show: (wanted: number) => {
      setWish('stop');
      setIndex((wanted + count) % count);
    },
    /** For the element that it all happens in. */
    notices: {
      onPointerEnter: ({ pointerType }: PointerEvent) => setPointedAt(pointerType === 'mouse'),
      onPointerLeave: () => setPointedAt(false),
      onFocus: () => setFocused(true),
      onBlur: ({ currentTarget, relatedTarget }: FocusEvent) =>
        setFocused(currentTarget.contains(relatedTarget)),
    },
  };
}

function onVisibility(notify: () => void): () => void {
  document.addEventListener('visibilitychange', notify);
  return () => document.removeEventListener('visibilitychange', notify);
}

function onMotionWish(notify: () => void): () => void {
  const wish = matchMedia(LESS_MOTION);
  wish.addEventListener('change', notify);
  return () => wish.removeEventListener('change', notify);
}
