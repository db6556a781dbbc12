import { type Db, getPoolState } from '../../database/database.ts';
import { withDatabaseTimeout } from '../../http/database-timeout.ts';
import { createTtlCache } from '../../http/ttl-cache.ts';
import type { Metrics } from '../../metrics/metrics.ts';
import { processFamilies } from '../../metrics/process-metrics.ts';
import { type Family, formatMetrics, singleSample } from '../../metrics/text-format.ts';
import type { Version } from '../../version.ts';
import { countOpenAttempts } from '../mock-test/service.ts';
import { findJobRuns, type JobRun } from './queries.ts';

/** However often somebody reads the figures, the database is asked so often and no more. */
const FRESH_MS = 5000;
const PATIENCE_MS = 2000;

type Stored = { attemptsOpen: number; jobs: JobRun[] };

/** All figures as Prometheus reads them: of this process, and what the database tells of all of them. */
export function createMetricsText(db: Db, metrics: Metrics, version: Version): () => Promise<string> {
  const kept = createTtlCache<Stored | null>({ ttlMs: FRESH_MS, maxKeys: 1 });
  const ask = () =>
    withDatabaseTimeout(Promise.all([countOpenAttempts(db), findJobRuns(db)]), PATIENCE_MS).then(
      ([attemptsOpen, jobs]) => ({ attemptsOpen, jobs }),
      () => null,
    );
  return async () => {
    const stored = await kept.get('', ask);
    return formatMetrics([
      buildInfo(version),
      ...metrics.requests.families(),
      ...counts(metrics),
      ...databaseFamilies(db, stored),
      ...processFamilies(metrics.eventLoopDelay.latest()),
    ]);
  };
}

function buildInfo({ version, commit }: Version): Family {
  const labels = { version, commit: commit ?? 'unknown', node: process.version };
  return {
    name: 'sikhya_build_info',
    help: 'Which program this is.',
    type: 'gauge',
    samples: [{ labels, value: 1 }],
  };
}

function counts({ answersSaved, testsHandedIn, refused }: Metrics): Family[] {
  return [
    singleSample(
      'counter',
      'sikhya_test_saves_total',
      'Times that answers of a test were saved.',
      answersSaved,
    ),
    singleSample('counter', 'sikhya_test_hand_ins_total', 'Tests that students handed in.', testsHandedIn),
    {
      name: 'sikhya_refused_requests_total',
      help: 'Requests that were turned away: the process could not keep up, or somebody called too often.',
      type: 'counter',
      samples: Object.entries(refused).map(([reason, value]) => ({ labels: { reason }, value })),
    },
  ];
}

function databaseFamilies(db: Db, stored: Stored | null): Family[] {
  const { size, inUse, waiting } = getPoolState(db) ?? { size: 0, inUse: 0, waiting: 0 };
  return [
    singleSample('gauge', 'sikhya_database_up', 'Whether the database answered.', stored ? 1 : 0),
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
    ...(stored ? storedFamilies(stored) : []),
  ];
}

function storedFamilies({ attemptsOpen, jobs }: Stored): Family[] {
  const ofJobs = (
    type: 'counter' | 'gauge',
    name: string,
    help: string,
    of: (job: JobRun) => number | null,
  ) => ({
    name: `sikhya_job_${name}`,
    help,
    type,
    samples: jobs.flatMap((job) => {
      const value = of(job);
      return value === null ? [] : [{ labels: { job_name: job.name }, value }];
    }),
  });
  const seconds = (at: Date | null) => at && at.getTime() / 1000;
  return [
    singleSample(
      'gauge',
      'sikhya_test_attempts_open',
      'Tests that are under way, of all processes.',
      attemptsOpen,
    ),
    ofJobs('counter', 'runs_total', 'Runs of a job that ended, in all processes.', ({ runs }) => runs),
    ofJobs(
      'counter',
      'failures_total',
      'Runs of a job that failed, in all processes.',
      ({ failures }) => failures,
    ),
    ofJobs('gauge', 'last_success_timestamp_seconds', 'When a job last went well.', ({ succeededAt }) =>
      seconds(succeededAt),
    ),
    ofJobs('gauge', 'last_duration_seconds', 'How long the last run of a job took.', ({ lastMs }) =>
      lastMs === null ? null : lastMs / 1000,
    ),
  ];
}
