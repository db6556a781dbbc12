import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { id } from './input-fields.ts';

const timestamp = z.iso.datetime();

const program = z.object({
  version: z.string(),
  /** The first characters of the commit, if known. */
  commit: z.nullable(z.string()),
  node: z.string(),
  /** The host name and process id of the process that responds. */
  process: z.string(),
  upSince: timestamp,
  memoryBytes: z.int(),
  /** The recent event loop delay (99th percentile). */
  delayMs: z.number(),
});

/** The server of DATABASE_READ_URL; the other states say why nothing is read from it. */
const replica = z.object({
  state: z.enum(['in-use', 'behind', 'unavailable', 'not-a-replica', 'other-database', 'other-timeline']),
  since: timestamp,
  /** How much of the write-ahead log it lacks; null if unknown. */
  bytesBehind: z.nullable(z.int()),
});

const database = z.object({
  version: z.string(),
  /** Whether it is the embedded PostgreSQL. */
  own: z.boolean(),
  sizeBytes: z.int(),
  pingMs: z.number(),
  /** The connection pool of this process. */
  pool: z.object({ inUse: z.int(), size: z.int(), waiting: z.int() }),
  /** All connections to the database, and how many it allows. */
  connections: z.object({ open: z.int(), allowed: z.int() }),
  /** Null without DATABASE_READ_URL. */
  replica: z.nullable(replica),
});

const storage = z.object({
  kind: z.enum(['disk', 's3']),
  /** The path of the folder, or the name of the bucket. */
  place: z.string(),
  /** Null for an object store. */
  disk: z.nullable(z.object({ freeBytes: z.int(), totalBytes: z.int() })),
});

const backup = z.object({
  /** Whether the server makes a backup every night. */
  nightly: z.boolean(),
  /** Days between two restores as a test; 0 for none. */
  rehearsalDays: z.int(),
  folder: z.string(),
  last: z.nullable(z.object({ madeAt: timestamp, bytes: z.int(), place: z.string() })),
  state: z.enum(['fresh', 'old', 'none']),
});

/** Why a backup could not be restored as a test. */
const rehearsalFailure = z.enum(['damaged', 'permission', 'space', 'timeout', 'interrupted', 'other']);

export type RehearsalFailure = z.output<typeof rehearsalFailure>;

/** Restores of backups as a test. */
const rehearsals = z.object({
  last: z.nullable(
    z.object({
      /** The name of the folder of the backup, and when it was made. */
      backup: z.string(),
      madeAt: timestamp,
      startedAt: timestamp,
      /** Null while it runs. */
      endedAt: z.nullable(timestamp),
      /** Null if it succeeded, or still runs. */
      failure: z.nullable(rehearsalFailure),
      /** The cause of the failure, in English. */
      message: z.nullable(z.string()),
      /** Null unless it succeeded. */
      figures: z.nullable(
        z.object({
          tables: z.int(),
          rows: z.int(),
          files: z.int(),
          /** Files that were missing or damaged in the storage when the backup was made. */
          lostFiles: z.int(),
        }),
      ),
    }),
  ),
  succeededAt: z.nullable(timestamp),
});

const job = z.object({
  name: z.string(),
  startedAt: timestamp,
  running: z.boolean(),
  /** The duration of the last finished run. */
  lastMs: z.nullable(z.int()),
  succeededAt: z.nullable(timestamp),
  /** The newest failure, even if a later run succeeded. */
  failure: z.nullable(z.object({ at: timestamp, message: z.string() })),
  runs: z.int(),
  failures: z.int(),
});

const systemError = z.object({
  id: z.string(),
  at: timestamp,
  process: z.string(),
  method: z.string(),
  route: z.string(),
  status: z.int(),
  requestId: z.string(),
  message: z.string(),
});

const channel = z.enum(['email', 'push']);

const deadDelivery = z.object({
  id: z.string(),
  /** Null for a letter to a visitor. */
  studentId: z.nullable(z.string()),
  channel,
  at: timestamp,
  tries: z.int(),
  error: z.string(),
});

export type DeadDelivery = z.output<typeof deadDelivery>;

/** The values that are read from the database. */
const stored = z.object({
  database,
  files: z.object({ count: z.int(), bytes: z.int() }),
  attemptsOpen: z.int(),
  /** Pairs of account and address that are locked out of signing in. */
  lockedOut: z.int(),
  payments: z.object({
    /** Orders that are neither paid nor lapsed. */
    openOrders: z.int(),
    /** Differences from the provider that nobody has resolved. */
    issues: z.int(),
    lastWebhookAt: z.nullable(timestamp),
  }),
  outbox: z.object({
    /** Deliveries that are due, and since when the oldest of them is. */
    waiting: z.int(),
    oldestAt: z.nullable(timestamp),
    /** The newest that failed for good. */
    dead: z.array(deadDelivery),
    /** How many e-mails and pushes failed for good, by channel. */
    deadCounts: z.object({ email: z.int(), push: z.int() }),
  }),
  rehearsals,
  jobs: z.array(job),
});

const systemState = z.object({
  now: timestamp,
  program,
  storage,
  backup,
  /** Null while the database does not answer. */
  stored: z.nullable(stored),
  /** Newest first. While the database does not answer, only those of this process. */
  errors: z.array(systemError),
});

export type SystemState = z.output<typeof systemState>;
export type SystemError = z.output<typeof systemError>;

export const getSystem = endpoint({
  method: 'GET',
  path: '/api/admin/system',
  access: 'admin',
  permission: 'system',
  summary: 'The state of the system',
  response: systemState,
});

/** A delivery that waits or was sent already stays as it is. */
export const retryDelivery = endpoint({
  method: 'POST',
  path: '/api/admin/system/deliveries/:deliveryId/retry',
  access: 'admin',
  permission: 'system',
  idempotent: true,
  isRepeatable: true,
  summary: 'Try again to send an e-mail or a push that failed for good',
  params: z.object({ deliveryId: id }),
});

/** At most this many in one call, the newest first. */
export const MAX_RETRIED_DELIVERIES = 10_000;

export const retryDeliveries = endpoint({
  method: 'POST',
  path: '/api/admin/system/deliveries/retry',
  access: 'admin',
  permission: 'system',
  idempotent: true,
  isRepeatable: true,
  summary: 'Try again to send the e-mails or pushes that failed for good',
  body: z.object({ channel }),
  response: z.object({
    retried: z.int(),
    /** How many are left for another call. */
    left: z.int(),
  }),
});
