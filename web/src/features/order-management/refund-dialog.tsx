import type { AdminOrder } from '@sikhya/contract/order-management.ts';
import { useFormatter } from '../../language/formatter.ts';
import { useTexts } from '../../language/locale.tsx';
import { useFormInput } from '../../lib/form-input/use-form-input.ts';
import { useConfirm } from '../../ui/confirm.tsx';
import { Field } from '../../ui/field.tsx';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { SegmentedControl } from '../../ui/segmented-control.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import { texts as uiTexts } from '../../ui/texts.ts';
import { useRefundOrder } from './api.ts';
import { getRefundable } from './refundable.ts';
import { texts } from './texts.ts';

type Share = 'whole' | 'part';
type Form = { share: Share; part: string; reason: string };

/** Refunds everything or a part, after a question. Approves the student's request if there is one. */
export function RefundDialog({ order, onClose }: { order: AdminOrder; onClose: () => void }) {
  const t = useTexts(texts);
  const { cancel } = useTexts(uiTexts);
  const format = useFormatter();
  const confirm = useConfirm();
  const refund = useRefundOrder();
  const input = useFormInput<Form>(`refund:${order._id}`, { share: 'whole', part: '', reason: '' });
  const { values, change } = input;
  const { share, part, reason } = values;
  const most = getRefundable(order);
  const amount = share === 'whole' ? most : Number(part);
  const isAmountValid = share === 'whole' || isPart(part, most);
  const isReasonValid = reason.trim() !== '';

  const submit = async () => {
    const isSure = await confirm({
      title: t.confirmRefund({ amount: format.rupees(amount) }),
      text: amount === most ? t.confirmWhole : t.confirmPart,
      yes: t.yesRefund,
      no: cancel,
      danger: true,
    });
    if (!isSure) return false;
    return refund.mutateAsync({
      params: { orderId: order._id },
      body: { amount: share === 'whole' ? null : amount, reason: reason.trim() },
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
