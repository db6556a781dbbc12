import { PAYMENT_METHODS, type PaymentMethod, type StudentDetail } from '@sikhya/contract/students.ts';
import { useTexts } from '../../language/locale.tsx';
import { useFormInput } from '../../lib/form-input/use-form-input.ts';
import { Field, FieldError } from '../../ui/field.tsx';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { SegmentedControl } from '../../ui/segmented-control.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import { useGiveCourse } from './api.ts';
import { type ChosenCourse, CoursePicker } from './course-picker.tsx';
import { texts } from './texts.ts';

type Form = { course: ChosenCourse | null; method: PaymentMethod; amount: string; note: string };

const EMPTY: Form = { course: null, method: 'bank', amount: '', note: '' };

type GiveCourseProps = { student: StudentDetail; onClose: () => void };

/** A dialog to enrol a student who paid outside the site or gets the course as a gift. */
export function GiveCourse({ student, onClose }: GiveCourseProps) {
  const t = useTexts(texts);
  const input = useFormInput(`give-course:${student._id}`, EMPTY);
  const { values, change } = input;
  const { course, method, amount, note } = values;
  const give = useGiveCourse(student._id);
  const paid = method === 'gift' ? 0 : Number(amount);
  const isAmountMissing = method !== 'gift' && !(paid > 0);
  const submit = async () =>
    course !== null &&
    give.mutateAsync({
      params: { studentId: student._id },
      body: { courseId: course._id, method, amount: paid, note },
    });
  const choose = (chosen: ChosenCourse) => {
    const price = chosen.price > 0 ? String(chosen.price) : '';
    change({ course: chosen, ...(chosen._id !== course?._id && { amount: price }) });
  };

  return (
    <FormDialog
      input={input}
      title={t.giveCourse}
      description={t.giveDescription}
      submit={t.give}
      busyLabel={t.giving}
      done={({ message }) => message}
      isValid={course !== null && !isAmountMissing}
      onSubmit={submit}
      onClose={onClose}
    >
      {(wasSubmitted) => (
        <>
          <div>
            <CoursePicker chosen={course} onChoose={choose} />
            {wasSubmitted && !course && <FieldError>{t.chooseCourse}</FieldError>}
          </div>
          <SegmentedControl
            label={t.paymentMethod}
            options={PAYMENT_METHODS.map((value) => ({ value, label: t[value] }))}
            value={method}
            onChange={(chosen) => change({ method: chosen })}
          />
          {method !== 'gift' && (
            <Field
              label={t.amountPaid}
              required
              hint={t.inRupees}
              error={wasSubmitted && isAmountMissing && (course?.price === 0 ? t.courseIsFree : t.noAmount)}
            >
              <TextInput
                type="number"
                min={1}
                step={0.01}
                inputMode="decimal"
                data-ime="off"
                value={amount}
                onChange={({ target }) => change({ amount: target.value })}
              />
            </Field>
          )}
          <Field label={t.note} hint={t.noteHint}>
            <TextInput
              maxLength={500}
              value={note}
              onChange={({ target }) => change({ note: target.value })}
            />
          </Field>
        </>
      )}
    </FormDialog>
  );
}
