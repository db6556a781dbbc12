import { type RefObject, useLayoutEffect } from 'react';

/** What is being saved cannot be written in, and that takes the focus away: afterwards it is where it was. */
export function useFocusAfterSaving(saving: boolean, focused: RefObject<Element | null>): void {
  // before the browser has taken it away, and before a dialog asks who had it
  useLayoutEffect(() => {
    if (saving) focused.current = document.activeElement;
    else if (focused.current instanceof HTMLElement) focused.current.focus({ preventScroll: true });
  }, [saving, focused]);
}
