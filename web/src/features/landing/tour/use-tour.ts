import { useEffect, useState } from 'react';
import { canPrefetch } from '../../../lib/network.ts';

/** Enough time to look at a picture and read its caption. */
const STEP_MS = 5000;

/**
 * Goes through the pictures. They advance by themselves once the current one has loaded, but not for people who prefer
 * less motion or want to save data, unless they press Play.
 */
export function useTour(count: number) {
  const [index, setIndex] = useState(0);
  const [isPlaying, setPlaying] = useState(shouldPlayByItself);
  const [loadedIndex, setLoadedIndex] = useState<number>();
  const isLast = index === count - 1;
  useEffect(() => {
    if (!isPlaying || loadedIndex !== index) return;
    const timer = setInterval(() => {
      if (document.hidden) return;
      if (isLast) setPlaying(false);
      else setIndex(index + 1);
    }, STEP_MS);
    return () => clearInterval(timer);
  }, [isPlaying, loadedIndex, index, isLast]);

  return {
    index,
    isPlaying,
    /** Stays at the first and the last picture. */
    show: (newIndex: number) => {
      setPlaying(false);
      setIndex(Math.max(0, Math.min(newIndex, count - 1)));
    },
    /** Starts again from the first picture when the last one is shown. */
    togglePlaying: () => {
      if (!isPlaying && isLast) setIndex(0);
      setPlaying(!isPlaying);
    },
    markLoaded: () => setLoadedIndex(index),
  };
}

function shouldPlayByItself(): boolean {
  return canPrefetch() && !matchMedia('(prefers-reduced-motion: reduce)').matches;
}
