import { type RefObject, useLayoutEffect, useState } from 'react';

/** The size of the scrolling element without its scrollbar; 0 until it is measured. */
export function useViewSize(view: RefObject<HTMLElement | null>, isVisible: boolean) {
  const [viewSize, setViewSize] = useState({ width: 0, height: 0 });
  // biome-ignore lint/correctness/useExhaustiveDependencies: isVisible mounts another element
  useLayoutEffect(() => {
    const element = view.current;
    if (!element) return;
    const measure = () => {
      // clientWidth rounds up, and half a pixel too much would scroll sideways
      const scrollbar = element.offsetWidth - element.clientWidth;
      const width = Math.floor(element.getBoundingClientRect().width) - scrollbar;
      const height = element.clientHeight;
      setViewSize((before) =>
        before.width === width && before.height === height ? before : { width, height },
      );
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [view, isVisible]);
  return viewSize;
}
