import { readRehearsals } from '../../backup/rehearsal-queries.ts';
import { type Db, getPoolState } from '../../database/database.ts';
import type { Replica } from '../../database/replica/replica.ts';
import { withDatabaseTimeout } from '../../http/database-timeout.ts';
import { createTtlCache } from '../../http/ttl-cache.ts';
import type { Metrics } from '../../metrics/metrics.ts';
import { mergeFamilies, type Peers } from '../../metrics/peers.ts';
import { processFamilies } from '../../metrics/process-metrics.ts';
import { type Family, formatMetrics, singleSample } from '../../metrics/text-format.ts';
import type { Version } from '../../version.ts';
import { countOpenAttempts } from '../attempts/service.ts';
import { type PaymentFigures, readPaymentFigures } from '../orders/service.ts';
import { findJobRuns, type JobRun } from './queries.ts';
import { rehearsalFamilies } from './rehearsal-metrics.ts';
import { replicaFamilies } from './replica-metrics.ts';

/** Limits how often reading the metrics queries the database. */
const CACHE_MS = 5000;
const TIMEOUT_MS = 2000;

type Stored = {
  attemptsOpen: number;
  payments: PaymentFigures;
  jobs: JobRun[];
  rehearsals: Awaited<ReturnType<typeof readRehearsals>>;
};

type Parts = {
  db: Db;
  replica: Pick<Replica, 'state'> | null;
  metrics: Metrics;
  version: Version;
  peers: Peers | null;
};

/**
 * Returns a function that formats all metrics for Prometheus: those of this process, or of all processes behind the port
 * with their number as a label, and those from the database.
 */
export function createMetricsText({ db, replica, metrics, version, peers }: Parts): () => Promise<string> {
  const cache = createTtlCache<Stored | null>({ ttlMs: CACHE_MS, maxKeys: 1 });
  const readStored = () =>
    withDatabaseTimeout(
      Promise.all([countOpenAttempts(db), readPaymentFigures(db), findJobRuns(db), readRehearsals(db)]),
      TIMEOUT_MS,
    ).then(
      ([attemptsOpen, payments, jobs, rehearsals]) => ({ attemptsOpen, payments, jobs, rehearsals }),
      () => null,
    );
  const readOwn = () => [
    buildInfoFamily(version),
    ...metrics.requests.families(),
    ...countFamilies(metrics),
    ...poolFamilies(db),
    ...replicaFamilies(replica),
    ...processFamilies(metrics.eventLoopDelay.latest()),
  ];
  peers?.share(readOwn);
  return async () => {
    const [stored, ofProcesses] = await Promise.all([
      cache.get('', readStored),
      peers ? peers.readAll().then(mergeFamilies) : readOwn(),
    ]);
    return formatMetrics([
      ...ofProcesses,
      singleSample('gauge', 'sikhya_database_up', 'Whether the database answered.', stored ? 1 : 0),
      ...(stored ? storedFamilies(stored) : []),
    ]);
  };
}

function buildInfoFamily({ version, commit }: Version): Family {
  const labels = { version, commit: commit ?? 'unknown', node: process.version };
  return {
    name: 'sikhya_build_info',
    help: 'Version of the program.',
    type: 'gauge',
    samples: [{ labels, value: 1 }],
  };
}

function countFamilies({ answersSaved, testsHandedIn, refused }: Metrics): Family[] {
  return [
    singleSample('counter', 'sikhya_test_saves_total', 'Saves of answers.', answersSaved),
    singleSample('counter', 'sikhya_test_hand_ins_total', 'Attempts that students handed in.', testsHandedIn),
    {
      name: 'sikhya_refused_requests_total',
      help: 'Requests that overload protection or the rate limit refused.',
      type: 'counter',
      samples: Object.entries(refused).map(([reason, value]) => ({ labels: { reason }, value })),
    },
  ];
}

function poolFamilies(db: Db): Family[] {
  const { size, inUse, waiting } = getPoolState(db) ?? { size: 0, inUse: 0, waiting: 0 };
  return [
    {
      name: 'sikhya_database_connections',
      help: 'Connections of this process to the database.',
      type: 'gauge',
      samples: [
        { labels: { state: 'in_use' }, value: inUse },
        { labels: { state: 'idle' }, value: size - inUse },
      ],
    },
    singleSample(
      'gauge',
      'sikhya_database_waiting',
      'Statements and transactions that wait for a connection.',
      waiting,
    ),
  ];
}

function storedFamilies({ attemptsOpen, payments, jobs, rehearsals }: Stored): Family[] {
  const jobFamily = (
    type: 'counter' | 'gauge',
    name: string,
    help: string,
    getValue: (job: JobRun) => number | null,
  ) => ({
    name: `sikhya_job_${name}`,
    help,
    type,
    samples: jobs.flatMap((job) => {
      const value = getValue(job);
      return value === null ? [] : [{ labels: { job_name: job.name }, value }];
    }),
  });
  const toSeconds = (at: Date | null) => at && at.getTime() / 1000;
  return [
    singleSample('gauge', 'sikhya_test_attempts_open', 'Open attempts, in all processes.', attemptsOpen),
    singleSample(
      'gauge',
      'sikhya_orders_open',
      'Orders that are neither paid nor lapsed.',
      payments.openOrders,
    ),
    singleSample(
      'gauge',
      'sikhya_payment_issues',
      'Differences from the payment provider that nobody has resolved.',
      payments.issues,
    ),
    ...(payments.lastWebhookAt
      ? [
          singleSample(
            'gauge',
            'sikhya_last_webhook_timestamp_seconds',
            'Time of the last webhook of the payment provider.',
            payments.lastWebhookAt.getTime() / 1000,
          ),
        ]
      : []),
    ...rehearsalFamilies(rehearsals),
    jobFamily('counter', 'runs_total', 'Finished runs of a job, in all processes.', ({ runs }) => runs),
    jobFamily(
      'counter',
      'failures_total',
      'Failed runs of a job, in all processes.',
      ({ failures }) => failures,
    ),
    jobFamily(
      'gauge',
      'last_success_timestamp_seconds',
      'Time of the last successful run of a job.',
      ({ succeededAt }) => toSeconds(succeededAt),
    ),
    jobFamily('gauge', 'last_duration_seconds', 'Duration of the last run of a job.', ({ lastMs }) =>
      lastMs === null ? null : lastMs / 1000,
    ),
  ];
}
