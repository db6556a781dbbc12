import type { SystemError } from '@sikhya/contract/system.ts';
import { formatDateTime } from '../../lib/format.ts';
import { type Column, Table } from '../../ui/table.tsx';

const COLUMNS: Column<SystemError>[] = [
  {
    key: 'at',
    header: 'Time',
    cell: ({ at }) => <span className="whitespace-nowrap">{formatDateTime(Date.parse(at))}</span>,
  },
  {
    key: 'what',
    header: 'What failed',
    hideLabel: true,
    cell: ({ message, method, route, status, process }) => (
      <span className="grid min-w-0">
        <span className="wrap-anywhere">{message}</span>
        <span className="text-small wrap-anywhere text-ink-soft">
          {status} · {method} {route} · {process}
        </span>
      </span>
    ),
  },
  {
    key: 'request',
    header: 'Request id',
    cell: ({ requestId }) => <code className="text-small wrap-anywhere select-all">{requestId}</code>,
  },
];

type ErrorListProps = {
  errors: readonly SystemError[];
  /** The database does not tell of other processes. */
  onlyHere: boolean;
};

/** What went wrong on our side, the newest first. */
export function ErrorList({ errors, onlyHere }: ErrorListProps) {
  return (
    <section aria-labelledby="errors">
      <h2 id="errors" className="text-h3">
        Recent Errors
      </h2>
      <p className="mb-4 text-small text-ink-soft">
        {onlyHere
          ? 'Of this process alone, until the database answers again.'
          : 'The last fifty, of all processes. The request id is the one that people are asked to name, and stands in the log as reqId.'}
      </p>
      {errors.length === 0 ? (
        <p className="text-ink-soft">No request has failed on our side.</p>
      ) : (
        <Table caption="Recent Errors" columns={COLUMNS} rows={errors} rowKey={({ id }) => id} />
      )}
    </section>
  );
}
