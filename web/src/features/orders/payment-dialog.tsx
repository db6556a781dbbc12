import { GST_STATES, GSTIN, hasGstCheckCharacter } from '@sikhya/contract/gst-states.ts';
import { type Order, REFUND_RULE } from '@sikhya/contract/orders.ts';
import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useId, useState } from 'react';
import { useFormatter } from '../../language/formatter.ts';
import { useTexts } from '../../language/locale.tsx';
import { useInLanguage } from '../../language/use-in-language.ts';
import { NeedsConnection } from '../../lib/needs-connection.tsx';
import type { PayableItem } from '../../lib/payment-dialog.ts';
import { useSite } from '../../lib/site.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { FailureText } from '../../ui/failure-text.tsx';
import { Field } from '../../ui/field.tsx';
import { Select } from '../../ui/select.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import { quoteQuery } from './api.ts';
import { CouponField } from './coupon-field.tsx';
import { PriceLines } from './price-lines.tsx';
import { texts } from './texts.ts';
import { useStartPayment } from './use-start-payment.ts';

type StateCode = NonNullable<Order['state']>;

type PaymentDialogProps = {
  item: PayableItem;
  onClose: () => void;
  /** The server refused the order because a consent is missing. */
  onConsentNeeded: () => void;
};

/** Shows the price and the content of a course or pass, and leads to the checkout. */
export default function PaymentDialog({ item, onClose, onConsentNeeded }: PaymentDialogProps) {
  const t = useTexts(texts);
  const format = useFormatter();
  const { payments } = useSite();
  const formId = useId();
  const { title } = useInLanguage(item.course ?? item.pass);
  const [coupon, setCoupon] = useState('');
  const [code, setCode] = useState('');
  const [state, setState] = useState<StateCode | ''>('');
  const [isStateMissing, setStateMissing] = useState(false);
  const [gstin, setGstin] = useState('');
  const quote = useQuery(quoteQuery(item, coupon));
  const fullPrice = useQuery(quoteQuery(item, ''));
  const isPriceLoading = coupon !== '' && quote.isPending;
  // a coupon may also end after its price was shown
  const isCouponRefused = coupon !== '' && quote.isError;
  const shown = (!isCouponRefused && quote.data) || fullPrice.data;
  const gstinError = findGstinError(gstin);
  const { start, isBusy, error, resetError } = useStartPayment(item, {
    title,
    onDone: onClose,
    onConsentNeeded,
  });

  const typed = code.trim();
  const applyCode = () => {
    resetError();
    setCoupon(typed);
  };

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (typed !== coupon) {
      applyCode();
      // shows the new price before it is ordered; without a refused coupon it stays as it is
      if (typed !== '' || !isCouponRefused) return;
    }
    if (isPriceLoading) return;
    const isStateMissing = payments?.hasGst === true && state === '';
    setStateMissing(isStateMissing);
    // the reason is at the field; asks again, because the code may be valid by now
    if (typed !== '' && isCouponRefused) return void quote.refetch();
    if (!isBusy && !gstinError && !isStateMissing)
      void start({ coupon: typed, amount, state: state || null, gstin });
  };

  const listPrice = (item.course ?? item.pass).price;
  const amount = shown?.amount ?? listPrice;
  return (
    <Dialog
      open
      onClose={onClose}
      title={t.buyTitle({ title })}
      footer={
        <>
          <Button tone="quiet" onClick={onClose}>
            {t.cancel}
          </Button>
          <Button
            type="submit"
            form={formId}
            busy={isBusy || isPriceLoading}
            busyLabel={isBusy ? t.preparing : t.checkingCoupon}
          >
            {amount === 0 ? t.getForFree : t.pay({ amount: format.rupees(amount) })} <NeedsConnection />
          </Button>
        </>
      }
    >
      <form noValidate id={formId} onSubmit={submit} className="grid gap-4">
        <Contents item={item} />
        <PriceLines price={shown?.price ?? listPrice} discount={shown?.discount ?? 0} amount={amount} />
        <CouponField quote={quote} coupon={coupon} code={code} onCode={setCode} onApply={applyCode} />
        {payments?.hasGst && (
          <GstFields
            state={state}
            onState={setState}
            isStateMissing={isStateMissing && state === ''}
            gstin={gstin}
            onGstin={setGstin}
            gstinError={gstinError && t[gstinError]}
          />
        )}
        <p className="text-small text-ink-soft">
          {t.refundRule({ days: REFUND_RULE.days, percent: REFUND_RULE.openedPercent })}
        </p>
        {payments?.provider === 'local' && <p className="text-small font-semibold">{t.testPayment}</p>}
        {error && !isCouponRefused && (
          <p role="alert" className="text-wrong">
            <FailureText error={error} />
          </p>
        )}
      </form>
    </Dialog>
  );
}

function findGstinError(gstin: string): 'invalidGstin' | 'mistypedGstin' | null {
  if (gstin === '') return null;
  if (!GSTIN.test(gstin)) return 'invalidGstin';
  return hasGstCheckCharacter(gstin) ? null : 'mistypedGstin';
}

type GstFieldsProps = {
  state: StateCode | '';
  onState: (state: StateCode) => void;
  isStateMissing: boolean;
  gstin: string;
  onGstin: (gstin: string) => void;
  gstinError: string | null;
};

/** The fields of a tax invoice about the buyer. */
function GstFields({ state, onState, isStateMissing, gstin, onGstin, gstinError }: GstFieldsProps) {
  const t = useTexts(texts);
  const states = useTexts(GST_STATES);
  return (
    <>
      <Field label={t.state} required error={isStateMissing && t.missingState}>
        <Select value={state} onChange={({ target }) => onState(target.value as StateCode)}>
          <option value="">{t.chooseState}</option>
          {Object.entries(states).map(([code, name]) => (
            <option key={code} value={code}>
              {name}
            </option>
          ))}
        </Select>
      </Field>
      <Field label={t.gstin} error={gstinError}>
        <TextInput
          value={gstin}
          maxLength={15}
          onChange={({ target }) => onGstin(target.value.trim().toUpperCase())}
        />
      </Field>
    </>
  );
}

function Contents({ item: { course, pass } }: { item: PayableItem }) {
  const t = useTexts(texts);
  const lines = course
    ? [
        t.chapters({ count: course.totalChapters }),
        t.questions({ count: course.totalQuestions }),
        t.accessAtOnce,
      ]
    : [
        t.passDays({ days: pass.days }),
        pass.courseIds.length === 0 ? t.passAllCourses : t.passSomeCourses({ count: pass.courseIds.length }),
        t.passNeverRenews,
      ];
  return (
    <div>
      <h3 className="font-semibold">{t.youGet}</h3>
      <ul className="mt-1 list-disc pl-5 text-ink-soft">
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </div>
  );
}
