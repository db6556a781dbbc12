import { useEffect } from 'react';

/**
 * Repeats the taps and submits that happened before hydration. Effects of screens run before this one, so that they can ask
 * for taps on the shell (lib/early-taps.ts), whose elements are gone.
 */
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
