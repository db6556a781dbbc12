declare global {
  interface Window {
    /** Buttons and forms that were used before hydration; collected by public/early.js. */
    earlyTaps?: Set<HTMLElement> | undefined;
  }
}

/**
 * Whether the button with this `data-tap` was pressed in the page that the server sent. Only true in effects of the first
 * render: app/replay-early-taps.ts forgets all taps after them.
 */
export function wasTappedEarly(name: string): boolean {
  return [...(window.earlyTaps ?? [])].some(({ dataset }) => dataset.tap === name);
}
