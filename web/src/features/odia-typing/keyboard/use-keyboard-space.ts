import { type RefObject, useLayoutEffect } from 'react';
import { toTypableField } from '../composition/field.ts';

/** Adds space below the page while the keyboard panel covers it, and keeps the active field visible above the panel. */
export function useKeyboardSpace(panel: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const { documentElement: page, body } = document;
    const scrollToField = (target: EventTarget | null) =>
      toTypableField(target)?.scrollIntoView({ block: 'nearest', behavior: 'instant' });
    // the height changes when the keys are rendered
    const updateSpace = () => {
      const height = `${panel.current?.offsetHeight ?? 0}px`;
      page.style.scrollPaddingBottom = height;
      body.style.paddingBottom = height;
      scrollToField(document.activeElement);
    };
    const observer = new ResizeObserver(updateSpace);
    if (panel.current) observer.observe(panel.current);
    const onFocus = (event: FocusEvent) => scrollToField(event.target);
    document.addEventListener('focusin', onFocus);
    return () => {
      observer.disconnect();
      document.removeEventListener('focusin', onFocus);
      page.style.scrollPaddingBottom = '';
      body.style.paddingBottom = '';
    };
  }, [panel]);
}
