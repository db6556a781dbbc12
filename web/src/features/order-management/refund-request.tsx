import type { AdminOrder } from '@sikhya/contract/order-management.ts';
import { REFUND_RULE } from '@sikhya/contract/orders.ts';
import { useState } from 'react';
import { useTexts } from '../../language/locale.tsx';
import { getLang } from '../../lib/odia.ts';
import { useCan } from '../../lib/permissions.ts';
import { Button } from '../../ui/button.tsx';
import { Panel } from '../../ui/panel.tsx';
import { useDeclineRefund } from './api.ts';
import { ReasonDialog } from './reason-dialog.tsx';
import { RefundDialog } from './refund-dialog.tsx';
import { findRefundable } from './refundable.ts';
import { texts } from './texts.ts';

/** The refund that the student asks for, with the refund rule applied to the order, and the decision. */
export function RefundRequest({ order }: { order: AdminOrder }) {
  const t = useTexts(texts);
  const can = useCan();
  const decline = useDeclineRefund();
  const [decision, setDecision] = useState<'approve' | 'decline' | null>(null);
  const request = order.refunds.find(({ status }) => status === 'requested');
  const rule = order.refundRule;
  const close = () => setDecision(null);
  if (!request) return null;
  return (
    <Panel title={t.requestTitle}>
      <blockquote lang={getLang(request.reason)} className="border-l-2 border-edge pl-3 wrap-anywhere">
        {request.reason}
      </blockquote>
      {rule && (
        <p className="text-ink-soft">
          {t.ruleFacts({
            days: rule.days,
            maxDays: REFUND_RULE.days,
            opened: rule.openedShare,
            maxOpened: REFUND_RULE.openedPercent,
          })}{' '}
          {rule.met ? t.ruleMet : t.ruleNotMet}
        </p>
      )}
      {can('orders.refund') && (
        <div className="flex flex-wrap gap-3">
          <Button onClick={() => setDecision('approve')}>{t.approve}</Button>
          <Button tone="quiet" onClick={() => setDecision('decline')}>
            {t.decline}
          </Button>
        </div>
      )}
      {decision === 'approve' && (
        // a student asks for the money of the payment that pays the order
        <RefundDialog
          order={order}
          payments={findRefundable(order).filter(({ paysOrder }) => paysOrder)}
          onClose={close}
        />
      )}
      {decision === 'decline' && (
        <ReasonDialog
          name={`decline-refund:${order._id}`}
          title={t.declineTitle}
          description={t.declineNote}
          label={t.reason}
          submit={t.decline}
          done={t.declined}
          onSubmit={(reason) => decline.mutateAsync({ params: { orderId: order._id }, body: { reason } })}
          onClose={close}
        />
      )}
    </Panel>
  );
}
