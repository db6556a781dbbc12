import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { etcdArguments, etcdEnvironment } from './configuration/etcd.ts';
import { patroniConfiguration } from './configuration/patroni.ts';
import { listProcesses, onNode } from './network.ts';
import { run, startProgram } from './program.ts';
import { PROGRAMS } from './requirements.ts';
import type { Node } from './settings.ts';
import { waitFor } from './wait-for.ts';

const foldersOf = (node: Node, folder: string) => {
  const own = path.join(folder, node.name);
  return {
    own,
    etcd: path.join(own, 'etcd'),
    data: path.join(own, 'postgres'),
    socket: path.join(own, 'socket'),
    passwordFile: path.join(own, 'passwords'),
    configuration: path.join(own, 'patroni.yml'),
    programs: path.dirname(PROGRAMS.postgres.file),
  };
};

/** The folder of the socket of PostgreSQL, which needs no network. */
export const socketOf = (node: Node, folder: string): string => foldersOf(node, folder).socket;

/** Writes the files that a node needs before its first start. */
export async function prepareNode(node: Node, folder: string): Promise<void> {
  const folders = foldersOf(node, folder);
  await mkdir(folders.socket, { recursive: true });
  await writeFile(folders.configuration, patroniConfiguration(node, folders));
  await run('chown', '-R', 'postgres:postgres', folders.own);
}

/** Starts etcd and Patroni, which starts PostgreSQL. */
export function startNode(node: Node, folder: string): void {
  const { own, etcd, configuration } = foldersOf(node, folder);
  startProgram(
    onNode(node, PROGRAMS.etcd.file, ...etcdArguments(node, etcd)),
    path.join(own, 'etcd.log'),
    etcdEnvironment,
  );
  startProgram(onNode(node, PROGRAMS.patroni.file, configuration), path.join(own, 'patroni.log'));
}

/** Kills every process of a node at once, like a power cut: PostgreSQL, Patroni and etcd. */
export async function killNode(node: Node): Promise<void> {
  await waitFor(`every process of ${node.name} has ended`, 30, async () => {
    const processes = await listProcesses(node);
    for (const id of processes) kill(id);
    return processes.length === 0;
  });
}

function kill(id: number): void {
  try {
    process.kill(id, 'SIGKILL');
  } catch {
    // it has ended meanwhile
  }
}
