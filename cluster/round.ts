import assert from 'node:assert/strict';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Cluster } from './cluster.ts';
import type { DueWork } from './due-work.ts';
import type { Fault } from './faults.ts';
import { type Chapter, findLongestPause, loadDuring, type WriteTimes } from './load.ts';
import { findPrimary } from './members.ts';
import { findWritesOfSecondPrimary } from './primaries.ts';
import { countLost, type Probes } from './probe.ts';
import { waitFor } from './wait-for.ts';

/** The longest time without service. */
const MAX_PAUSE_SECONDS = 30;
const BEFORE_MS = 2000;
/** The time between the return of the service and that of the old primary, which is probed during this time. */
const AFTER_MS = 5000;
/** A round continues beyond the allowed pause, to measure how long the pause is. */
const GIVE_UP_SECONDS = 90;

export type RoundParts = {
  cluster: Cluster;
  probes: Probes;
  writes: WriteTimes;
  dueWork: DueWork;
  chapter: Chapter;
};

export type RoundResult = {
  fault: string;
  from: string;
  to: string;
  /** Seconds without an acknowledged write. */
  pause: number;
  /** Seconds until all three nodes follow one primary again. */
  repaired: number;
  answers: number;
  handIns: number;
  /** Writes that the old primary refused, or did not acknowledge, after the fault. */
  refused: number;
};

/** Causes the fault under load, and checks that nothing acknowledged is lost and that only one primary accepts writes. */
export async function runRound(parts: RoundParts, fault: Fault): Promise<RoundResult> {
  const { cluster, probes, writes, dueWork, chapter } = parts;
  await cluster.waitUntilComplete();
  const created = await dueWork.create();
  const old = await findPrimary();
  const timeline = probes.timeline();
  let faultAt = 0;
  let refused = 0;
  let repaired = 0;
  const failOver = async () => {
    await sleep(BEFORE_MS);
    faultAt = performance.now();
    await fault.cause(old);
    await waitFor(
      'another primary accepts writes',
      GIVE_UP_SECONDS,
      async () => probes.timeline() > timeline,
    );
    const promotedAt = performance.now();
    await waitFor('the product acknowledges writes', GIVE_UP_SECONDS, async () =>
      writes.times.some((time) => time > promotedAt),
    );
    await sleep(AFTER_MS);
    refused = probes.refusals.filter(({ node, at }) => node === old.name && at > faultAt).length;
    const repairedAt = performance.now();
    await fault.repair(cluster, old);
    await cluster.waitUntilComplete();
    repaired = (performance.now() - repairedAt) / 1000;
  };
  const load = await loadDuring(writes.ask, chapter, failOver);
  const primary = await findPrimary();
  assert.ok(refused > 0, 'the old primary was probed during the fault');
  assert.deepEqual(findWritesOfSecondPrimary(probes.acknowledged), [], 'only one primary accepts writes');
  assert.equal(await countLost(cluster, primary, probes), 0, 'no write of the probes is lost');
  await dueWork.check(created);
  const pause = findLongestPause(writes.times, faultAt) / 1000;
  assert.ok(pause < MAX_PAUSE_SECONDS, `the service was away for ${pause.toFixed(1)} s`);
  return { fault: fault.name, from: old.name, to: primary.name, pause, repaired, refused, ...load };
}
