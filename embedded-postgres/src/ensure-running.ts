import { setTimeout as sleep } from 'node:timers/promises';
import { type Address, chooseLoopback, chooseSocket, removeSocketFolder } from './address.ts';
import { EmbeddedPostgresError, postgresFailed } from './errors.ts';
import type { Installation } from './installation.ts';
import { type Launch, launch } from './launch.ts';
import { type Ownership, takeOwnership } from './ownership.ts';
import { findPostmaster, type Postmaster, readLastAddress, removePidFile } from './postmaster.ts';

const quietMs = 3_000;
const timeoutMs = 60_000;

/** Caused by another start at the same moment, or by a PostgreSQL that was killed and is not gone yet. */
const temporaryReason =
  /lock file .* (already exists|is empty)|shared memory block .* still in use|Address already in use/;

/**
 * Polls the state of the folder and takes the next step: starts PostgreSQL if none runs, waits while one recovers or
 * stops, and takes ownership once it is ready, whichever process started it.
 */
export async function ensureRunning(
  installation: Installation,
  previousAddress?: Address,
): Promise<Ownership> {
  const { cluster, dataDir, log } = installation;
  const startedAt = Date.now();
  let launched: Launch | undefined;
  let address: Address | undefined;
  let hasLoggedWait = false;
  try {
    for (;;) {
      const postmaster = await findPostmaster(cluster);
      if (postmaster?.state === 'ready') {
        const ownership = await takeOwnership(postmaster, installation);
        if (typeof ownership === 'object') {
          if (!launched) log('PostgreSQL still runs from an earlier start and is used again.');
          return ownership;
        }
        if (ownership === 'foreign') removePidFile(cluster);
      } else if (!postmaster && (!launched || launched.ended)) {
        const reason = launched?.ended?.reason;
        if (reason && !temporaryReason.test(reason)) throw postgresFailed('start', reason, dataDir);
        if (reason) await sleep(100);
        address = await chooseAddress(installation, previousAddress);
        launched = await launch(installation, address);
      }
      const waitedMs = Date.now() - startedAt;
      if (waitedMs > timeoutMs) throw startTimeout(postmaster, launched, dataDir);
      if (waitedMs > quietMs && !hasLoggedWait) {
        log(describeWait(postmaster));
        hasLoggedWait = true;
      }
      await sleep(10);
    }
  } finally {
    const current = await findPostmaster(cluster);
    if (address && address.host !== current?.address.host) await removeSocketFolder(address);
  }
}

async function chooseAddress(
  { isWindows, cluster, user }: Installation,
  previous?: Address,
): Promise<Address> {
  if (isWindows) return previous ?? chooseLoopback();
  return chooseSocket(cluster, user, previous ?? (await readLastAddress(cluster)));
}

function describeWait(postmaster: Postmaster | undefined): string {
  if (postmaster?.state === 'starting')
    return 'PostgreSQL was not stopped properly and recovers its data; this may take a minute.';
  if (postmaster?.state === 'stopping') return 'Waiting for an earlier PostgreSQL to stop.';
  return 'Waiting for PostgreSQL.';
}

function startTimeout(
  postmaster: Postmaster | undefined,
  launched: Launch | undefined,
  dataDir: string,
): EmbeddedPostgresError {
  if (!postmaster) return postgresFailed('start', launched?.ended?.reason ?? 'it does not answer', dataDir);
  if (postmaster.state === 'starting')
    return new EmbeddedPostgresError(
      `PostgreSQL still recovers the database in ${dataDir} and will continue; start again in a few minutes.`,
    );
  return new EmbeddedPostgresError(
    `PostgreSQL (process ${postmaster.pid}) runs in ${dataDir} but does not answer; end that process and start again.`,
  );
}
