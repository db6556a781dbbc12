import type { AdminOrder } from '@sikhya/contract/order-management.ts';
import { useQuery } from '@tanstack/react-query';
import { useTexts } from '../../language/locale.tsx';
import { richText } from '../../language/rich-text.tsx';
import { isNotFound } from '../../lib/api-error.ts';
import { usePageTitle } from '../../lib/page-title.ts';
import { paths } from '../../lib/paths.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { QueryView } from '../../ui/query-view.tsx';
import { SkeletonLines } from '../../ui/skeleton.tsx';
import { adminOrderQuery } from './api.ts';
import { OrderActions } from './order-actions.tsx';
import { OrderFacts } from './order-facts.tsx';
import { OrderStatus } from './order-status.tsx';
import { OrderTimeline } from './order-timeline.tsx';
import { PaymentList } from './payment-list.tsx';
import { RefundList } from './refund-list.tsx';
import { RefundRequest } from './refund-request.tsx';
import { texts } from './texts.ts';

/** Everything about one order. */
export function OrderPage({ orderId }: { orderId: string }) {
  const t = useTexts(texts);
  const order = useQuery(adminOrderQuery(orderId));
  usePageTitle(order.data?.number);
  const back = (
    <LinkButton to={paths.orders} tone="quiet">
      {t.backToOrders}
    </LinkButton>
  );
  if (isNotFound(order.error)) {
    return (
      <EmptyState heading="h1" title={t.notFound} action={back}>
        {t.notFoundHelp}
      </EmptyState>
    );
  }
  return (
    <>
      <div>{back}</div>
      <QueryView
        query={order}
        heading="h1"
        errorTitle={t.loadFailed}
        loading={<SkeletonLines lines={12} />}
        isEmpty={() => false}
        empty={null}
      >
        {(data) => <Content order={data} />}
      </QueryView>
    </>
  );
}

function Content({ order }: { order: AdminOrder }) {
  const t = useTexts(texts);
  return (
    <div className="grid gap-6">
      <div className="flex flex-wrap items-center justify-between gap-4">
        <div className="flex min-w-0 flex-wrap items-center gap-3">
          <h1 className="text-h2 wrap-anywhere">
            {richText(t.orderTitle, { number: () => <span lang="en">{order.number}</span> })}
          </h1>
          <OrderStatus status={order.status} />
        </div>
        <OrderActions order={order} />
      </div>
      <RefundRequest order={order} />
      <div className="grid items-start gap-6 lg:grid-cols-2">
        <OrderFacts order={order} />
        <div className="grid gap-6">
          <PaymentList payments={order.payments} />
          {order.refunds.length > 0 && <RefundList refunds={order.refunds} />}
        </div>
      </div>
      <OrderTimeline events={order.events} />
    </div>
  );
}
