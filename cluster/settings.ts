/** The three database nodes. Each has a network namespace of its own with the name of the node. */
export const NODES = [
  { name: 'sikhya-db1', address: '10.73.0.11' },
  { name: 'sikhya-db2', address: '10.73.0.12' },
  { name: 'sikhya-db3', address: '10.73.0.13' },
] as const;

export type Node = (typeof NODES)[number];

/** Connects the nodes with each other and with this machine. */
export const BRIDGE = { name: 'sikhya-br0', address: '10.73.0.1' } as const;
export const PREFIX_LENGTH = 24;

export const PORTS = {
  postgres: 5432,
  patroni: 8008,
  etcdClient: 2379,
  etcdPeer: 2380,
  /** The addresses for the product, on this machine. */
  primary: 7432,
  replicas: 7433,
} as const;

/** Seconds. Patroni requires loop_wait + 2 × retry_timeout <= ttl. */
export const TIMES = {
  /** Another node may become the primary when the primary has not renewed its lease for this time. */
  ttl: 12,
  loopWait: 2,
  /** A primary that cannot reach etcd for this time stops accepting writes. */
  retryTimeout: 5,
} as const;

/** Only this machine can reach the cluster, so the passwords are not secret. */
export const PASSWORD = 'only-for-tests';

export const DATABASE = 'sikhya';
/** The writes of the probes are in a database of their own. */
export const PROBE_DATABASE = 'probe';

const credentials = `${DATABASE}:${PASSWORD}@127.0.0.1`;
export const DATABASE_URL = `postgres://${credentials}:${PORTS.primary}/${DATABASE}`;
export const DATABASE_READ_URL = `postgres://${credentials}:${PORTS.replicas}/${DATABASE}`;
