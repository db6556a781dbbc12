import type { Formatter } from '@sikhya/contract/language/format.ts';
import type { Texts } from '@sikhya/contract/language/texts.ts';
import { useFormatter } from '../../language/formatter.ts';
import { useTexts } from '../../language/locale.tsx';
import { Badge } from '../../ui/badge.tsx';
import { type Column, Table } from '../../ui/table.tsx';
import { hasFailedLast, type Job } from './has-failed-last.ts';
import { jobNames, texts } from './texts.ts';

/** The scheduled jobs of the server. */
export function JobList({ jobs, now }: { jobs: readonly Job[]; now: string }) {
  const t = useTexts(texts);
  const names = useTexts(jobNames);
  const format = useFormatter();
  return (
    <section aria-labelledby="jobs">
      <h2 id="jobs" className="mb-4 text-h3">
        {t.jobs}
      </h2>
      {jobs.length === 0 ? (
        <p className="text-ink-soft">{t.noJobs}</p>
      ) : (
        <Table
          caption={t.jobs}
          columns={createColumns({ now, t, names, format })}
          rows={jobs}
          rowKey={({ name }) => name}
        />
      )}
    </section>
  );
}

type ColumnParts = {
  now: string;
  t: Texts<typeof texts>;
  names: Record<string, string>;
  format: Formatter;
};

function createColumns({ now, t, names, format }: ColumnParts): Column<Job>[] {
  const formatAgo = (at: string) => {
    const ms = Date.parse(now) - Date.parse(at);
    return ms < 1000 ? t.justNow : t.ago({ span: format.milliseconds(ms) });
  };
  return [
    {
      key: 'name',
      header: t.job,
      hideLabel: true,
      cell: ({ name }) => <span className="font-semibold">{names[name] ?? name}</span>,
    },
    {
      key: 'state',
      header: t.state,
      cell: (job) => <State job={job} />,
    },
    { key: 'started', header: t.lastRun, cell: ({ startedAt }) => formatAgo(startedAt) },
    {
      key: 'took',
      header: t.duration,
      align: 'end',
      cell: ({ lastMs }) => (lastMs === null ? '–' : format.milliseconds(lastMs)),
    },
    {
      key: 'failures',
      header: t.failed,
      align: 'end',
      cell: ({ runs, failures }) => t.usedOf({ used: format.number(failures), total: format.number(runs) }),
    },
    {
      key: 'failure',
      header: t.lastFailure,
      cell: ({ failure }) =>
        failure ? (
          <span className="text-small">
            <span className="block text-ink-soft">{format.dateTime(failure.at)}</span>
            <span lang="en">{failure.message}</span>
          </span>
        ) : (
          t.noFailure
        ),
    },
  ];
}

function State({ job }: { job: Job }) {
  const t = useTexts(texts);
  if (job.running) return <Badge>{t.running}</Badge>;
  return hasFailedLast(job) ? (
    <Badge tone="wrong">{t.failed}</Badge>
  ) : (
    <Badge tone="right">{t.succeeded}</Badge>
  );
}
