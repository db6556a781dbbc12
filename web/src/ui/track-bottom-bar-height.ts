/** The height of the bar at the bottom of the screen; toasts are shown above it. */
const HEIGHT_VARIABLE = '--bottom-bar-height';

/** A ref callback for a bar that is fixed to the bottom of the screen. */
export function trackBottomBarHeight(bar: HTMLElement | null): (() => void) | undefined {
  if (!bar) return;
  const { style } = document.documentElement;
  const observer = new ResizeObserver(() => style.setProperty(HEIGHT_VARIABLE, `${bar.offsetHeight}px`));
  observer.observe(bar);
  return () => {
    observer.disconnect();
    style.removeProperty(HEIGHT_VARIABLE);
  };
}
