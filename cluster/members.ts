import { NODES, type Node, PORTS } from './settings.ts';

type Member = { name: string; role: string; state: string; timeline?: number };

const REQUEST_TIMEOUT_MS = 2000;

/** Returns the list of members of each node. A node that was cut off returns an old list for a moment. */
async function readViews(): Promise<Member[][]> {
  const views = await Promise.all(NODES.map((node) => readView(node).catch(() => [])));
  return views.filter((members) => members.length > 0);
}

async function readView({ address }: Node): Promise<Member[]> {
  const response = await fetch(`http://${address}:${PORTS.patroni}/cluster`, {
    signal: AbortSignal.timeout(REQUEST_TIMEOUT_MS),
  });
  return ((await response.json()) as { members: Member[] }).members;
}

const getPrimary = (members: Member[]) => members.find(({ role }) => role === 'leader' || role === 'primary');

/** Whether all nodes know the same primary, and follow it, one of them synchronously. */
export async function isClusterComplete(): Promise<boolean> {
  const views = await readViews();
  const primaries = new Set(views.map((members) => getPrimary(members)?.name));
  return views.length === NODES.length && primaries.size === 1 && views.every(isViewComplete);
}

function isViewComplete(members: Member[]): boolean {
  const primary = getPrimary(members);
  const standbys = members.filter((member) => member !== primary);
  return (
    primary?.state === 'running' &&
    standbys.length === NODES.length - 1 &&
    standbys.every(
      ({ state, timeline }) =>
        (state === 'running' || state === 'streaming') && timeline === primary.timeline,
    ) &&
    standbys.some(({ role }) => role === 'sync_standby')
  );
}

/** Returns the newest primary that a node knows. */
export async function findPrimary(): Promise<Node> {
  const known = (await readViews()).flatMap((members) => getPrimary(members) ?? []);
  const newest = known.toSorted((a, b) => (b.timeline ?? 0) - (a.timeline ?? 0))[0];
  const node = NODES.find(({ name }) => name === newest?.name);
  if (!node) throw new Error('there is no primary');
  return node;
}
