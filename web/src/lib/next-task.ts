/**
 * Resolves in the next task, so that the browser can respond to taps and draw before the work continues. Uses a message and not
 * a timer, because tests stop the clock.
 */
export function nextTask(): Promise<void> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(null);
  });
}
