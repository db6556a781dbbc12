import type { SystemState } from '@sikhya/contract/system.ts';
import { formatDateTime, formatMilliseconds, formatNumber } from '../../lib/format.ts';
import { Badge } from '../../ui/badge.tsx';
import { type Column, Table } from '../../ui/table.tsx';

type Job = NonNullable<SystemState['stored']>['jobs'][number];

const NAMES: Record<string, string> = {
  'delete-old-idempotency-keys': 'Delete old responses kept for repeated requests',
  'draw-page-pictures': 'Draw the first pages of PDFs',
  'fold-student-search-keys': 'Update the search index of students',
  'forget-old-sign-ins': 'Delete old sessions and failed sign-ins',
  'grade-abandoned-attempts': 'Grade tests that were not handed in',
  'nightly-backup': 'Nightly backup',
  'sweep-unused-files': 'Delete unused files',
};

/** The scheduled jobs of the server. */
export function JobList({ jobs, now }: { jobs: readonly Job[]; now: string }) {
  return (
    <section aria-labelledby="jobs">
      <h2 id="jobs" className="mb-4 text-h3">
        Jobs
      </h2>
      {jobs.length === 0 ? (
        <p className="text-ink-soft">No job has run yet.</p>
      ) : (
        <Table caption="Jobs" columns={createColumns(now)} rows={jobs} rowKey={({ name }) => name} />
      )}
    </section>
  );
}

function createColumns(now: string): Column<Job>[] {
  const formatAgo = (at: string) => {
    const ms = Date.parse(now) - Date.parse(at);
    return ms < 1000 ? 'just now' : `${formatMilliseconds(ms)} ago`;
  };
  return [
    {
      key: 'name',
      header: 'Job',
      hideLabel: true,
      cell: ({ name }) => <span className="font-semibold">{NAMES[name] ?? name}</span>,
    },
    {
      key: 'state',
      header: 'State',
      cell: (job) => <State job={job} />,
    },
    { key: 'started', header: 'Last run', cell: ({ startedAt }) => formatAgo(startedAt) },
    {
      key: 'took',
      header: 'Duration',
      align: 'end',
      cell: ({ lastMs }) => (lastMs === null ? '–' : formatMilliseconds(lastMs)),
    },
    {
      key: 'failures',
      header: 'Failed',
      align: 'end',
      cell: ({ runs, failures }) => `${formatNumber(failures)} of ${formatNumber(runs)}`,
    },
    {
      key: 'failure',
      header: 'Last failure',
      cell: ({ failure }) =>
        failure ? (
          <span className="text-small">
            <span className="block text-ink-soft">{formatDateTime(Date.parse(failure.at))}</span>
            {failure.message}
          </span>
        ) : (
          'None'
        ),
    },
  ];
}

function State({ job: { running, succeededAt, failure } }: { job: Job }) {
  if (running) return <Badge>Running</Badge>;
  const hasFailedLast = failure && (succeededAt === null || failure.at > succeededAt);
  return hasFailedLast ? <Badge tone="wrong">Failed</Badge> : <Badge tone="right">OK</Badge>;
}
