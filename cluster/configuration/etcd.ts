import { NODES, type Node, PORTS } from '../settings.ts';

const peerUrl = ({ address }: Node) => `http://${address}:${PORTS.etcdPeer}`;
const clientUrl = ({ address }: Node) => `http://${address}:${PORTS.etcdClient}`;

/** The arguments of etcd. It starts again with the same ones, because the state of the member is in its folder. */
export function etcdArguments(node: Node, dataFolder: string): string[] {
  const options = {
    name: node.name,
    'data-dir': dataFolder,
    'listen-peer-urls': peerUrl(node),
    'initial-advertise-peer-urls': peerUrl(node),
    'listen-client-urls': clientUrl(node),
    'advertise-client-urls': clientUrl(node),
    'initial-cluster': NODES.map((each) => `${each.name}=${peerUrl(each)}`).join(),
    'initial-cluster-state': 'new',
    'initial-cluster-token': 'sikhya',
    // The API that Patroni uses.
    'enable-v2': 'true',
    // Twice the defaults, because a busy disk delays heartbeats.
    'heartbeat-interval': '200',
    'election-timeout': '2000',
  };
  return Object.entries(options).map(([name, value]) => `--${name}=${value}`);
}

/** etcd 3.4 starts on this processor only with this variable. */
export const etcdEnvironment: Record<string, string> =
  process.arch === 'arm64' ? { ETCD_UNSUPPORTED_ARCH: 'arm64' } : {};
