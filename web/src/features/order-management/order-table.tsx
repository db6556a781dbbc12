import { titlesInLanguage } from '@sikhya/contract/language/in-language.ts';
import type { ListedOrder } from '@sikhya/contract/order-management.ts';
import { useFormatter } from '../../language/formatter.ts';
import { useLocale, useTexts } from '../../language/locale.tsx';
import { getLang } from '../../lib/odia.ts';
import { paths } from '../../lib/paths.ts';
import { type Column, Table } from '../../ui/table.tsx';
import { StandaloneLink } from '../../ui/text-link.tsx';
import { OrderStatus } from './order-status.tsx';
import { texts } from './texts.ts';

export function OrderTable({ orders }: { orders: readonly ListedOrder[] }) {
  const t = useTexts(texts);
  const format = useFormatter();
  const { language } = useLocale();
  const columns: Column<ListedOrder>[] = [
    {
      key: 'number',
      header: t.number,
      hideLabel: true,
      // with the date below, because a column for it would break long e-mail addresses into three lines
      cell: ({ _id, number, createdAt }) => (
        <span className="grid justify-items-start whitespace-nowrap">
          <StandaloneLink lang="en" to={paths.order(_id)}>
            {number}
          </StandaloneLink>
          <span className="text-small text-ink-soft">{format.date(createdAt)}</span>
        </span>
      ),
    },
    {
      key: 'student',
      header: t.student,
      cell: ({ student: { name, email } }) => (
        <span className="grid min-w-0 max-sm:text-end xl:min-w-32">
          <span lang={getLang(name)} className="wrap-anywhere">
            {name}
          </span>
          <span lang="en" className="text-small wrap-anywhere text-ink-soft">
            {email}
          </span>
        </span>
      ),
    },
    {
      key: 'item',
      header: t.item,
      cell: (order) => {
        const { title } = titlesInLanguage(order, language);
        return (
          <span lang={getLang(title)} className="wrap-anywhere max-sm:text-end xl:inline-block xl:min-w-28.5">
            {title}
          </span>
        );
      },
    },
    {
      key: 'amount',
      header: t.amount,
      align: 'end',
      cell: ({ amount, refundedAmount }) => (
        <span className="grid whitespace-nowrap max-sm:justify-items-end">
          <span>{format.rupees(amount)}</span>
          {refundedAmount > 0 && (
            <span className="text-small text-ink-soft">− {format.rupees(refundedAmount)}</span>
          )}
        </span>
      ),
    },
    { key: 'status', header: t.status, cell: ({ status }) => <OrderStatus status={status} /> },
  ];
  return <Table caption={t.orders} columns={columns} rows={orders} rowKey={({ _id }) => _id} />;
}
