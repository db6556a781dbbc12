import { BRIDGE, NODES, type Node, PASSWORD, PORTS, PREFIX_LENGTH, TIMES } from '../settings.ts';

type Folders = { data: string; socket: string; passwordFile: string; programs: string };

/** The configuration of Patroni on one node, as JSON, which is also YAML. */
export function patroniConfiguration(node: Node, folders: Folders): string {
  return JSON.stringify(
    {
      scope: 'sikhya',
      name: node.name,
      restapi: listenOn(node, PORTS.patroni),
      // Not etcd3: Patroni 3.0 overwrites the key of the new primary there when it was cut off and comes back.
      etcd: { hosts: NODES.map(({ address }) => `${address}:${PORTS.etcdClient}`) },
      bootstrap: { dcs: sharedSettings, initdb },
      postgresql: {
        ...listenOn(node, PORTS.postgres),
        data_dir: folders.data,
        bin_dir: folders.programs,
        pgpass: folders.passwordFile,
        authentication: {
          superuser: { username: 'postgres', password: PASSWORD },
          replication: { username: 'replicator', password: PASSWORD },
          rewind: { username: 'rewind', password: PASSWORD },
        },
        parameters: { unix_socket_directories: folders.socket },
        pg_hba: hostBasedAuthentication,
        // A node whose files cannot be rewound is copied again from the primary.
        remove_data_directory_on_rewind_failure: true,
        remove_data_directory_on_diverged_timelines: true,
      },
    },
    undefined,
    2,
  );
}

/** Stored in etcd at the first start; all nodes use the same. */
const sharedSettings = {
  ttl: TIMES.ttl,
  loop_wait: TIMES.loopWait,
  retry_timeout: TIMES.retryTimeout,
  // Only a standby that has every acknowledged commit may become the primary.
  synchronous_mode: true,
  // Without a standby, commits wait. Otherwise a new primary would acknowledge commits that no other node has.
  synchronous_mode_strict: true,
  // A crashed primary is replaced at once, because its standby has the same data.
  primary_start_timeout: 0,
  postgresql: {
    use_pg_rewind: true,
    use_slots: true,
    parameters: {
      max_connections: 100,
      synchronous_commit: 'on',
      hot_standby_feedback: 'on',
      wal_keep_size: '256MB',
      // A primary that is cut off stops soon: it waits this long for standbys that do not answer.
      wal_sender_timeout: '10s',
      wal_receiver_timeout: '10s',
    },
  },
};

const initdb = [{ encoding: 'UTF8' }, { locale: 'C.UTF-8' }, 'data-checksums'];

const network = `${BRIDGE.address}/${PREFIX_LENGTH}`;
const hostBasedAuthentication = [
  // The probes use the socket, which a node without a network still has.
  'local all all trust',
  `host replication replicator ${network} scram-sha-256`,
  `host all all ${network} scram-sha-256`,
];

function listenOn({ address }: Node, port: number) {
  return { listen: `${address}:${port}`, connect_address: `${address}:${port}` };
}
