import { run } from './program.ts';
import { PROGRAMS } from './requirements.ts';
import { BRIDGE, NODES, type Node, PREFIX_LENGTH } from './settings.ts';

const ip = (...args: string[]) => run(PROGRAMS.ip.file, ...args);
/** The end of a node's cable on the bridge. The other end is eth0 in the namespace of the node. */
const cableOf = ({ name }: Node) => `${name.replace('sikhya-', 'sk-')}-br`;

/** Creates a namespace for each node, connected by a bridge that this machine can reach. */
export async function createNetwork(): Promise<void> {
  await ip('link', 'add', BRIDGE.name, 'type', 'bridge');
  await ip('address', 'add', `${BRIDGE.address}/${PREFIX_LENGTH}`, 'dev', BRIDGE.name);
  await ip('link', 'set', BRIDGE.name, 'up');
  for (const node of NODES) {
    const { name, address } = node;
    await ip('netns', 'add', name);
    await ip('link', 'add', cableOf(node), 'type', 'veth', 'peer', 'name', 'eth0', 'netns', name);
    await ip('link', 'set', cableOf(node), 'master', BRIDGE.name, 'up');
    await ip('-n', name, 'address', 'add', `${address}/${PREFIX_LENGTH}`, 'dev', 'eth0');
    await ip('-n', name, 'link', 'set', 'lo', 'up');
    await ip('-n', name, 'link', 'set', 'eth0', 'up');
  }
}

/** Removes the namespaces and the bridge, also those of a run that was killed. */
export async function removeNetwork(): Promise<void> {
  for (const node of NODES) {
    await ip('netns', 'delete', node.name).catch(() => {});
    await ip('link', 'delete', cableOf(node)).catch(() => {});
  }
  await ip('link', 'delete', BRIDGE.name).catch(() => {});
}

/** Cuts a node off the network, as if its cable was pulled: its packets are lost without an error. */
export async function cutOff(node: Node): Promise<void> {
  await ip('link', 'set', cableOf(node), 'down');
}

export async function reconnect(node: Node): Promise<void> {
  await ip('link', 'set', cableOf(node), 'up');
}

/** The start of a command that ends with this process, also if this process is killed. Options of setpriv may follow. */
export const CHILD_PREFIX = [PROGRAMS.setpriv.file, '--pdeathsig=KILL'];

/** The command that runs a program on a node as the user of PostgreSQL. */
export function onNode({ name }: Node, ...command: string[]): string[] {
  const asPostgres = ['--reuid=postgres', '--regid=postgres', '--init-groups'];
  return [PROGRAMS.ip.file, 'netns', 'exec', name, ...CHILD_PREFIX, ...asPostgres, ...command];
}

/** The ids of all processes of a node. */
export async function listProcesses({ name }: Node): Promise<number[]> {
  const output = await ip('netns', 'pids', name).catch(() => '');
  return output.split('\n').filter(Boolean).map(Number);
}
