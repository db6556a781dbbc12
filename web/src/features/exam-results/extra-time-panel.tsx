import { PWD_MINUTES_PER_HOUR } from '@sikhya/contract/exam-control.ts';
import { useQuery } from '@tanstack/react-query';
import { useTexts } from '../../language/locale.tsx';
import { useFormInput } from '../../lib/form-input/use-form-input.ts';
import { useCan } from '../../lib/permissions.ts';
import { Button } from '../../ui/button.tsx';
import { FailureText } from '../../ui/failure-text.tsx';
import { Field, FieldError } from '../../ui/field.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { Panel } from '../../ui/panel.tsx';
import { TrashIcon } from '../../ui/portal-icons.tsx';
import { QueryView } from '../../ui/query-view.tsx';
import { RestoredNotice } from '../../ui/restored-notice.tsx';
import { SkeletonLines } from '../../ui/skeleton.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import { useAction } from '../../ui/use-action.tsx';
import { useFormSubmit } from '../../ui/use-form-submit.tsx';
import { extraTimeQuery, useGiveExtraTime, useTakeExtraTime } from './api.ts';
import { StudentName } from './student-name.tsx';
import { texts } from './texts.ts';

/** The students who get more minutes for each hour of the exam. */
export function ExtraTimePanel({ examId }: { examId: string }) {
  const t = useTexts(texts);
  const can = useCan();
  const students = useQuery(extraTimeQuery(examId));
  const { run, isBusy } = useAction();
  const { mutateAsync: take } = useTakeExtraTime(examId);
  return (
    <Panel title={t.extraTime} note={t.extraTimeNote}>
      <QueryView
        query={students}
        loading={<SkeletonLines lines={2} />}
        isEmpty={(all) => all.length === 0}
        empty={<p className="text-ink-soft">{t.noExtraTime}</p>}
      >
        {(all) => (
          <ul className="grid gap-2">
            {all.map(({ student, minutesPerHour }) => (
              <li key={student._id} className="flex flex-wrap items-center justify-between gap-3">
                <StudentName student={student} />
                <span className="flex items-center gap-2">
                  {t.perHour({ minutes: minutesPerHour })}
                  {can('students.manage') && (
                    <IconButton
                      label={t.takeAway({ name: student.name })}
                      busy={isBusy}
                      onClick={() => void run(() => take({ params: { examId, studentId: student._id } }))}
                    >
                      <TrashIcon />
                    </IconButton>
                  )}
                </span>
              </li>
            ))}
          </ul>
        )}
      </QueryView>
      {can('students.manage') && <GiveForm examId={examId} />}
    </Panel>
  );
}

function GiveForm({ examId }: { examId: string }) {
  const t = useTexts(texts);
  const { mutateAsync: give } = useGiveExtraTime(examId);
  const input = useFormInput(`extra-time:${examId}`, { email: '', minutes: String(PWD_MINUTES_PER_HOUR) });
  const form = input.values;
  const minutesPerHour = Number(form.minutes);
  const isValid =
    form.email.trim() !== '' &&
    Number.isInteger(minutesPerHour) &&
    minutesPerHour >= 1 &&
    minutesPerHour <= 60;
  const { wasSubmitted, isBusy, error, submit } = useFormSubmit({
    title: t.extraTime,
    done: t.given,
    isValid,
    onSubmit: () => give({ params: { examId }, body: { email: form.email, minutesPerHour } }),
    onDone: () => input.change({ email: '' }),
  });
  const isWrong = wasSubmitted && !isValid;
  return (
    <form noValidate onSubmit={submit} className="grid items-end gap-3 sm:grid-cols-[2fr_1fr_auto]">
      <div className="sm:col-span-3 empty:hidden">
        <RestoredNotice isShown={input.isRestored} />
      </div>
      <Field label={t.email} required>
        <TextInput
          type="email"
          lang="en"
          data-ime="off"
          value={form.email}
          onChange={({ target }) => input.change({ email: target.value })}
        />
      </Field>
      <Field label={t.minutesPerHour} required>
        <TextInput
          inputMode="numeric"
          data-ime="off"
          value={form.minutes}
          onChange={({ target }) => input.change({ minutes: target.value })}
        />
      </Field>
      <Button type="submit" tone="soft" busy={isBusy}>
        {t.give}
      </Button>
      {(isWrong || error) && (
        <div className="sm:col-span-3">
          <FieldError>{isWrong ? t.wrongExtraTime : <FailureText error={error} />}</FieldError>
        </div>
      )}
    </form>
  );
}
