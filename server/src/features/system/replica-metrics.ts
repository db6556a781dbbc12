import type { Replica } from '../../database/replica/replica.ts';
import { type Family, singleSample } from '../../metrics/text-format.ts';

/** Returns the metrics of the replica; none without a replica. */
export function replicaFamilies(replica: Pick<Replica, 'state'> | null): Family[] {
  if (!replica) return [];
  const { problem, bytesBehind, reads } = replica.state();
  return [
    singleSample(
      'gauge',
      'sikhya_replica_in_use',
      'Whether reads use the replica.',
      problem === null ? 1 : 0,
    ),
    ...(bytesBehind === null
      ? []
      : [
          singleSample(
            'gauge',
            'sikhya_replica_behind_bytes',
            'How much of the write-ahead log the replica lacked at the last check.',
            bytesBehind,
          ),
        ]),
    {
      name: 'sikhya_replica_reads_total',
      help: 'Reads that the replica may serve, by the server that served them.',
      type: 'counter',
      samples: Object.entries(reads).map(([server, value]) => ({ labels: { server }, value })),
    },
  ];
}
