import path from 'node:path';
import { runAndCleanUp } from './clean-up.ts';
import { startCluster } from './cluster.ts';
import { prepareDueWork } from './due-work.ts';
import { FAULTS } from './faults.ts';
import { checkMails } from './mails.ts';
import { findPrimary } from './members.ts';
import { startProbes } from './probe.ts';
import { formatSummary, formatTable } from './report.ts';
import { requireClusterPrograms } from './requirements.ts';
import { type RoundResult, runRound } from './round.ts';
import { startSchool } from './school.ts';

/** `npm run test:cluster [-- rounds]`: kills the primary and cuts it off in turn, while the product is used. */
const rounds = Number(process.argv[2] ?? 20);
await requireClusterPrograms();
await runAndCleanUp(async () => {
  console.log('Starting three database nodes …');
  const cluster = await startCluster();
  console.log('Starting the product …');
  const { db, writes, admin, chapters, mails } = await startSchool(path.join(cluster.folder, 'servers.log'));
  const probes = await startProbes(cluster, await findPrimary());
  const dueWork = await prepareDueWork({ db, ask: writes.ask, admin, chapter: chapters.jobs });
  const parts = { cluster, probes, writes, dueWork, chapter: chapters.load };
  const results: RoundResult[] = [];
  for (let round = 0; round < rounds; round += 1) {
    results.push(await runRound(parts, FAULTS[round % FAULTS.length]!));
    console.log(formatTable(results).split('\n').at(-1));
  }
  await checkMails(mails, dueWork.mails());
  console.log(`\n${formatTable(results)}\n\n${formatSummary(results)}`);
});
