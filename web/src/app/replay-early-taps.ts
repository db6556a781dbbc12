import { useEffect } from 'react';

declare global {
  interface Window {
    /** Buttons and forms that were used before the app could answer; kept by public/early.js. */
    earlyTaps?: Set<HTMLElement> | undefined;
  }
}

/** Does what people tapped on while the page could be seen but not answer yet. */
export function useReplayEarlyTaps(): void {
  useEffect(() => {
    const taps = window.earlyTaps ?? [];
    window.earlyTaps = undefined;
    for (const element of taps) {
      if (!element.isConnected) continue;
      if (element instanceof HTMLFormElement) element.requestSubmit();
      else element.click();
    }
  }, []);
}
