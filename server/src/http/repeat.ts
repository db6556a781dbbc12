/**
 * Runs a task every `intervalMs` until it is stopped, never twice at the same time. A failed run is ignored: the next one
 * tries again.
 */
export function repeat(intervalMs: number, task: () => Promise<void>): { stop(): Promise<void> } {
  let running = Promise.resolve();
  const timer = setInterval(() => {
    running = running.then(task).catch(() => {});
  }, intervalMs).unref();
  return {
    async stop() {
      clearInterval(timer);
      await running;
    },
  };
}
