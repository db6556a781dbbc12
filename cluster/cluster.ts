import { chmod, cp, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { onEnd, onFailure } from './clean-up.ts';
import { haproxyConfiguration } from './configuration/haproxy.ts';
import { findPrimary, isClusterComplete } from './members.ts';
import { CHILD_PREFIX, createNetwork, removeNetwork } from './network.ts';
import { killNode, prepareNode, socketOf, startNode } from './node.ts';
import { startProgram } from './program.ts';
import { PROGRAMS } from './requirements.ts';
import { DATABASE, DATABASE_URL, NODES, type Node, PASSWORD, PORTS, PROBE_DATABASE } from './settings.ts';
import { waitFor } from './wait-for.ts';

export type Cluster = {
  /** Holds the files and logs of all nodes. */
  folder: string;
  startNode(node: Node): void;
  /** Opens a connection to one node without the network and without HAProxy. */
  connectTo(node: Node, database: string): pg.Client;
  waitUntilComplete(): Promise<void>;
};

const START_SECONDS = 120;
const RECOVERY_SECONDS = 180;

/** Starts three nodes and HAProxy, and creates the databases. Everything is removed at the end of the process. */
export async function startCluster(): Promise<Cluster> {
  await refuseSecondCluster();
  const folder = await mkdtemp(path.join(tmpdir(), 'sikhya-cluster-'));
  const stopping = new AbortController();
  const cluster: Cluster = {
    folder,
    startNode(node) {
      stopping.signal.throwIfAborted();
      startNode(node, folder);
    },
    connectTo: (node, database) =>
      new pg.Client({ host: socketOf(node, folder), port: PORTS.postgres, user: 'postgres', database }),
    waitUntilComplete: () => waitFor('all nodes follow one primary', RECOVERY_SECONDS, isClusterComplete),
  };
  onFailure(() => keepLogs(folder));
  const starting = startAll(cluster);
  onEnd(async () => {
    stopping.abort();
    // Nodes that are still starting would create files again after their removal.
    await Promise.all(NODES.map(killNode));
    await starting.catch(() => {});
    await Promise.all(NODES.map(killNode));
    await removeNetwork();
    await rm(folder, { recursive: true, force: true });
  });
  await starting;
  return cluster;

  async function startAll({ startNode }: Cluster): Promise<void> {
    // The user of PostgreSQL must reach its files.
    await chmod(folder, 0o755);
    await createNetwork();
    for (const node of NODES) await prepareNode(node, folder);
    for (const node of NODES) startNode(node);
    await waitFor('all nodes follow one primary', START_SECONDS, async () => {
      if (stopping.signal.aborted) return true;
      return isClusterComplete();
    });
    stopping.signal.throwIfAborted();
    await createDatabases(cluster);
    await startHaproxy(folder);
  }
}

/** Copies the logs to a folder that stays. */
async function keepLogs(folder: string): Promise<void> {
  const kept = await mkdtemp(path.join(tmpdir(), 'sikhya-cluster-logs-'));
  const parents = [folder, ...NODES.map(({ name }) => path.join(folder, name))];
  const isWanted = (file: string) => parents.includes(file) || file.endsWith('.log');
  await cp(folder, kept, { recursive: true, filter: isWanted });
  console.error(`The logs are in ${kept}.`);
}

async function startHaproxy(folder: string): Promise<void> {
  const configuration = path.join(folder, 'haproxy.cfg');
  await writeFile(configuration, haproxyConfiguration());
  const command = [...CHILD_PREFIX, PROGRAMS.haproxy.file, '-db', '-f', configuration];
  onEnd(startProgram(command, path.join(folder, 'haproxy.log')).stop);
  await waitFor('HAProxy leads to the primary', START_SECONDS, async () => {
    const client = new pg.Client(DATABASE_URL);
    client.on('error', () => {});
    await client.connect();
    await client.end();
    return true;
  });
}

/** Removes what a run that was killed left behind. HAProxy ends with its run. */
async function refuseSecondCluster(): Promise<void> {
  if (await isListening(PORTS.primary))
    throw new Error(`A cluster is running already, or another program uses port ${PORTS.primary}.`);
  await Promise.all(NODES.map(killNode));
  await removeNetwork();
}

function isListening(port: number): Promise<boolean> {
  const { promise, resolve } = Promise.withResolvers<boolean>();
  const socket = connect(port, '127.0.0.1', () => resolve(true)).on('error', () => resolve(false));
  return promise.finally(() => socket.destroy());
}

async function createDatabases(cluster: Cluster): Promise<void> {
  const client = cluster.connectTo(await findPrimary(), 'postgres');
  await client.connect();
  try {
    await client.query(`create role ${DATABASE} login password '${PASSWORD}'`);
    for (const name of [DATABASE, PROBE_DATABASE])
      await client.query(
        `create database ${name} owner ${DATABASE} template template0 encoding 'UTF8' locale 'C.UTF-8'`,
      );
  } finally {
    await client.end();
  }
}
