import { isMinor, isPlausible } from '@sikhya/contract/age.ts';
import { MAX_AGE, MIN_AGE } from '@sikhya/contract/consents.ts';
import { indiaDay } from '@sikhya/contract/india-day.ts';
import { NOTICE_VERSION } from '@sikhya/contract/privacy-notice.ts';
import { type FormEvent, useState } from 'react';
import { useTexts } from '../../language/locale.tsx';
import { FailureText } from '../../ui/failure-text.tsx';
import { Field } from '../../ui/field.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import { useSetDateOfBirth } from './api.ts';
import { NoticeText } from './notice-text.tsx';
import { SubmitBar } from './submit-bar.tsx';
import { texts } from './texts.ts';

type BirthDateFormProps = { onDone?: (() => void) | undefined; onCancel?: (() => void) | undefined };

/** Asks for the date of birth once. An adult agrees to the privacy notice with it; a minor then asks a parent. */
export function BirthDateForm({ onDone, onCancel }: BirthDateFormProps) {
  const t = useTexts(texts);
  const [day, setDay] = useState('');
  const [isChecked, setChecked] = useState(false);
  const store = useSetDateOfBirth();
  const now = new Date();
  const isComplete = /^\d{4}-\d\d-\d\d$/.test(day);
  const isValid = isComplete && isPlausible(day, now);
  const isAdult = isValid && !isMinor(day, now);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setChecked(true);
    if (!isValid || store.isPending) return;
    store.mutate({ body: { dateOfBirth: day, noticeVersion: NOTICE_VERSION } }, { onSuccess: onDone });
  };
  const problem = !isComplete
    ? t.enterDateOfBirth
    : !isValid && t.checkDateOfBirth({ min: MIN_AGE, max: MAX_AGE });
  return (
    <form noValidate className="grid gap-4" onSubmit={submit}>
      <p>{t.whyDateOfBirth}</p>
      <Field
        label={t.dateOfBirth}
        hint={t.dateOfBirthHint}
        required
        error={(isChecked && problem) || (store.isError && <FailureText error={store.error} />)}
      >
        <TextInput
          type="date"
          autoComplete="bday"
          max={indiaDay(now)}
          value={day}
          onChange={({ target }) => setDay(target.value)}
        />
      </Field>
      {isValid && !isAdult && <p role="status">{t.youAreMinor}</p>}
      {isAdult && <NoticeText />}
      <SubmitBar
        label={isAdult ? t.agree : t.continue}
        isBusy={store.isPending}
        isBelowNotice={isAdult}
        onCancel={onCancel}
      />
    </form>
  );
}
