/** Does something again and again, never twice at a time, until it is stopped. What fails is tried at the next turn. */
export function repeat(intervalMs: number, work: () => Promise<void>): { stop(): Promise<void> } {
  let running = Promise.resolve();
  const turns = setInterval(() => {
    running = running.then(work).catch(() => {});
  }, intervalMs).unref();
  return {
    async stop() {
      clearInterval(turns);
      await running;
    },
  };
}
