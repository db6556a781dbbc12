import { type RefObject, useEffect, useRef } from 'react';
import { clampZoom } from '../zoom.ts';

type Pinch = {
  view: RefObject<HTMLDivElement | null>;
  /** What lies in the view and grows under the fingers. */
  content: RefObject<HTMLDivElement | null>;
  scale: number;
  onZoom: (scale: number, x: number, y: number) => void;
};

type Gesture = { factor: number; x: number; y: number; distance: number };

const WHEEL_PAUSE_MS = 160;

/**
 * Two fingers, or the wheel with Ctrl (which is also what a touchpad's pinch sends). While it lasts the drawn pages
 * are only stretched; they are drawn anew when it has ended.
 */
export function usePinch({ view, content, scale, onZoom }: Pinch): void {
  const current = useRef({ scale, onZoom });
  current.current = { scale, onZoom };

  useEffect(() => {
    const element = view.current;
    if (!element) return;
    let gesture: Gesture | null = null;
    let pause: ReturnType<typeof setTimeout>;

    const stretch = (factor: number) => {
      if (!gesture || !content.current) return;
      const now = current.current.scale;
      gesture.factor = clampZoom(now * factor) / now;
      const { style } = content.current;
      style.transformOrigin = `${element.scrollLeft + gesture.x}px ${element.scrollTop + gesture.y}px`;
      style.transform = `scale(${gesture.factor})`;
    };
    const begin = (x: number, y: number, distance: number) => {
      const box = element.getBoundingClientRect();
      gesture = { factor: 1, x: x - box.left, y: y - box.top, distance };
    };
    const end = () => {
      if (!gesture) return;
      const { factor, x, y } = gesture;
      gesture = null;
      if (content.current) content.current.style.transform = '';
      if (factor !== 1) current.current.onZoom(clampZoom(current.current.scale * factor), x, y);
    };

    const listening = new AbortController();
    const { signal } = listening;
    element.addEventListener(
      'touchstart',
      (event) => {
        if (event.touches.length === 2) begin(...betweenFingers(event.touches));
      },
      { passive: true, signal },
    );
    element.addEventListener(
      'touchmove',
      (event) => {
        if (!gesture || event.touches.length !== 2) return;
        // two fingers zoom the document, not the whole page
        event.preventDefault();
        stretch(betweenFingers(event.touches)[2] / gesture.distance);
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
        if (!gesture) begin(event.clientX, event.clientY, 1);
        stretch((gesture?.factor ?? 1) * Math.exp(-event.deltaY / 300));
        clearTimeout(pause);
        pause = setTimeout(end, WHEEL_PAUSE_MS);
      },
      { passive: false, signal },
    );
    return () => {
      clearTimeout(pause);
      listening.abort();
    };
  }, [view, content]);
}

/** The point between two fingers, and how far they are apart. */
function betweenFingers(touches: TouchList): [number, number, number] {
  const [one, other] = [touches[0]!, touches[1]!];
  return [
    (one.clientX + other.clientX) / 2,
    (one.clientY + other.clientY) / 2,
    Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY),
  ];
}
