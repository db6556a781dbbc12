import { PRICE } from '@sikhya/contract/constants.ts';
import { type AdminPass, PASS_DAYS } from '@sikhya/contract/passes.ts';
import { useTexts } from '../../language/locale.tsx';
import { useFormInput } from '../../lib/form-input/use-form-input.ts';
import { CheckField } from '../../ui/check-field.tsx';
import { Field } from '../../ui/field.tsx';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { Select } from '../../ui/select.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import { useCreatePass, useUpdatePass } from './api.ts';
import { CourseChoice } from './course-choice.tsx';
import { parseAmount } from './number-input.ts';
import { texts } from './texts.ts';

type Form = ReturnType<typeof toForm>;

function toForm(pass: AdminPass | null) {
  return {
    title: pass?.title ?? '',
    description: pass?.description ?? '',
    odiaTitle: pass?.odia?.title ?? '',
    odiaDescription: pass?.odia?.description ?? '',
    days: pass?.days ?? PASS_DAYS[0],
    price: String(pass?.price ?? ''),
    courseIds: pass?.courseIds ?? [],
    isOnSale: pass?.isOnSale ?? true,
  };
}

function toInput({ odiaTitle, odiaDescription, price, ...form }: Form) {
  const odia = odiaTitle.trim() === '' ? null : { title: odiaTitle, description: odiaDescription };
  return { ...form, price: Number(price), odia };
}

/** Which fields cannot be saved. */
function check({ title, odiaTitle, odiaDescription, price }: Form) {
  return {
    title: title.trim() === '',
    odiaTitle: odiaTitle.trim() === '' && odiaDescription.trim() !== '',
    price: parseAmount(price, { min: PRICE.minimumRupees }) === null,
  };
}

type PassDialogProps = { pass: AdminPass | null; onClose: () => void };

/** Creates a pass, or changes the given one. */
export function PassDialog({ pass, onClose }: PassDialogProps) {
  const t = useTexts(texts);
  const create = useCreatePass();
  const update = useUpdatePass();
  const input = useFormInput(`pass:${pass?._id ?? 'new'}`, toForm(pass));
  const { values: form, change } = input;
  const problems = check(form);
  const submit = () => {
    const body = toInput(form);
    return pass
      ? update.mutateAsync({ params: { passId: pass._id }, body: { ...body, updatedAt: pass.updatedAt } })
      : create.mutateAsync({ body });
  };
  return (
    <FormDialog
      wide
      input={input}
      title={pass ? t.editPass : t.newPass}
      submit={t.save}
      done={t.saved}
      isValid={!Object.values(problems).some(Boolean)}
      onSubmit={submit}
      onClose={onClose}
    >
      {(wasSubmitted) => (
        <>
          <TitleFields
            form={form}
            problems={wasSubmitted ? problems : { title: false, odiaTitle: false }}
            onChange={change}
          />
          <div className="grid gap-5 sm:grid-cols-2">
            <Field label={t.length}>
              <Select value={form.days} onChange={({ target }) => change({ days: Number(target.value) })}>
                {PASS_DAYS.map((count) => (
                  <option key={count} value={count}>
                    {t.days({ count })}
                  </option>
                ))}
              </Select>
            </Field>
            <Field label={t.priceInRupees} required error={wasSubmitted && problems.price && t.invalidAmount}>
              <TextInput
                inputMode="decimal"
                data-ime="off"
                value={form.price}
                onChange={({ target }) => change({ price: target.value.trim() })}
              />
            </Field>
          </div>
          <CheckField
            label={t.onSale}
            checked={form.isOnSale}
            onChange={(isOnSale) => change({ isOnSale })}
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

type TitleFieldsProps = {
  form: Form;
  problems: { title: boolean; odiaTitle: boolean };
  onChange: (changes: Partial<Form>) => void;
};

function TitleFields({ form, problems, onChange }: TitleFieldsProps) {
  const t = useTexts(texts);
  return (
    <>
      <Field label={t.title} required error={problems.title && t.titleMissing}>
        <TextInput
          maxLength={300}
          value={form.title}
          onChange={({ target }) => onChange({ title: target.value })}
        />
      </Field>
      <Field label={t.odiaTitle} error={problems.odiaTitle && t.odiaTitleMissing}>
        <TextInput
          lang="or"
          maxLength={300}
          value={form.odiaTitle}
          onChange={({ target }) => onChange({ odiaTitle: target.value })}
        />
      </Field>
      <Field label={t.description}>
        <TextArea
          short
          maxLength={5000}
          value={form.description}
          onChange={({ target }) => onChange({ description: target.value })}
        />
      </Field>
      <Field label={t.odiaDescription}>
        <TextArea
          short
          lang="or"
          maxLength={5000}
          value={form.odiaDescription}
          onChange={({ target }) => onChange({ odiaDescription: target.value })}
        />
      </Field>
    </>
  );
}
