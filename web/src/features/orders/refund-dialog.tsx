import { type Order, REFUND_RULE } from '@sikhya/contract/orders.ts';
import { useState } from 'react';
import { useTexts } from '../../language/locale.tsx';
import { NeedsConnection } from '../../lib/needs-connection.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { FailureText } from '../../ui/failure-text.tsx';
import { Field } from '../../ui/field.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { useDiscardConfirm } from '../../ui/use-discard-confirm.ts';
import { useFormSubmit } from '../../ui/use-form-submit.tsx';
import { useRequestRefund } from './api.ts';
import { texts } from './texts.ts';

/** Shows the refund rule applied to the order, and asks for the reason. */
export function RefundDialog({ order, onClose }: { order: Order; onClose: () => void }) {
  const t = useTexts(texts);
  const [reason, setReason] = useState('');
  const { mutateAsync: request } = useRequestRefund(order._id);
  const rule = order.refundRule;
  const isMissing = reason.trim() === '';
  const { wasSubmitted, isBusy, error, submit } = useFormSubmit({
    title: t.requestRefund,
    done: t.requestSent,
    isValid: !isMissing,
    onSubmit: () => request(reason.trim()),
    onDone: onClose,
  });
  const close = useDiscardConfirm(!isMissing && !isBusy, onClose);

  return (
    <Dialog
      open
      onClose={close}
      keepOpen={reason !== ''}
      title={t.requestRefund}
      footer={
        <>
          <Button tone="quiet" onClick={close}>
            {t.cancel}
          </Button>
          <Button busy={isBusy} onClick={submit}>
            {t.sendRequest} <NeedsConnection />
          </Button>
        </>
      }
    >
      <div className="grid gap-4">
        {rule && (
          <p>
            {t.refundFacts({
              days: rule.days,
              maxDays: REFUND_RULE.days,
              opened: rule.openedShare,
              maxOpened: REFUND_RULE.openedPercent,
            })}{' '}
            {rule.met ? t.refundRuleMet : t.refundRuleNotMet}
          </p>
        )}
        <Field label={t.refundReason} required error={wasSubmitted && isMissing && t.reasonNeeded}>
          <TextArea maxLength={1000} value={reason} onChange={({ target }) => setReason(target.value)} />
        </Field>
        {error && (
          <p role="alert" className="text-wrong">
            <FailureText error={error} />
          </p>
        )}
      </div>
    </Dialog>
  );
}
