import { useLayoutEffect, useRef } from 'react';

/** Restores the focus after a save, because the form is inert and loses the focus while it is saved. */
export function useFocusAfterSaving(isSaving: boolean): void {
  const focused = useRef<Element | null>(null);
  // a layout effect runs before the browser moves the focus and before a dialog remembers it
  useLayoutEffect(() => {
    if (isSaving) focused.current = document.activeElement;
    else if (focused.current instanceof HTMLElement) focused.current.focus({ preventScroll: true });
  }, [isSaving]);
}
