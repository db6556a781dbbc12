import { ADMIN_PAGE_SIZES } from '@sikhya/contract/constants.ts';
import { ORDERS_EXPORT } from '@sikhya/contract/order-management.ts';
import { useQuery } from '@tanstack/react-query';
import { useFormatter } from '../../language/formatter.ts';
import { useTexts } from '../../language/locale.tsx';
import { download } from '../../lib/download.ts';
import { useCan } from '../../lib/permissions.ts';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ExportButton } from '../../ui/export-button.tsx';
import { Figures } from '../../ui/figures.tsx';
import { PagedList } from '../../ui/paged-list.tsx';
import { orderListQuery } from './api.ts';
import type { CoursePickerSlot } from './item-filter.tsx';
import { OrderFilterFields } from './order-filters.tsx';
import { OrderTable } from './order-table.tsx';
import { PaymentIssues } from './payment-issues.tsx';
import { RevenuePanel } from './revenue-panel.tsx';
import { texts } from './texts.ts';
import { toFilterQuery, useOrderFilters } from './use-order-filters.ts';

const NO_FILTERS = { search: '', status: '', courseId: '', from: '', to: '' } as const;

/** All orders with filters and totals, what needs a look, and the revenue. */
export function OrderList({ renderCoursePicker }: { renderCoursePicker: CoursePickerSlot }) {
  const t = useTexts(texts);
  const format = useFormatter();
  const can = useCan();
  const [{ page, limit, ...filters }, change] = useOrderFilters();
  const query = toFilterQuery(filters);
  const list = useQuery(orderListQuery({ ...query, page: String(page), limit: String(limit) }));
  const totals = list.data?.totals;
  const show = (amount: number | undefined) =>
    amount === undefined ? (list.isError ? null : undefined) : format.rupees(amount);
  const isFiltered = Object.values(filters).some((value) => value !== '');
  return (
    <>
      <div className="flex flex-wrap items-start justify-between gap-4">
        <div className="min-w-0">
          <h1 className="text-h2">{t.orders}</h1>
          <p className="mt-1 text-ink-soft">{t.ordersNote}</p>
        </div>
        {can('exports') && (
          <ExportButton
            onExport={() => download(`${ORDERS_EXPORT}?${new URLSearchParams(query)}`, 'orders.csv')}
          />
        )}
      </div>
      <PaymentIssues />
      <OrderFilterFields filters={filters} onChange={change} renderCoursePicker={renderCoursePicker} />
      <Figures
        figures={[
          {
            label: t.paidOrders,
            value: totals
              ? t.countOf({ count: totals.paidOrders, total: totals.orders })
              : list.isError
                ? null
                : undefined,
          },
          { label: t.captured, value: show(totals?.captured) },
          { label: t.refunded, value: show(totals?.refunded) },
          { label: t.net, value: show(totals?.net) },
        ]}
      />
      {totals && totals.refundRequests > 0 && filters.status !== 'refund-requested' && (
        <p className="flex flex-wrap items-center gap-3">
          <span>{t.refundRequests({ count: totals.refundRequests })}</span>
          <Button size="small" tone="quiet" onClick={() => change({ status: 'refund-requested' })}>
            {t.showThem}
          </Button>
        </p>
      )}
      <PagedList
        query={list}
        isEmpty={({ orders }) => orders.length === 0}
        empty={
          <EmptyState
            title={t.noneFound}
            action={
              isFiltered && (
                <Button tone="quiet" onClick={() => change(NO_FILTERS)}>
                  {t.removeFilters}
                </Button>
              )
            }
          >
            {isFiltered ? t.adjustFilters : t.noOrdersYet}
          </EmptyState>
        }
        size={limit}
        sizes={ADMIN_PAGE_SIZES}
        onChange={change}
      >
        {({ orders }) => <OrderTable orders={orders} />}
      </PagedList>
      <RevenuePanel from={filters.from} to={filters.to} />
    </>
  );
}
