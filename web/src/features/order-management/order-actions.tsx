import type { AdminOrder } from '@sikhya/contract/order-management.ts';
import { useState } from 'react';
import { useTexts } from '../../language/locale.tsx';
import { useCan } from '../../lib/permissions.ts';
import { Button } from '../../ui/button.tsx';
import { useAction } from '../../ui/use-action.tsx';
import { useCheckOrder } from './api.ts';
import { RefundDialog } from './refund-dialog.tsx';
import { findRefundable } from './refundable.ts';
import { texts } from './texts.ts';

/** Check again, and Refund for those who may. A request of the student has buttons of its own. */
export function OrderActions({ order }: { order: AdminOrder }) {
  const t = useTexts(texts);
  const can = useCan();
  const { run, isBusy } = useAction();
  const { mutateAsync: check } = useCheckOrder();
  const [isRefunding, setRefunding] = useState(false);
  const payments = findRefundable(order);
  const canRefund = can('orders.refund') && order.status !== 'refund-requested' && payments.length > 0;
  const checkAgain = () => run(() => check({ params: { orderId: order._id } }), { done: t.checked });
  return (
    <div className="flex flex-wrap gap-3">
      {order.provider !== 'none' && (
        <Button tone="quiet" busy={isBusy} busyLabel={t.checking} onClick={() => void checkAgain()}>
          {t.check}
        </Button>
      )}
      {canRefund && (
        <Button tone="danger" onClick={() => setRefunding(true)}>
          {t.refund}
        </Button>
      )}
      {isRefunding && <RefundDialog order={order} payments={payments} onClose={() => setRefunding(false)} />}
    </div>
  );
}
