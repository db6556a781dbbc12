/**
 * Runs in the page. Records how long each keystroke blocked it, in ms: from keydown to the end of React's update
 * (which runs before the event ends), including style and layout. Painting and what React defers come later.
 */
globalThis.keyTimes = [];

addEventListener(
  'keydown',
  ({ target }) => {
    const start = performance.now();
    const end = () =>
      queueMicrotask(() => {
        // Reading a size forces the layout.
        target.getBoundingClientRect();
        globalThis.keyTimes.push(performance.now() - start);
      });
    addEventListener('input', end, { once: true });
  },
  { capture: true },
);
