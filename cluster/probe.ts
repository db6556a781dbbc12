import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';
import { onEnd } from './clean-up.ts';
import type { Cluster } from './cluster.ts';
import type { AcknowledgedWrite } from './primaries.ts';
import { NODES, type Node, PROBE_DATABASE } from './settings.ts';

export type Probes = {
  acknowledged: AcknowledgedWrite[];
  /** The times at which a node refused a write or did not answer. */
  refusals: { node: string; at: number }[];
  /** The timeline of the newest primary that accepted a write. */
  timeline(): number;
};

const INTERVAL_MS = 300;
const TIMEOUT_MS = 1500;

const WRITE = `insert into writes default values
  returning id, ('x' || left(pg_walfile_name(pg_current_wal_insert_lsn()), 8))::bit(32)::int as timeline`;

/**
 * Tries to write on every node several times a second, through its own socket, so that a node without a network is asked,
 * too. Nothing but PostgreSQL itself decides whether it accepts the write.
 */
export async function startProbes(cluster: Cluster, primary: Node): Promise<Probes> {
  const setup = cluster.connectTo(primary, PROBE_DATABASE);
  await setup.connect();
  await setup.query('create table writes (id uuid primary key default gen_random_uuid())');
  await setup.end();

  const acknowledged: AcknowledgedWrite[] = [];
  const refusals: Probes['refusals'] = [];
  const stopping = new AbortController();
  const running = NODES.map(async (node) => {
    let client: pg.Client | undefined;
    while (!stopping.signal.aborted) {
      const sentAt = performance.now();
      try {
        client ??= await open(cluster, node);
        const { rows } = await withTimeout(client.query(WRITE));
        const stored = rows[0] as { id: string; timeline: number };
        acknowledged.push({ node: node.name, ...stored, sentAt, acknowledgedAt: performance.now() });
      } catch {
        refusals.push({ node: node.name, at: performance.now() });
        // the answer to a write that is still under way must not count as that of the next one
        void client?.end().catch(() => {});
        client = undefined;
      }
      await sleep(INTERVAL_MS);
    }
    await client?.end().catch(() => {});
  });
  onEnd(async () => {
    stopping.abort();
    await Promise.all(running);
  });
  return {
    acknowledged,
    refusals,
    timeline: () => Math.max(0, ...acknowledged.map(({ timeline }) => timeline)),
  };
}

async function open(cluster: Cluster, node: Node): Promise<pg.Client> {
  const client = cluster.connectTo(node, PROBE_DATABASE);
  client.on('error', () => {});
  await withTimeout(client.connect());
  return client;
}

async function withTimeout<T>(work: Promise<T>): Promise<T> {
  const { promise: timeout, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new Error('no answer')), TIMEOUT_MS);
  try {
    return await Promise.race([work, timeout]);
  } finally {
    clearTimeout(timer);
  }
}

/** Returns how many acknowledged writes the node does not have. */
export async function countLost(cluster: Cluster, node: Node, { acknowledged }: Probes): Promise<number> {
  const ids = acknowledged.map(({ id }) => id);
  const client = await open(cluster, node);
  try {
    const { rows } = await client.query('select id from writes where id = any($1)', [ids]);
    return ids.length - rows.length;
  } finally {
    await client.end();
  }
}
