import type { AdminOrder } from '@sikhya/contract/order-management.ts';
import { useState } from 'react';
import { useTexts } from '../../language/locale.tsx';
import { useCan } from '../../lib/permissions.ts';
import { Button } from '../../ui/button.tsx';
import { FailureText } from '../../ui/failure-text.tsx';
import { useToast } from '../../ui/toast.tsx';
import { useCheckOrder } from './api.ts';
import { RefundDialog } from './refund-dialog.tsx';
import { getRefundable } from './refundable.ts';
import { texts } from './texts.ts';

/** Check again, and Refund for those who may. A request of the student has buttons of its own. */
export function OrderActions({ order }: { order: AdminOrder }) {
  const t = useTexts(texts);
  const can = useCan();
  const toast = useToast();
  const check = useCheckOrder();
  const [isRefunding, setRefunding] = useState(false);
  const canRefund = can('orders.refund') && order.status !== 'refund-requested' && getRefundable(order) > 0;
  const checkAgain = () =>
    check.mutate(
      { params: { orderId: order._id } },
      {
        onSuccess: () => toast({ text: t.checked, tone: 'right' }),
        onError: (error) => toast({ text: <FailureText error={error} />, tone: 'wrong' }),
      },
    );
  return (
    <div className="flex flex-wrap gap-3">
      {order.provider !== 'none' && (
        <Button tone="quiet" busy={check.isPending} busyLabel={t.checking} onClick={checkAgain}>
          {t.check}
        </Button>
      )}
      {canRefund && (
        <Button tone="danger" onClick={() => setRefunding(true)}>
          {t.refund}
        </Button>
      )}
      {isRefunding && <RefundDialog order={order} onClose={() => setRefunding(false)} />}
    </div>
  );
}
