type CleanUp = () => Promise<unknown>;

const cleanUps: CleanUp[] = [];
const failureHooks: CleanUp[] = [];

/** Adds work that runs after a failure, before the clean-up. */
export function onFailure(work: CleanUp): void {
  failureHooks.push(work);
}

/** Adds a clean-up that runs at the end, also after a failure or Ctrl-C. The newest one runs first. */
export function onEnd(cleanUp: CleanUp): void {
  cleanUps.unshift(cleanUp);
}

/** Returns a scope whose hooks run in the order in which they were added, as in a test. */
export function createTestScope(): { after(work: CleanUp): void } {
  const hooks: CleanUp[] = [];
  onEnd(async () => {
    for (const hook of hooks) await hook();
  });
  return { after: (work) => void hooks.push(work) };
}

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

class Interrupted extends Error {}

/** Runs `work` until it ends, fails or is interrupted, cleans up, and ends the process with a code. */
export async function runAndCleanUp(work: () => Promise<void>, codeAfterInterrupt = 1): Promise<never> {
  const { promise: interrupted, reject } = Promise.withResolvers<never>();
  // Later signals change nothing, so that the clean-up finishes.
  for (const signal of SIGNALS) process.on(signal, () => reject(new Interrupted(signal)));
  process.on('uncaughtException', reject);
  let code = 0;
  try {
    await Promise.race([work(), interrupted]);
  } catch (error) {
    if (error instanceof Interrupted) return cleanUpAndExit(codeAfterInterrupt);
    console.error(error);
    code = 1;
    for (const hook of failureHooks) await hook().catch((failure) => console.error(failure));
  }
  return cleanUpAndExit(code);
}

async function cleanUpAndExit(code: number): Promise<never> {
  console.log('Stopping …');
  for (const cleanUp of cleanUps) await cleanUp().catch((error) => console.error(error));
  process.exit(code);
}
