import { type RefObject, useEffect, useEffectEvent } from 'react';
import { clampZoom } from '../zoom.ts';

type PinchInput = {
  view: RefObject<HTMLDivElement | null>;
  /** The element in the view that is stretched during the gesture. */
  content: RefObject<HTMLDivElement | null>;
  scale: number;
  onZoom: (scale: number, x: number, y: number) => void;
};

type Gesture = { factor: number; x: number; y: number; distance: number };

/** An event that only Safari has; `scale` is relative to the start of the gesture. */
type TouchpadEvent = Event & { scale: number; clientX: number; clientY: number };

/** A wheel gesture ends after this pause. */
const WHEEL_PAUSE_MS = 160;

/**
 * Zooms with two fingers, or with Ctrl and the wheel, which is also what a touchpad sends; in Safari it sends gesture
 * events. The drawn pages are only stretched during the gesture and drawn again after it.
 */
export function usePinch({ view, content, scale, onZoom }: PinchInput): void {
  const getScale = useEffectEvent(() => scale);
  const handleZoom = useEffectEvent(onZoom);

  useEffect(() => {
    const element = view.current;
    if (!element) return;
    let gesture: Gesture | null = null;
    let wheelTimer: ReturnType<typeof setTimeout>;

    const stretch = (factor: number) => {
      if (!gesture || !content.current) return;
      gesture.factor = clampZoom(getScale() * factor) / getScale();
      const { style } = content.current;
      style.transformOrigin = `${element.scrollLeft + gesture.x}px ${element.scrollTop + gesture.y}px`;
      style.transform = `scale(${gesture.factor})`;
    };
    const start = (x: number, y: number, distance: number) => {
      const box = element.getBoundingClientRect();
      gesture = { factor: 1, x: x - box.left, y: y - box.top, distance };
    };
    const end = () => {
      if (!gesture) return;
      const { factor, x, y } = gesture;
      gesture = null;
      if (content.current) content.current.style.transform = '';
      if (factor !== 1) handleZoom(clampZoom(getScale() * factor), x, y);
    };

    const listeners = new AbortController();
    const { signal } = listeners;
    element.addEventListener(
      'touchstart',
      (event) => {
        if (event.touches.length === 2) start(...measureFingers(event.touches));
      },
      { passive: true, signal },
    );
    element.addEventListener(
      'touchmove',
      (event) => {
        if (!gesture || event.touches.length !== 2) return;
        // zoom the document, not the whole web page
        event.preventDefault();
        stretch(measureFingers(event.touches)[2] / gesture.distance);
      },
      { passive: false, signal },
    );
    element.addEventListener('touchend', end, { signal });
    element.addEventListener('touchcancel', end, { signal });
    element.addEventListener(
      'wheel',
      (event) => {
        if (!event.ctrlKey) return;
        event.preventDefault();
        if (!gesture) start(event.clientX, event.clientY, 1);
        stretch((gesture?.factor ?? 1) * Math.exp(-event.deltaY / 300));
        clearTimeout(wheelTimer);
        wheelTimer = setTimeout(end, WHEEL_PAUSE_MS);
      },
      { passive: false, signal },
    );
    // Safari sends these for the fingers on a touchscreen too, whose gesture has started before
    let isOnTouchpad = false;
    const onTouchpad = (type: string, handle: (event: TouchpadEvent) => void) =>
      element.addEventListener(
        type,
        (event) => {
          // zoom the document, not the whole web page
          event.preventDefault();
          handle(event as TouchpadEvent);
        },
        { passive: false, signal },
      );
    onTouchpad('gesturestart', ({ clientX, clientY }) => {
      isOnTouchpad = gesture === null;
      if (isOnTouchpad) start(clientX, clientY, 1);
    });
    onTouchpad('gesturechange', (event) => isOnTouchpad && stretch(event.scale));
    onTouchpad('gestureend', end);
    return () => {
      clearTimeout(wheelTimer);
      listeners.abort();
    };
  }, [view, content]);
}

/** Returns the point between two fingers and their distance. */
function measureFingers(touches: TouchList): [x: number, y: number, distance: number] {
  const [first, second] = [touches[0]!, touches[1]!];
  return [
    (first.clientX + second.clientX) / 2,
    (first.clientY + second.clientY) / 2,
    Math.hypot(first.clientX - second.clientX, first.clientY - second.clientY),
  ];
}
