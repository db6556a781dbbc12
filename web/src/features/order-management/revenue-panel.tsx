import type { EndpointResponse } from '@sikhya/contract/endpoint.ts';
import { titlesInLanguage } from '@sikhya/contract/language/in-language.ts';
import type { getRevenue } from '@sikhya/contract/order-management.ts';
import { useQuery } from '@tanstack/react-query';
import { useFormatter } from '../../language/formatter.ts';
import { useLocale, useTexts } from '../../language/locale.tsx';
import { getLang } from '../../lib/odia.ts';
import { BarChart } from '../../ui/bar-chart.tsx';
import { Panel } from '../../ui/panel.tsx';
import { QueryView } from '../../ui/query-view.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { type Column, Table } from '../../ui/table.tsx';
import { revenueQuery } from './api.ts';
import { groupRevenue, type RevenueGroup } from './group-revenue.ts';
import { texts } from './texts.ts';
import { toPeriod } from './use-order-filters.ts';

type Revenue = EndpointResponse<typeof getRevenue>;

/** The payments and refunds of the period, per day and per course or pass; the last 30 days by default. */
export function RevenuePanel(period: { from: string; to: string }) {
  const t = useTexts(texts);
  const format = useFormatter();
  const revenue = useQuery(revenueQuery(toPeriod(period)));
  const { data } = revenue;
  return (
    <Panel
      title={t.revenue}
      note={data && t.dateRange({ from: format.date(data.from), to: format.date(data.to) })}
    >
      <QueryView
        query={revenue}
        loading={<Skeleton className="h-64 rounded-soft" />}
        isEmpty={({ items }) => items.length === 0}
        empty={<p className="text-ink-soft">{t.noRevenue}</p>}
      >
        {({ days, items }) => (
          <>
            <RevenueChart groups={groupRevenue(days)} />
            <ItemTable items={items} />
          </>
        )}
      </QueryView>
    </Panel>
  );
}

function RevenueChart({ groups }: { groups: readonly RevenueGroup[] }) {
  const t = useTexts(texts);
  const format = useFormatter();
  const formatDates = ({ from, to }: RevenueGroup) =>
    from === to ? format.date(from) : t.dateRange({ from: format.shortDate(from), to: format.date(to) });
  const columns: Column<RevenueGroup>[] = [
    { key: 'day', header: t.day, hideLabel: true, cell: formatDates },
    ...getAmountColumns(t, format),
  ];
  return (
    <>
      <BarChart
        series={[t.captured, t.refunded]}
        groups={groups.map((group) => ({
          key: group.from,
          label: formatDates(group),
          values: [group.captured, group.refunded],
        }))}
        formatValue={format.rupees}
      />
      <details>
        <summary className="-my-0.5 w-fit cursor-pointer py-2.5 font-semibold text-indigo">
          {t.showFigures}
        </summary>
        <Table
          caption={t.revenuePerDay}
          columns={columns}
          rows={groups.filter(({ captured, refunded }) => captured + refunded > 0)}
          rowKey={({ from }) => from}
        />
      </details>
    </>
  );
}

function ItemTable({ items }: Pick<Revenue, 'items'>) {
  const t = useTexts(texts);
  const format = useFormatter();
  const { language } = useLocale();
  const columns: Column<Revenue['items'][number]>[] = [
    {
      key: 'item',
      header: t.courseOrPass,
      hideLabel: true,
      cell: (item) => {
        const { title } = titlesInLanguage(item, language);
        return (
          <span lang={getLang(title)} className="font-semibold wrap-anywhere">
            {title}
          </span>
        );
      },
    },
    { key: 'orders', header: t.orders, align: 'end', cell: ({ orders }) => format.number(orders) },
    ...getAmountColumns(t, format),
  ];
  return <Table caption={t.revenuePerItem} columns={columns} rows={items} rowKey={({ _id }) => _id} />;
}

function getAmountColumns(
  t: { captured: string; refunded: string },
  format: { rupees: (amount: number) => string },
): Column<{ captured: number; refunded: number }>[] {
  return [
    {
      key: 'captured',
      header: t.captured,
      align: 'end',
      cell: ({ captured }) => format.rupees(captured),
    },
    {
      key: 'refunded',
      header: t.refunded,
      align: 'end',
      cell: ({ refunded }) => format.rupees(refunded),
    },
  ];
}
