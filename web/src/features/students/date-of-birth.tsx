import { isPlausible } from '@sikhya/contract/age.ts';
import { indiaDay } from '@sikhya/contract/india-day.ts';
import type { StudentDetail } from '@sikhya/contract/students.ts';
import { useId, useState } from 'react';
import { useTexts } from '../../language/locale.tsx';
import { useFormInput } from '../../lib/form-input/use-form-input.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { FailureText } from '../../ui/failure-text.tsx';
import { Field } from '../../ui/field.tsx';
import { RestoredNotice } from '../../ui/restored-notice.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import { useDiscardConfirm } from '../../ui/use-discard-confirm.ts';
import { useFormSubmit } from '../../ui/use-form-submit.tsx';
import { useChangeDateOfBirth } from './api.ts';
import { texts } from './texts.ts';

/** Opens the dialog in which an admin corrects the date of birth. */
export function CorrectDateOfBirth({ student }: { student: StudentDetail }) {
  const t = useTexts(texts);
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button tone="quiet" onClick={() => setOpen(true)}>
        {t.correctBirthDate}
      </Button>
      {isOpen && <CorrectDialog student={student} onClose={() => setOpen(false)} />}
    </>
  );
}

/** An empty date lets the student enter it again. */
function CorrectDialog({ student, onClose }: { student: StudentDetail; onClose: () => void }) {
  const t = useTexts(texts);
  const formId = useId();
  const input = useFormInput(`date-of-birth:${student._id}`, { day: student.dateOfBirth ?? '', note: '' });
  const { day, note } = input.values;
  const change = useChangeDateOfBirth(student._id);
  const now = new Date();
  const isWrong = day !== '' && !isPlausible(day, now);
  const { isBusy, error, submit } = useFormSubmit({
    title: t.correctBirthDate,
    done: ({ message }) => message,
    isValid: !isWrong,
    onSubmit: () =>
      change.mutateAsync({ params: { studentId: student._id }, body: { dateOfBirth: day || null, note } }),
    onDone: onClose,
  });
  const close = useDiscardConfirm(input.isChanged && !isBusy, onClose);
  return (
    <Dialog
      open
      onClose={close}
      title={t.correctBirthDate}
      description={t.correctBirthDateText}
      footer={
        <>
          <Button tone="quiet" onClick={close}>
            {t.cancel}
          </Button>
          <Button type="submit" form={formId} busy={isBusy}>
            {t.saveBirthDate}
          </Button>
        </>
      }
    >
      <form noValidate id={formId} className="grid gap-4" onSubmit={submit}>
        <RestoredNotice isShown={input.isRestored} />
        <Field
          label={t.birthDate}
          hint={t.birthDateEmpty}
          error={(isWrong && t.checkBirthDate) || (error && <FailureText error={error} />)}
        >
          <TextInput
            type="date"
            max={indiaDay(now)}
            value={day}
            onChange={({ target }) => input.change({ day: target.value })}
          />
        </Field>
        <Field label={t.birthDateNote} hint={t.birthDateNoteHint}>
          <TextInput
            maxLength={500}
            value={note}
            onChange={({ target }) => input.change({ note: target.value })}
          />
        </Field>
      </form>
    </Dialog>
  );
}
