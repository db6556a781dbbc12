import { titlesInLanguage } from '@sikhya/contract/language/in-language.ts';
import type { Order } from '@sikhya/contract/orders.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useFormatter } from '../../language/formatter.ts';
import { useLocale, useTexts } from '../../language/locale.tsx';
import { getLang } from '../../lib/odia.ts';
import { paths } from '../../lib/paths.ts';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { Loading, QueryView } from '../../ui/query-view.tsx';
import { SkeletonCard } from '../../ui/skeleton.tsx';
import { myPassesQuery, ordersQuery, passesQuery } from './api.ts';
import { OrderStatus } from './order-status.tsx';
import { RefundDialog } from './refund-dialog.tsx';
import { sumOverpayment } from './sum-overpayment.ts';
import { texts } from './texts.ts';

/** The orders of the student, with receipts and refunds. */
export function Purchases() {
  const t = useTexts(texts);
  const orders = useQuery(ordersQuery);
  const passes = [useQuery(myPassesQuery), useQuery(passesQuery)];
  // the passes are shown above and would move the orders down
  if (passes.some(({ isLoading, failureCount }) => isLoading && failureCount === 0)) {
    return (
      <Loading>
        <SkeletonCard />
      </Loading>
    );
  }
  return (
    <section aria-labelledby="orders" className="grid gap-4">
      <h2 id="orders" className="text-h3">
        {t.orders}
      </h2>
      <QueryView
        query={orders}
        loading={<SkeletonCard />}
        isEmpty={(list) => list.length === 0}
        empty={
          <EmptyState
            title={t.noOrders}
            action={<LinkButton to={paths.studentCourses}>{t.seeCourses}</LinkButton>}
          >
            {t.noOrdersText}
          </EmptyState>
        }
      >
        {(list) => (
          <ul className="grid gap-3">
            {list.map((order) => (
              <OrderItem key={order._id} order={order} isOwned={isOwned(order, list)} />
            ))}
          </ul>
        )}
      </QueryView>
    </section>
  );
}

/** Whether another order has bought the course. A payment of this one would go back. */
function isOwned({ courseId }: Order, all: Order[]): boolean {
  return (
    courseId !== null &&
    all.some((other) => other.courseId === courseId && ['paid', 'refund-requested'].includes(other.status))
  );
}

function OrderItem({ order, isOwned }: { order: Order; isOwned: boolean }) {
  const t = useTexts(texts);
  const format = useFormatter();
  const { language } = useLocale();
  const [isAsking, setAsking] = useState(false);
  const { title } = titlesInLanguage(order, language);
  const declined = order.refunds.findLast(({ status }) => status === 'declined');
  return (
    <li className="grid gap-3 rounded-soft border border-line bg-sheet p-4 shadow-rest sm:p-5">
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <div className="min-w-0">
          <h3 lang={getLang(title)} className="font-semibold wrap-anywhere">
            {title}
          </h3>
          <p className="text-small text-ink-soft">
            {t.orderedOn({ number: order.number, date: format.date(order.createdAt) })}
          </p>
        </div>
        <div className="flex flex-wrap items-center gap-3">
          <span className="font-semibold tabular-nums">{format.rupees(order.amount)}</span>
          <OrderStatus status={order.status} />
        </div>
      </div>
      <RefundedAmounts order={order} />
      {order.status === 'refunding' && <p className="text-small text-ink-soft">{t.refundTime}</p>}
      {declined && <p className="wrap-anywhere">{t.refundDeclined({ reason: declined.declineReason })}</p>}
      <div className="flex flex-wrap gap-3 empty:hidden">
        {order.status === 'open' && !isOwned && (
          <LinkButton reloadDocument size="small" to={paths.checkout(order._id)}>
            {t.payNow}
          </LinkButton>
        )}
        {order.receiptNumber && (
          <LinkButton size="small" tone="quiet" to={paths.receipt(order._id)}>
            {t.receipt}
          </LinkButton>
        )}
        {order.status === 'paid' && order.refundRule && order.amount > 0 && (
          <Button size="small" tone="quiet" onClick={() => setAsking(true)}>
            {t.requestRefund}
          </Button>
        )}
      </div>
      {isAsking && <RefundDialog order={order} onClose={() => setAsking(false)} />}
    </li>
  );
}

/** Names an overpayment apart, because it changes nothing about the purchase. */
function RefundedAmounts({ order }: { order: Order }) {
  const t = useTexts(texts);
  const format = useFormatter();
  const overpayment = sumOverpayment({
    ...order,
    refunds: order.refunds.filter(({ status }) => status === 'refunded'),
  });
  const rest = order.refundedAmount - overpayment;
  return (
    <>
      {rest > 0 && <p>{t.refundedAmount({ amount: format.rupees(rest) })}</p>}
      {overpayment > 0 && <p>{t.refundedOverpayment({ amount: format.rupees(overpayment) })}</p>}
    </>
  );
}
