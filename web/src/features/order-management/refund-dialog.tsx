import type { AdminOrder } from '@sikhya/contract/order-management.ts';
import { useFormatter } from '../../language/formatter.ts';
import { useTexts } from '../../language/locale.tsx';
import { useFormInput } from '../../lib/form-input/use-form-input.ts';
import { useConfirm } from '../../ui/confirm.tsx';
import { Field } from '../../ui/field.tsx';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { SegmentedControl } from '../../ui/segmented-control.tsx';
import { Select } from '../../ui/select.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import { texts as uiTexts } from '../../ui/texts.ts';
import { useRefundOrder } from './api.ts';
import type { Payment } from './refundable.ts';
import { texts } from './texts.ts';

type Share = 'whole' | 'part';
type Form = { paymentId: string; share: Share; part: string; reason: string };

type RefundDialogProps = {
  order: AdminOrder;
  /** The payments to choose from. */
  payments: readonly Payment[];
  onClose: () => void;
};

/** Refunds everything of a payment or a part, after a question. Approves the student's request for it if there is one. */
export function RefundDialog({ order, payments, onClose }: RefundDialogProps) {
  const t = useTexts(texts);
  const { cancel } = useTexts(uiTexts);
  const format = useFormatter();
  const confirm = useConfirm();
  const refund = useRefundOrder();
  const input = useFormInput<Form>(`refund:${order._id}`, {
    paymentId: payments[0]?._id ?? '',
    share: 'whole',
    part: '',
    reason: '',
  });
  const { values, change } = input;
  const { paymentId, share, part, reason } = values;
  const payment = order.payments.find(({ _id }) => _id === paymentId);
  const most = payment?.refundable ?? 0;
  const amount = share === 'whole' ? most : Number(part);
  const isAmountValid = share === 'whole' || isPart(part, most);
  const isReasonValid = reason.trim() !== '';

  const submit = async () => {
    const isSure = await confirm({
      title: t.confirmRefund({ amount: format.rupees(amount) }),
      text: !payment?.paysOrder ? t.confirmOther : amount === most ? t.confirmWhole : t.confirmPart,
      yes: t.yesRefund,
      no: cancel,
      danger: true,
    });
    if (!isSure) return false;
    return refund.mutateAsync({
      params: { orderId: order._id },
      body: { paymentId, amount: share === 'whole' ? null : amount, reason: reason.trim() },
    });
  };

  return (
    <FormDialog
      input={input}
      title={t.refundTitle}
      submit={t.refund}
      done={t.refundStarted}
      danger
      isValid={isAmountValid && isReasonValid}
      onSubmit={submit}
      onClose={onClose}
    >
      {(wasSubmitted) => (
        <>
          {payments.length > 1 && (
            <Field label={t.refundedPayment}>
              <Select value={paymentId} onChange={({ target }) => change({ paymentId: target.value })}>
                {payments.map(({ _id, amount, paysOrder, providerPaymentId }) => (
                  <option key={_id} value={_id}>
                    {(paysOrder ? t.payingPayment : t.otherPayment)({
                      amount: format.rupees(amount),
                      id: providerPaymentId,
                    })}
                  </option>
                ))}
              </Select>
            </Field>
          )}
          <AmountFields
            most={most}
            share={share}
            onShare={(chosen) => change({ share: chosen })}
            part={part}
            onPart={(text) => change({ part: text })}
            isWrong={wasSubmitted && !isAmountValid}
          />
          <Field label={t.reason} required error={wasSubmitted && !isReasonValid && t.reasonMissing}>
            <TextArea
              short
              maxLength={1000}
              value={reason}
              onChange={({ target }) => change({ reason: target.value })}
            />
          </Field>
        </>
      )}
    </FormDialog>
  );
}

type AmountFieldsProps = {
  /** The highest amount in rupees that can be refunded. */
  most: number;
  share: Share;
  onShare: (share: Share) => void;
  part: string;
  onPart: (part: string) => void;
  isWrong: boolean;
};

function AmountFields({ most, share, onShare, part, onPart, isWrong }: AmountFieldsProps) {
  const t = useTexts(texts);
  const format = useFormatter();
  return (
    <>
      <div>
        <SegmentedControl
          label={t.howMuch}
          options={[
            { value: 'whole', label: t.everything({ amount: format.rupees(most) }) },
            { value: 'part', label: t.aPart },
          ]}
          value={share}
          onChange={onShare}
        />
      </div>
      {share === 'part' && (
        <Field
          label={t.partAmount}
          required
          error={isWrong && t.invalidAmount({ amount: format.rupees(most) })}
        >
          <TextInput
            type="number"
            min={1}
            max={most}
            step={0.01}
            inputMode="decimal"
            data-ime="off"
            value={part}
            onChange={({ target }) => onPart(target.value)}
          />
        </Field>
      )}
    </>
  );
}

function isPart(text: string, most: number): boolean {
  return /^\d+(\.\d{1,2})?$/.test(text) && Number(text) >= 1 && Number(text) <= most;
}
