import { type RefObject, useLayoutEffect } from 'react';
import { typableField } from '../composition/field.ts';

/** While the panel stands at the foot of the page, the page ends above it, and the field in use is not behind it. */
export function useRoomBelow(panel: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const { documentElement: page, body } = document;
    const intoSight = (target: EventTarget | null) =>
      typableField(target)?.scrollIntoView({ block: 'nearest', behavior: 'instant' });
    // its height is known when its keys have been drawn
    const makeRoom = () => {
      const height = `${panel.current?.offsetHeight ?? 0}px`;
      page.style.scrollPaddingBottom = height;
      body.style.paddingBottom = height;
      intoSight(document.activeElement);
    };
    const watcher = new ResizeObserver(makeRoom);
    if (panel.current) watcher.observe(panel.current);
    const onFocus = (event: FocusEvent) => intoSight(event.target);
    document.addEventListener('focusin', onFocus);
    return () => {
      watcher.disconnect();
      document.removeEventListener('focusin', onFocus);
      page.style.scrollPaddingBottom = '';
      body.style.paddingBottom = '';
    };
  }, [panel]);
}
