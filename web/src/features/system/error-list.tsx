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
    header: 'Error',
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
  /** The database is down, so the errors of other processes are unknown. */
  isOnlyThisProcess: boolean;
};

/** Requests that failed because of the server, newest first. */
export function ErrorList({ errors, isOnlyThisProcess }: ErrorListProps) {
  return (
    <section aria-labelledby="errors">
      <h2 id="errors" className="text-h3">
        Recent Errors
      </h2>
      <p className="mb-4 text-small text-ink-soft">
        {isOnlyThisProcess
          ? 'Only errors of this process, until the database responds again.'
          : 'The last 50 errors of all processes. The request id is the code that people see with an error message; in the log it is reqId.'}
      </p>
      {errors.length === 0 ? (
        <p className="text-ink-soft">No errors.</p>
      ) : (
        <Table caption="Recent Errors" columns={COLUMNS} rows={errors} rowKey={({ id }) => id} />
      )}
    </section>
  );
}
