import { type RefObject, useEffect, useRef } from 'react';

const WITHIN_MS = 300;
const WITHIN_PX = 30;

/** Two taps of one finger at the same spot. `onDoubleTap` gets the spot in the element's own pixels. */
export function useDoubleTap(
  view: RefObject<HTMLElement | null>,
  onDoubleTap: (x: number, y: number) => void,
): void {
  const current = useRef(onDoubleTap);
  current.current = onDoubleTap;
  useEffect(() => {
    const element = view.current;
    if (!element) return;
    let pressed: { x: number; y: number } | null = null;
    let last: { x: number; y: number; at: number } | null = null;
    const isNear = (one: { x: number; y: number }, event: PointerEvent) =>
      Math.hypot(one.x - event.clientX, one.y - event.clientY) < WITHIN_PX;
    const listening = new AbortController();
    const { signal } = listening;
    const press = (event: PointerEvent) => {
      // a second finger makes it a pinch
      pressed =
        event.pointerType === 'touch' && event.isPrimary ? { x: event.clientX, y: event.clientY } : null;
    };
    const release = (event: PointerEvent) => {
      if (!pressed || !isNear(pressed, event)) return;
      pressed = null;
      const isSecond = last && event.timeStamp - last.at < WITHIN_MS && isNear(last, event);
      last = isSecond ? null : { x: event.clientX, y: event.clientY, at: event.timeStamp };
      if (!isSecond) return;
      const box = element.getBoundingClientRect();
      current.current(event.clientX - box.left, event.clientY - box.top);
    };
    element.addEventListener('pointerdown', press, { signal });
    element.addEventListener('pointerup', release, { signal });
    element.addEventListener(
      'pointercancel',
      () => {
        pressed = null;
      },
      { signal },
    );
    return () => listening.abort();
  }, [view]);
}
