import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';

const moment = z.iso.datetime();

const program = z.object({
  version: z.string(),
  /** The beginning of the commit it was made from, where that is known. */
  commit: z.nullable(z.string()),
  node: z.string(),
  /** The machine and the number of the process that answers. */
  process: z.string(),
  upSince: moment,
  memoryBytes: z.int(),
  /** How late work came to its turn lately, 99 of 100 times at most. */
  delayMs: z.number(),
});

const database = z.object({
  version: z.string(),
  /** The server's own PostgreSQL, and not one that was named to it. */
  own: z.boolean(),
  sizeBytes: z.int(),
  pingMs: z.number(),
  /** Of this process, and those waiting for one. */
  pool: z.object({ inUse: z.int(), size: z.int(), waiting: z.int() }),
  /** Of everybody, and how many the database allows. */
  connections: z.object({ open: z.int(), allowed: z.int() }),
});

const storage = z.object({
  kind: z.enum(['disk', 's3']),
  /** The folder or the bucket. */
  place: z.string(),
  /** Null in an object store, which has no end. */
  disk: z.nullable(z.object({ freeBytes: z.int(), totalBytes: z.int() })),
});

const backup = z.object({
  /** Whether the server makes one each night. */
  nightly: z.boolean(),
  folder: z.string(),
  last: z.nullable(z.object({ madeAt: moment, bytes: z.int(), place: z.string() })),
  state: z.enum(['fresh', 'old', 'none']),
});

const job = z.object({
  name: z.string(),
  startedAt: moment,
  running: z.boolean(),
  /** How long the last one took that ended. */
  lastMs: z.nullable(z.int()),
  succeededAt: z.nullable(moment),
  /** The newest failure, also where it went well since. */
  failure: z.nullable(z.object({ at: moment, message: z.string() })),
  runs: z.int(),
  failures: z.int(),
});

const systemError = z.object({
  id: z.string(),
  at: moment,
  process: z.string(),
  method: z.string(),
  route: z.string(),
  status: z.int(),
  requestId: z.string(),
  message: z.string(),
});

/** What only the database knows; null while it does not answer. */
const stored = z.object({
  database,
  files: z.object({ count: z.int(), bytes: z.int() }),
  attemptsOpen: z.int(),
  /** Pairs of account and address whose next try to sign in would be refused. */
  lockedOut: z.int(),
  jobs: z.array(job),
});

const systemState = z.object({
  now: moment,
  program,
  storage,
  backup,
  stored: z.nullable(stored),
  /** The newest first: of all processes, or of this one alone while the database does not answer. */
  errors: z.array(systemError),
});

export type SystemState = z.output<typeof systemState>;
export type SystemError = z.output<typeof systemError>;

export const getSystem = endpoint({
  method: 'GET',
  path: '/api/admin/system',
  access: 'admin',
  summary: 'The state of the system',
  response: systemState,
});
