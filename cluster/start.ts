import { runAndCleanUp } from './clean-up.ts';
import { startCluster } from './cluster.ts';
import { findPrimary } from './members.ts';
import { requireClusterPrograms } from './requirements.ts';
import { DATABASE_READ_URL, DATABASE_URL } from './settings.ts';

/** `npm run cluster`: starts the cluster and keeps it until Ctrl-C. */
await requireClusterPrograms();
await runAndCleanUp(async () => {
  console.log('Starting three database nodes …');
  const { folder } = await startCluster();
  console.log(`The primary is ${(await findPrimary()).name}. The files and logs are in ${folder}.
  DATABASE_URL=${DATABASE_URL}
  DATABASE_READ_URL=${DATABASE_READ_URL}
Ctrl-C stops the cluster and removes it.`);
  await new Promise(() => setInterval(() => {}, 60_000));
}, 0);
