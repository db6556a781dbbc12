import { connect } from '../database/database.ts';
import { restoreRehearsal } from '../jobs/restore-rehearsal.ts';

/** Restores a backup as a test, in a process that can be killed. REHEARSAL has the address and the folder as JSON. */
const { address, folder } = JSON.parse(process.env.REHEARSAL!);
const { db, close } = connect(address, 1);
const job = restoreRehearsal({
  db,
  address,
  folder,
  everyDays: 1,
  databaseFolder: null,
  now: () => new Date(),
  log: { info: () => {} },
});
await job.run(new AbortController().signal);
await close();
