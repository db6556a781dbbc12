import { type PointerEvent, useRef } from 'react';

const MIN_DISTANCE_PX = 40;

/** Detects a horizontal swipe. The element needs the class touch-pan-y, so that the browser only scrolls vertically. */
export function useSwipe({ onLeft, onRight }: { onLeft: () => void; onRight: () => void }) {
  const start = useRef<{ x: number; y: number }>(undefined);
  return {
    onPointerDown: ({ pointerType, isPrimary, clientX: x, clientY: y }: PointerEvent) => {
      start.current = pointerType !== 'mouse' && isPrimary ? { x, y } : undefined;
    },
    onPointerUp: ({ clientX, clientY }: PointerEvent) => {
      if (!start.current) return;
      const distanceX = clientX - start.current.x;
      const distanceY = clientY - start.current.y;
      start.current = undefined;
      if (Math.abs(distanceX) < MIN_DISTANCE_PX || Math.abs(distanceX) < Math.abs(distanceY)) return;
      if (distanceX < 0) onLeft();
      else onRight();
    },
    onPointerCancel: () => {
      start.current = undefined;
    },
  };
}
