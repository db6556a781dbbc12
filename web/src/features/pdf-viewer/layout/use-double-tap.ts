import { type RefObject, useEffect, useEffectEvent } from 'react';

const MAX_INTERVAL_MS = 300;
const MAX_DISTANCE_PX = 30;

/** Calls `onDoubleTap` with the position in the element when one finger taps twice at the same point. */
export function useDoubleTap(
  view: RefObject<HTMLElement | null>,
  onDoubleTap: (x: number, y: number) => void,
): void {
  const handleDoubleTap = useEffectEvent(onDoubleTap);
  useEffect(() => {
    const element = view.current;
    if (!element) return;
    let pressed: { x: number; y: number } | null = null;
    let lastTap: { x: number; y: number; time: number } | null = null;
    const isNear = (point: { x: number; y: number }, event: PointerEvent) =>
      Math.hypot(point.x - event.clientX, point.y - event.clientY) < MAX_DISTANCE_PX;
    const listeners = new AbortController();
    const { signal } = listeners;
    const onPointerDown = (event: PointerEvent) => {
      // a second finger makes it a pinch
      pressed =
        event.pointerType === 'touch' && event.isPrimary ? { x: event.clientX, y: event.clientY } : null;
    };
    const onPointerUp = (event: PointerEvent) => {
      if (!pressed || !isNear(pressed, event)) return;
      pressed = null;
      const isSecondTap =
        lastTap && event.timeStamp - lastTap.time < MAX_INTERVAL_MS && isNear(lastTap, event);
      lastTap = isSecondTap ? null : { x: event.clientX, y: event.clientY, time: event.timeStamp };
      if (!isSecondTap) return;
      const box = element.getBoundingClientRect();
      handleDoubleTap(event.clientX - box.left, event.clientY - box.top);
    };
    element.addEventListener('pointerdown', onPointerDown, { signal });
    element.addEventListener('pointerup', onPointerUp, { signal });
    element.addEventListener(
      'pointercancel',
      () => {
        pressed = null;
      },
      { signal },
    );
    return () => listeners.abort();
  }, [view]);
}
