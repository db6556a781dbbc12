import { CAROUSEL } from '@sikhya/contract/constants.ts';
import { type FocusEvent, type PointerEvent, useEffect, useState, useSyncExternalStore } from 'react';
import { useMediaQuery } from '../../lib/use-media-query.ts';

const REDUCED_MOTION = '(prefers-reduced-motion: reduce)';

/**
 * The index of the current carousel slide. It changes automatically, pauses while the mouse or the focus is on the
 * carousel or the tab is hidden, and stops when the person selects a slide, until `start` is called.
 */
export function useRotation(count: number) {
  const [index, setIndex] = useState(0);
  const [mode, setMode] = useState<'automatic' | 'stopped' | 'started'>('automatic');
  const [isHovered, setHovered] = useState(false);
  const [isFocused, setFocused] = useState(false);
  const isTabHidden = useSyncExternalStore(
    onVisibilityChange,
    () => document.hidden,
    () => false,
  );
  const prefersReducedMotion = useMediaQuery(REDUCED_MOTION);

  // a person who pressed Start sees it rotate even under the pointer
  const isPaused = mode === 'automatic' && (isHovered || isFocused);
  const isRotating = count > 1 && mode !== 'stopped' && !isPaused && !isTabHidden && !prefersReducedMotion;
  useEffect(() => {
    if (!isRotating) return;
    const timer = setInterval(() => setIndex((before) => (before + 1) % count), CAROUSEL.intervalMs);
    return () => clearInterval(timer);
  }, [isRotating, count]);

  return {
    index: Math.min(index, count - 1),
    isRotating,
    /** Also true while it is paused. */
    isStarted: mode !== 'stopped',
    start: () => setMode('started'),
    stop: () => setMode('stopped'),
    /** Wraps around: -1 is the last slide. */
    show: (newIndex: number) => {
      setMode('stopped');
      setIndex((newIndex + count) % count);
    },
    /** For the carousel's root element. */
    handlers: {
      onPointerEnter: ({ pointerType }: PointerEvent) => setHovered(pointerType === 'mouse'),
      onPointerLeave: () => setHovered(false),
      onFocus: () => setFocused(true),
      onBlur: ({ currentTarget, relatedTarget }: FocusEvent) =>
        setFocused(currentTarget.contains(relatedTarget)),
    },
  };
}

function onVisibilityChange(listener: () => void): () => void {
  document.addEventListener('visibilitychange', listener);
  return () => document.removeEventListener('visibilitychange', listener);
}
