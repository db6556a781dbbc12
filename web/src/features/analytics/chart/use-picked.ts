import { useState } from 'react';

/** Which of so many is told about; the newest, until somebody picks one. */
export function usePicked(count: number): [number, (index: number) => void] {
  const [picked, pick] = useState<number>();
  // there may be fewer than when it was picked: a day has passed
  return [Math.min(picked ?? count - 1, count - 1), pick];
}
