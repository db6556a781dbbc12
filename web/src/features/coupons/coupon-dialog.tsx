import type { Coupon } from '@sikhya/contract/coupons.ts';
import { useTexts } from '../../language/locale.tsx';
import { useFormInput } from '../../lib/form-input/use-form-input.ts';
import { Field } from '../../ui/field.tsx';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { SegmentedControl } from '../../ui/segmented-control.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import { useCreateCoupon, useUpdateCoupon } from './api.ts';
import { getFirstDay, getLastDay, toFrom, toUntil } from './coupon-days.ts';
import { CourseChoice } from './course-choice.tsx';
import { parseAmount, parseCount } from './number-input.ts';
import { texts } from './texts.ts';

const CODE = /^[a-z0-9][a-z0-9-]{2,39}$/i;

type Form = ReturnType<typeof toForm>;

function toForm(coupon: Coupon | null) {
  return {
    code: coupon?.code ?? '',
    kind: coupon && coupon.percent === null ? ('amount' as const) : ('percent' as const),
    value: String(coupon?.percent ?? coupon?.amount ?? ''),
    courseIds: coupon?.courseIds ?? [],
    firstDay: getFirstDay(coupon?.from ?? null),
    lastDay: getLastDay(coupon?.until ?? null),
    total: String(coupon?.total ?? ''),
    perStudent: String(coupon?.perStudent ?? ''),
  };
}

function toInput(form: Form, coupon: Coupon | null) {
  const number = Number(form.value);
  return {
    code: form.code.trim(),
    percent: form.kind === 'percent' ? number : null,
    amount: form.kind === 'amount' ? number : null,
    courseIds: form.courseIds,
    from: toFrom(form.firstDay, coupon?.from ?? null),
    until: toUntil(form.lastDay, coupon?.until ?? null),
    total: parseCount(form.total),
    perStudent: parseCount(form.perStudent),
  };
}

/** Which fields cannot be saved. */
function check({ code, kind, value, firstDay, lastDay, total, perStudent }: Form) {
  const number = kind === 'percent' ? parseCount(value, 100) : parseAmount(value, { min: 1 });
  return {
    code: !CODE.test(code.trim()),
    value: number === null,
    days: firstDay !== '' && lastDay !== '' && lastDay < firstDay,
    total: total !== '' && parseCount(total) === null,
    perStudent: perStudent !== '' && parseCount(perStudent) === null,
  };
}

type CouponDialogProps = { coupon: Coupon | null; onClose: () => void };

/** Creates a coupon, or changes the given one. */
export function CouponDialog({ coupon, onClose }: CouponDialogProps) {
  const t = useTexts(texts);
  const create = useCreateCoupon();
  const update = useUpdateCoupon();
  const input = useFormInput(`coupon:${coupon?._id ?? 'new'}`, toForm(coupon));
  const { values: form, change } = input;
  const problems = check(form);
  const submit = () => {
    const body = toInput(form, coupon);
    return coupon
      ? update.mutateAsync({
          params: { couponId: coupon._id },
          body: { ...body, updatedAt: coupon.updatedAt },
        })
      : create.mutateAsync({ body });
  };
  return (
    <FormDialog
      wide
      input={input}
      title={coupon ? t.editCoupon : t.newCoupon}
      submit={t.save}
      done={t.saved}
      isValid={!Object.values(problems).some(Boolean)}
      onSubmit={submit}
      onClose={onClose}
    >
      {(wasSubmitted) => (
        <>
          <Field
            label={t.code}
            required
            hint={t.codeHint}
            error={wasSubmitted && problems.code && t.invalidCode}
          >
            <TextInput
              lang="en"
              data-ime="off"
              maxLength={40}
              autoCapitalize="characters"
              autoComplete="off"
              value={form.code}
              onChange={({ target }) => change({ code: target.value })}
            />
          </Field>
          <DiscountFields form={form} isInvalid={wasSubmitted && problems.value} onChange={change} />
          <LimitFields
            form={form}
            problems={wasSubmitted ? problems : { days: false, total: false, perStudent: false }}
            onChange={change}
          />
          <CourseChoice
            chosen={form.courseIds}
            hint={t.coursesHint}
            onChange={(courseIds) => change({ courseIds })}
          />
        </>
      )}
    </FormDialog>
  );
}

type DiscountFieldsProps = { form: Form; isInvalid: boolean; onChange: (changes: Partial<Form>) => void };

function DiscountFields({ form: { kind, value }, isInvalid, onChange }: DiscountFieldsProps) {
  const t = useTexts(texts);
  const isPercent = kind === 'percent';
  return (
    <>
      <div>
        <SegmentedControl
          label={t.discountKind}
          options={[
            { value: 'percent', label: t.percent },
            { value: 'amount', label: t.amount },
          ]}
          value={kind}
          onChange={(chosen) => onChange({ kind: chosen })}
        />
      </div>
      <Field
        label={t.discount}
        required
        error={isInvalid && (isPercent ? t.invalidPercent : t.invalidAmount)}
      >
        <TextInput
          inputMode="decimal"
          data-ime="off"
          value={value}
          onChange={({ target }) => onChange({ value: target.value.trim() })}
        />
      </Field>
    </>
  );
}

type LimitFieldsProps = {
  form: Form;
  problems: { days: boolean; total: boolean; perStudent: boolean };
  onChange: (changes: Partial<Form>) => void;
};

/** When and how often the coupon can be used. */
function LimitFields({ form, problems, onChange }: LimitFieldsProps) {
  const t = useTexts(texts);
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <Field label={t.firstDay} hint={t.dayHint}>
        <TextInput
          type="date"
          value={form.firstDay}
          onChange={({ target }) => onChange({ firstDay: target.value })}
        />
      </Field>
      <Field label={t.lastDay} hint={t.dayHint} error={problems.days && t.endsBeforeStart}>
        <TextInput
          type="date"
          value={form.lastDay}
          onChange={({ target }) => onChange({ lastDay: target.value })}
        />
      </Field>
      <Field label={t.total} hint={t.noLimitHint} error={problems.total && t.invalidLimit}>
        <TextInput
          inputMode="numeric"
          data-ime="off"
          value={form.total}
          onChange={({ target }) => onChange({ total: target.value.trim() })}
        />
      </Field>
      <Field label={t.perStudent} hint={t.noLimitHint} error={problems.perStudent && t.invalidLimit}>
        <TextInput
          inputMode="numeric"
          data-ime="off"
          value={form.perStudent}
          onChange={({ target }) => onChange({ perStudent: target.value.trim() })}
        />
      </Field>
    </div>
  );
}
