/** Returns a function that runs tasks one after the other. A failed task does not stop the next one. */
export function createTaskQueue() {
  let last: Promise<unknown> = Promise.resolve();
  return <T>(task: () => Promise<T>): Promise<T> => {
    const result = last.then(task, task);
    last = result.catch(() => {});
    return result;
  };
}
