import { useEffect } from 'react';

declare global {
  interface Window {
    /** Buttons and forms that were used before hydration; collected by public/early.js. */
    earlyTaps?: Set<HTMLElement> | undefined;
  }
}

/** Repeats the taps and submits that happened before hydration. */
export function useReplayEarlyTaps(): void {
  useEffect(() => {
    const taps = window.earlyTaps ?? [];
    window.earlyTaps = undefined;
    for (const element of taps) {
      if (!element.isConnected) continue;
      if (element instanceof HTMLFormElement) element.requestSubmit();
      else {
        // tabs change on mousedown, other buttons on click
        element.dispatchEvent(new MouseEvent('mousedown', { bubbles: true }));
        element.click();
      }
    }
  }, []);
}
