/**
 * Runs the work while no other window of this site holds the lock. Web Locks exist only on HTTPS pages, and browsers that
 * refuse storage refuse them too: there the work runs without a lock.
 */
export async function withLock(name: string, work: () => Promise<void>): Promise<void> {
  if (!navigator.locks) return work();
  let hasStarted = false;
  const start = () => {
    hasStarted = true;
    return work();
  };
  try {
    await navigator.locks.request(name, start);
  } catch (error) {
    if (hasStarted) throw error;
    await work();
  }
}
