import { type PointerEvent, useRef } from 'react';

const FAR_ENOUGH_PX = 40;

/** A finger drawn sideways over an element, which must leave only up and down to the browser (touch-pan-y). */
export function useSwipe({ onLeft, onRight }: { onLeft: () => void; onRight: () => void }) {
  const from = useRef<{ x: number; y: number }>(undefined);
  return {
    onPointerDown: ({ pointerType, isPrimary, clientX: x, clientY: y }: PointerEvent) => {
      from.current = pointerType !== 'mouse' && isPrimary ? { x, y } : undefined;
    },
    onPointerUp: ({ clientX, clientY }: PointerEvent) => {
      if (!from.current) return;
      const aside = clientX - from.current.x;
      const down = clientY - from.current.y;
      from.current = undefined;
      if (Math.abs(aside) < FAR_ENOUGH_PX || Math.abs(aside) < Math.abs(down)) return;
      if (aside < 0) onLeft();
      else onRight();
    },
    onPointerCancel: () => {
      from.current = undefined;
    },
  };
}
