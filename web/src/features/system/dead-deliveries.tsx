import type { Formatter } from '@sikhya/contract/language/format.ts';
import type { Texts } from '@sikhya/contract/language/texts.ts';
import type { DeadDelivery } from '@sikhya/contract/system.ts';
import { useFormatter } from '../../language/formatter.ts';
import { useTexts } from '../../language/locale.tsx';
import { paths } from '../../lib/paths.ts';
import { type Column, Table } from '../../ui/table.tsx';
import { TextLink } from '../../ui/text-link.tsx';
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
    cell: ({ studentId }) => studentId && <TextLink to={paths.student(studentId)}>{t.openStudent}</TextLink>,
  },
];

/** E-mails and pushes that failed for good, newest first. */
export function DeadDeliveries({ deliveries }: { deliveries: readonly DeadDelivery[] }) {
  const t = useTexts(texts);
  const format = useFormatter();
  return (
    <section aria-labelledby="dead-deliveries">
      <h2 id="dead-deliveries" className="text-h3">
        {t.deadDeliveries}
      </h2>
      <p className="mb-4 text-small text-ink-soft">{t.deadDeliveriesNote}</p>
      <Table
        caption={t.deadDeliveries}
        columns={getColumns(t, format)}
        rows={deliveries}
        rowKey={({ id }) => id}
      />
    </section>
  );
}
