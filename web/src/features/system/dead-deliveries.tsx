import type { Formatter } from '@sikhya/contract/language/format.ts';
import type { Texts } from '@sikhya/contract/language/texts.ts';
import type { DeadDelivery, SystemState } from '@sikhya/contract/system.ts';
import { useFormatter } from '../../language/formatter.ts';
import { useTexts } from '../../language/locale.tsx';
import { paths } from '../../lib/paths.ts';
import { type Column, Table } from '../../ui/table.tsx';
import { StandaloneLink } from '../../ui/text-link.tsx';
import { RetryAllButton, RetryButton } from './retry-buttons.tsx';
import { texts } from './texts.ts';

const getColumns = (t: Texts<typeof texts>, format: Formatter): Column<DeadDelivery>[] => [
  {
    key: 'at',
    header: t.time,
    cell: ({ at }) => <span className="whitespace-nowrap">{format.dateTime(at)}</span>,
  },
  { key: 'channel', header: t.channel, cell: ({ channel }) => t[channel] },
  {
    key: 'error',
    header: t.error,
    cell: ({ error }) => (
      <span lang="en" className="wrap-anywhere">
        {error}
      </span>
    ),
  },
  { key: 'tries', header: t.tries, cell: ({ tries }) => format.number(tries) },
  {
    key: 'student',
    header: t.student,
    cell: ({ studentId }) =>
      studentId && <StandaloneLink to={paths.student(studentId)}>{t.openStudent}</StandaloneLink>,
  },
  { key: 'retry', header: t.retry, hideLabel: true, cell: ({ id }) => <RetryButton deliveryId={id} /> },
];

type Outbox = NonNullable<SystemState['stored']>['outbox'];

/** E-mails and pushes that failed for good, newest first. */
export function DeadDeliveries({ outbox: { dead, deadCounts } }: { outbox: Outbox }) {
  const t = useTexts(texts);
  const format = useFormatter();
  return (
    <section aria-labelledby="dead-deliveries">
      <h2 id="dead-deliveries" className="text-h3">
        {t.deadDeliveries}
      </h2>
      <p className="mb-4 text-small text-ink-soft">{t.deadDeliveriesNote}</p>
      <div className="mb-4 flex flex-wrap gap-3 *:max-sm:grow">
        {(['email', 'push'] as const).map(
          (channel) =>
            deadCounts[channel] > 0 && (
              <RetryAllButton key={channel} channel={channel} count={deadCounts[channel]} />
            ),
        )}
      </div>
      <Table caption={t.deadDeliveries} columns={getColumns(t, format)} rows={dead} rowKey={({ id }) => id} />
    </section>
  );
}
