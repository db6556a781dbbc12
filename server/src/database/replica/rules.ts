/** Which database, and how far it was written. Two servers with the same values have the same rows. */
export type Position = {
  /** The same on a database and all its replicas. */
  system: string;
  databaseId: string;
  /** Grows with each promotion of a replica. */
  timeline: number;
  /** The position in the write-ahead log. */
  lsn: string;
};

/** The state of a replica. `bytesBehind` is null on a server that has never replayed anything. */
export type StandbyPosition = Omit<Position, 'lsn'> & { isStandby: boolean; bytesBehind: number | null };

/** Why nothing is read from a replica. */
export type ReplicaProblem = 'unavailable' | 'not-a-replica' | 'other-database' | 'other-timeline' | 'behind';

/**
 * Returns null if the replica has everything that was committed when `position` was read. Timelines are compared, because
 * after a failover a replica of the old primary may be ahead of the new one and still lack its rows.
 */
export function findProblem(position: Position, standby: StandbyPosition): ReplicaProblem | null {
  if (!standby.isStandby) return 'not-a-replica';
  if (standby.system !== position.system || standby.databaseId !== position.databaseId)
    return 'other-database';
  if (standby.timeline !== position.timeline) return 'other-timeline';
  return standby.bytesBehind === null || standby.bytesBehind > 0 ? 'behind' : null;
}
