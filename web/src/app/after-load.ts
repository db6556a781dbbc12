import { getSession } from '../lib/session-store.ts';
import { registerWorker } from './updates/register-worker.ts';
import { wipeOnSignOut } from './wipe-person-data.ts';

/** What the app does after the page has loaded. It is one file, which visitors do not wait for. */
export async function startAfterLoad(): Promise<void> {
  wipeOnSignOut();
  // not for visitors, whose first page has to stay small
  if (getSession().isAuthenticated) void import('../lib/data-use.ts').then((use) => use.countDataUse());
  await registerWorker();
}
