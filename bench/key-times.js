/**
 * Runs in the page. How long each key kept it busy, in ms: from keydown to the end of React's work, which is done
 * when the event is over, with the style and the layout that came of it.
 */
globalThis.keyTimes = [];

addEventListener(
  'keydown',
  ({ target }) => {
    const start = performance.now();
    const end = () =>
      queueMicrotask(() => {
        // reading a size makes the browser lay the page out now
        target.getBoundingClientRect();
        globalThis.keyTimes.push(performance.now() - start);
      });
    addEventListener('input', end, { once: true });
  },
  { capture: true },
);
