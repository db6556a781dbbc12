import { PAYMENT_METHODS, type PaymentMethod, type StudentDetail } from '@sikhya/contract/students.ts';
import { useState } from 'react';
import { useTexts } from '../../language/locale.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { FailureText } from '../../ui/failure-text.tsx';
import { Field, FieldError } from '../../ui/field.tsx';
import { FormFooter } from '../../ui/form-footer.tsx';
import { SegmentedControl } from '../../ui/segmented-control.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import { useFormSubmit } from '../../ui/use-form-submit.tsx';
import { useGiveCourse } from './api.ts';
import { type ChosenCourse, CoursePicker } from './course-picker.tsx';
import { texts } from './texts.ts';

type GiveCourseProps = { student: StudentDetail; open: boolean; onClose: () => void };

/** A dialog to enrol a student who paid outside the site or gets the course as a gift. */
export function GiveCourse({ student, open, onClose }: GiveCourseProps) {
  const t = useTexts(texts);
  return (
    <Dialog open={open} onClose={onClose} keepOpen title={t.giveCourse} description={t.giveDescription}>
      {open && <GiveForm student={student} onDone={onClose} />}
    </Dialog>
  );
}

function GiveForm({ student, onDone }: { student: StudentDetail; onDone: () => void }) {
  const t = useTexts(texts);
  const [course, setCourse] = useState<ChosenCourse | null>(null);
  const [method, setMethod] = useState<PaymentMethod>('bank');
  const [amount, setAmount] = useState('');
  const [note, setNote] = useState('');
  const give = useGiveCourse(student._id);
  const paid = method === 'gift' ? 0 : Number(amount);
  const isAmountMissing = method !== 'gift' && !(paid > 0);
  const { wasSubmitted, isBusy, error, submit } = useFormSubmit({
    title: t.giveCourse,
    done: ({ message }) => message,
    isValid: course !== null && !isAmountMissing,
    onSubmit: async () =>
      course !== null &&
      give.mutateAsync({
        params: { studentId: student._id },
        body: { courseId: course._id, method, amount: paid, note },
      }),
    onDone,
  });

  const choose = (chosen: ChosenCourse) => {
    setCourse(chosen);
    if (chosen._id !== course?._id) setAmount(chosen.price > 0 ? String(chosen.price) : '');
  };

  return (
    <form noValidate className="grid gap-5" onSubmit={submit}>
      <div>
        <CoursePicker chosen={course} onChoose={choose} />
        {wasSubmitted && !course && <FieldError>{t.chooseCourse}</FieldError>}
      </div>
      <SegmentedControl
        label={t.paymentMethod}
        options={PAYMENT_METHODS.map((value) => ({ value, label: t[value] }))}
        value={method}
        onChange={setMethod}
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
            onChange={(event) => setAmount(event.target.value)}
          />
        </Field>
      )}
      <Field label={t.note} hint={t.noteHint}>
        <TextInput maxLength={500} value={note} onChange={(event) => setNote(event.target.value)} />
      </Field>
      {error && (
        <FieldError>
          <FailureText error={error} />
        </FieldError>
      )}
      <FormFooter>
        <Button type="submit" busy={isBusy} busyLabel={t.giving}>
          {t.give}
        </Button>
      </FormFooter>
    </form>
  );
}
