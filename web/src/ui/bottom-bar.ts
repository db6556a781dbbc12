/** How high the bar at the bottom of the screen is; notices are shown above it. */
const HEIGHT = '--bottom-bar-height';

/** A ref for a bar that stays at the bottom of the screen. */
export function bottomBar(bar: HTMLElement | null): (() => void) | undefined {
  if (!bar) return;
  const { style } = document.documentElement;
  const observer = new ResizeObserver(() => style.setProperty(HEIGHT, `${bar.offsetHeight}px`));
  observer.observe(bar);
  return () => {
    observer.disconnect();
    style.removeProperty(HEIGHT);
  };
}
