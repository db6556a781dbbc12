import { statfs } from 'node:fs/promises';
import type { SystemState } from '@sikhya/contract/system.ts';
import { listPastBackups } from '../../backup/backup-folders.ts';
import { readManifest } from '../../backup/manifest.ts';
import { readRehearsals } from '../../backup/rehearsal-queries.ts';
import type { Config } from '../../config/config.ts';
import { type Db, getPoolState } from '../../database/database.ts';
import type { Replica } from '../../database/replica/replica.ts';
import { withDatabaseTimeout } from '../../http/database-timeout.ts';
import type { Metrics } from '../../metrics/metrics.ts';
import type { Peers } from '../../metrics/peers.ts';
import { STARTED_AT } from '../../metrics/process-metrics.ts';
import type { Version } from '../../version.ts';
import { countOpenAttempts } from '../attempts/service.ts';
import { measurePing } from '../health/service.ts';
import { readOutboxFigures } from '../notices/service.ts';
import { readPaymentFigures } from '../orders/service.ts';
import { countLockedOut } from '../session/service.ts';
import type { ErrorLog } from './error-log.ts';
import { countFiles, findJobRuns, readDatabaseFigures } from './queries.ts';
import { getBackupState } from './rules.ts';
import {
  toDeadDelivery,
  toErrorResponse,
  toJobResponse,
  toRehearsalsResponse,
  toReplicaResponse,
} from './to-response.ts';

const TIMEOUT_MS = 5000;

export type SystemParts = {
  db: Db;
  /** Null without DATABASE_READ_URL. */
  replica: Pick<Replica, 'state'> | null;
  config: Pick<Config, 'databaseUrl' | 'dataDir' | 's3' | 'backup'>;
  metrics: Metrics;
  version: Version;
  errors: ErrorLog;
  /** The host name and process id. */
  processName: string;
  now: () => Date;
  peers: Peers | null;
};

/** Reads the state of the system. `stored` is null while the database is unavailable. */
export async function readSystem(parts: SystemParts): Promise<SystemState> {
  const { config, errors, now } = parts;
  const [stored, storage, backup, recent] = await Promise.all([
    withDatabaseTimeout(readStored(parts), TIMEOUT_MS).catch(() => null),
    readStorage(config),
    readBackup(config.backup, now()),
    errors.listRecent(),
  ]);
  return {
    now: now().toISOString(),
    program: describeProgram(parts),
    storage,
    backup,
    stored,
    errors: recent.map(toErrorResponse),
  };
}

function describeProgram({ version, metrics, processName }: SystemParts): SystemState['program'] {
  return {
    ...version,
    node: process.version,
    process: processName,
    upSince: STARTED_AT.toISOString(),
    memoryBytes: process.memoryUsage.rss(),
    delayMs: metrics.eventLoopDelay.latest().p99Ms,
  };
}

async function readStored({
  db,
  replica,
  config,
  now,
}: SystemParts): Promise<NonNullable<SystemState['stored']>> {
  // before the queries below, which would use the pool and delay the ping
  const pool = getPoolState(db) ?? { inUse: 0, size: 0, waiting: 0 };
  const pingMs = await measurePing(db);
  const [figures, files, attemptsOpen, lockedOut, payments, outbox, rehearsals, jobs] = await Promise.all([
    readDatabaseFigures(db),
    countFiles(db),
    countOpenAttempts(db),
    countLockedOut(db, now()),
    readPaymentFigures(db),
    readOutboxFigures(db, now()),
    readRehearsals(db),
    findJobRuns(db),
  ]);
  const database = {
    ...figures,
    own: config.databaseUrl === undefined,
    pingMs,
    pool,
    replica: replica && toReplicaResponse(replica.state()),
  };
  return {
    database,
    files,
    attemptsOpen,
    lockedOut,
    payments: { ...payments, lastWebhookAt: payments.lastWebhookAt?.toISOString() ?? null },
    outbox: {
      waiting: outbox.waiting,
      oldestAt: outbox.oldestAt?.toISOString() ?? null,
      dead: outbox.dead.map(toDeadDelivery),
      deadCounts: outbox.deadCounts,
    },
    rehearsals: toRehearsalsResponse(rehearsals),
    jobs: jobs.map(toJobResponse),
  };
}

async function readStorage({ s3, dataDir }: SystemParts['config']): Promise<SystemState['storage']> {
  if (s3) return { kind: 's3', place: s3.prefix ? `${s3.bucket}/${s3.prefix}` : s3.bucket, disk: null };
  const volume = await statfs(dataDir).catch(() => null);
  const disk = volume && {
    freeBytes: volume.bavail * volume.bsize,
    totalBytes: volume.blocks * volume.bsize,
  };
  return { kind: 'disk', place: dataDir, disk };
}

async function readBackup(settings: Config['backup'], now: Date): Promise<SystemState['backup']> {
  const { folder } = settings;
  const [newest] = await listPastBackups(folder, now).catch(() => []);
  const manifest = newest && (await readManifest(newest.folder).catch(() => null));
  if (!newest || !manifest) return { ...settings, last: null, state: 'none' };
  const bytes = [...manifest.tables, ...manifest.files].reduce((sum, entry) => sum + entry.bytes, 0);
  const last = { madeAt: newest.madeAt.toISOString(), bytes, place: newest.folder };
  return { ...settings, last, state: getBackupState(newest.madeAt, now) };
}
