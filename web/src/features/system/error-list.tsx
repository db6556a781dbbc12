import type { Formatter } from '@sikhya/contract/language/format.ts';
import type { Texts } from '@sikhya/contract/language/texts.ts';
import type { SystemError } from '@sikhya/contract/system.ts';
import { useFormatter } from '../../language/formatter.ts';
import { useTexts } from '../../language/locale.tsx';
import { type Column, Table } from '../../ui/table.tsx';
import { texts } from './texts.ts';

const getColumns = (t: Texts<typeof texts>, format: Formatter): Column<SystemError>[] => [
  {
    key: 'at',
    header: t.time,
    cell: ({ at }) => <span className="whitespace-nowrap">{format.dateTime(at)}</span>,
  },
  {
    key: 'what',
    header: t.error,
    hideLabel: true,
    cell: ({ message, method, route, status, process }) => (
      <span className="grid min-w-0">
        <span lang="en" className="wrap-anywhere">
          {message}
        </span>
        <span lang="en" className="text-small wrap-anywhere text-ink-soft">
          {status} · {method} {route} · {process}
        </span>
      </span>
    ),
  },
  {
    key: 'request',
    header: t.requestId,
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
  const t = useTexts(texts);
  const format = useFormatter();
  return (
    <section aria-labelledby="errors">
      <h2 id="errors" className="text-h3">
        {t.recentErrors}
      </h2>
      <p className="mb-4 text-small text-ink-soft">
        {isOnlyThisProcess ? t.errorsOfThisProcess : t.errorsOfAll}
      </p>
      {errors.length === 0 ? (
        <p className="text-ink-soft">{t.noErrors}</p>
      ) : (
        <Table
          caption={t.recentErrors}
          columns={getColumns(t, format)}
          rows={errors}
          rowKey={({ id }) => id}
        />
      )}
    </section>
  );
}
