import { waitForForeground } from '../lib/foreground.ts';
import { getSession } from '../lib/session-store.ts';
import { loadWipe, watchDataOwner } from './data-owner.ts';
import { registerWorker } from './updates/register-worker.ts';

/** The work of the app after the page has loaded. It is one file, which visitors do not wait for. */
export async function startAfterLoad(): Promise<void> {
  watchDataOwner();
  await waitForForeground();
  // not for visitors, whose first page has to stay small
  if (getSession().isAuthenticated) {
    // both are loaded again with the next page
    void startCountingData().catch(() => {});
    void loadWipe().catch(() => {});
  }
  await registerWorker();
}

async function startCountingData(): Promise<void> {
  const { countDataUse } = await import('../lib/data-use.ts');
  countDataUse();
}
