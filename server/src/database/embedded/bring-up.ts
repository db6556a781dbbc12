import { setTimeout as sleep } from 'node:timers/promises';
import { StartFailure } from '../../start-failure.ts';
import { type Address, chooseLoopback, chooseSocket, removeSocketFolder } from './address.ts';
import { postgresFailed } from './explain.ts';
import type { Installation } from './installation.ts';
import { type Launch, launch } from './launch.ts';
import { type Ownership, takeOwnership } from './ownership.ts';
import { findPostmaster, forget, lastAddress, type Postmaster } from './postmaster.ts';

const silence = 3_000;
const patience = 60_000;

/** Another start at the same moment, or the remains of a PostgreSQL that was killed: they pass by themselves. */
const passing =
  /lock file .* (already exists|is empty)|shared memory block .* still in use|Address already in use/;

/**
 * Looks again and again at what is there and does the next step: starts PostgreSQL if none runs in the folder,
 * waits while it repairs itself or ends, and takes it over once it is ready, whoever started it.
 */
export async function bringUp(
  installation: Installation,
  say: (sentence: string) => void,
  formerAddress?: Address,
): Promise<Ownership> {
  const { cluster, dataDir } = installation;
  const began = Date.now();
  let begun: Launch | undefined;
  let address: Address | undefined;
  let said = false;
  try {
    for (;;) {
      const postmaster = await findPostmaster(cluster);
      if (postmaster?.state === 'ready') {
        const outcome = await takeOwnership(postmaster, installation);
        if (typeof outcome === 'object') {
          if (!begun) say('PostgreSQL still runs from an earlier start and is used again.');
          return outcome;
        }
        if (outcome === 'stranger') forget(cluster);
      } else if (!postmaster && (!begun || begun.ended)) {
        const complaint = begun?.ended?.complaint;
        if (complaint && !passing.test(complaint)) throw postgresFailed('start', complaint, dataDir);
        if (complaint) await sleep(100);
        address = await chooseAddress(installation, formerAddress);
        begun = await launch(installation, address);
      }
      const waited = Date.now() - began;
      if (waited > patience) throw notReady(postmaster, begun, dataDir);
      if (waited > silence && !said) {
        say(whatWeWaitFor(postmaster));
        said = true;
      }
      await sleep(10);
    }
  } finally {
    const used = await findPostmaster(cluster);
    if (address && address.host !== used?.address.host) await removeSocketFolder(address);
  }
}

async function chooseAddress(
  { windows, cluster, account }: Installation,
  former?: Address,
): Promise<Address> {
  if (windows) return former ?? chooseLoopback();
  return chooseSocket(cluster, account, former ?? (await lastAddress(cluster)));
}

function whatWeWaitFor(postmaster: Postmaster | undefined): string {
  if (postmaster?.state === 'starting')
    return 'PostgreSQL was not ended properly and repairs its files; this may take a minute.';
  if (postmaster?.state === 'stopping') return 'Waiting for an earlier PostgreSQL to end.';
  return 'Waiting for PostgreSQL.';
}

function notReady(
  postmaster: Postmaster | undefined,
  begun: Launch | undefined,
  dataDir: string,
): StartFailure {
  if (!postmaster) return postgresFailed('start', begun?.ended?.complaint ?? 'it does not answer', dataDir);
  if (postmaster.state === 'starting')
    return new StartFailure(
      `PostgreSQL still repairs the database in ${dataDir}; it goes on by itself, so start again in a few minutes.`,
    );
  return new StartFailure(
    `PostgreSQL (process ${postmaster.pid}) runs in ${dataDir} but does not answer; end that process and start again.`,
  );
}
