import {
  MAX_BREACH_PEOPLE,
  MAX_BREACH_TEXT_LENGTH,
  MAX_BREACH_TITLE_LENGTH,
} from '@sikhya/contract/breaches.ts';
import type { Language } from '@sikhya/contract/language/language.ts';
import type { Texts } from '@sikhya/contract/language/texts.ts';
import { type FormEvent, useState } from 'react';
import { useTexts } from '../../language/locale.tsx';
import { useFormInput } from '../../lib/form-input/use-form-input.ts';
import { isSignedOut } from '../../lib/session-store.ts';
import { Button } from '../../ui/button.tsx';
import { FailureText } from '../../ui/failure-text.tsx';
import { Field, FieldError } from '../../ui/field.tsx';
import { RestoredNotice } from '../../ui/restored-notice.tsx';
import { SegmentedControl } from '../../ui/segmented-control.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import { useDiscardConfirmOfPage } from '../../ui/use-discard-confirm.ts';
import { type BreachInput, useCountPeople } from './api.ts';
import { readIds } from './read-ids.ts';
import { SendDialog } from './send-dialog.tsx';
import { texts } from './texts.ts';

type Written = { title: string; text: string };
type Audience = 'all' | 'some';
type Form = { english: Written; odia: Written; audience: Audience; ids: string };

const EMPTY: Form = {
  english: { title: '', text: '' },
  odia: { title: '', text: '' },
  audience: 'some',
  ids: '',
};

/** Both languages and the people concerned. The server counts them before the notice can be sent. */
export function BreachForm({ onSent }: { onSent: () => void }) {
  const t = useTexts(texts);
  const input = useFormInput('breach', EMPTY);
  const { values, change } = input;
  useDiscardConfirmOfPage(input.isChanged, { unless: isSignedOut });
  const { english, odia, audience, ids } = values;
  const [isChecked, setChecked] = useState(false);
  const [preview, setPreview] = useState<{ notice: BreachInput; count: number } | null>(null);
  const countPeople = useCountPeople();
  const people = readIds(ids);
  const idProblem = audience === 'all' ? null : describeIds(people.length, t);
  const isIncomplete = [english, odia].some(({ title, text }) => title.trim() === '' || text.trim() === '');
  const { unknownIds = [], count } = countPeople.data ?? {};
  const countProblem = describeCount({ unknownIds, count }, t);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    setChecked(true);
    if (isIncomplete || idProblem || countPeople.isPending) return;
    const studentIds = audience === 'all' ? null : people;
    countPeople.mutate(studentIds, {
      onSuccess: (counted) => {
        if (counted.unknownIds.length === 0 && counted.count > 0)
          setPreview({ notice: { ...english, odia, studentIds }, count: counted.count });
      },
    });
  };

  return (
    <>
      <form noValidate className="grid gap-5" onSubmit={submit}>
        <RestoredNotice isShown={input.isRestored} />
        <div className="grid gap-5 md:grid-cols-2">
          <LanguageFields
            language="en"
            value={english}
            onChange={(written) => change({ english: written })}
            isChecked={isChecked}
          />
          <LanguageFields
            language="or"
            value={odia}
            onChange={(written) => change({ odia: written })}
            isChecked={isChecked}
          />
        </div>
        <AudienceField value={audience} onChange={(chosen) => change({ audience: chosen })} />
        {audience === 'some' && (
          <Field
            label={t.ids}
            hint={t.idsHint({ max: MAX_BREACH_PEOPLE })}
            required
            error={isChecked && idProblem}
          >
            <TextArea
              short
              lang="en"
              data-ime="off"
              spellCheck={false}
              value={ids}
              onChange={({ target }) => change({ ids: target.value })}
            />
          </Field>
        )}
        {(countPeople.isError || countProblem) && (
          <FieldError>{countProblem ?? <FailureText error={countPeople.error} />}</FieldError>
        )}
        <div className="grid sm:justify-items-start">
          <Button type="submit" busy={countPeople.isPending}>
            {t.preview}
          </Button>
        </div>
      </form>
      {/* not inside the form, which would be submitted too */}
      {preview && <SendDialog {...preview} onClose={() => setPreview(null)} onSent={onSent} />}
    </>
  );
}

function describeIds(count: number, t: Texts<typeof texts>): string | null {
  if (count === 0) return t.enterIds;
  return count > MAX_BREACH_PEOPLE ? t.tooManyIds({ max: MAX_BREACH_PEOPLE }) : null;
}

const SHOWN_IDS = 5;

/** Describes the problem with the list of people; null before they are counted and if there is none. */
function describeCount(
  { unknownIds, count }: { unknownIds: string[]; count: number | undefined },
  t: Texts<typeof texts>,
): string | null {
  if (unknownIds.length > 0) {
    const more = unknownIds.length > SHOWN_IDS ? ' …' : '';
    return t.unknownIds({ ids: unknownIds.slice(0, SHOWN_IDS).join(', ') + more });
  }
  return count === 0 ? t.nobody : null;
}

type AudienceFieldProps = { value: Audience; onChange: (value: Audience) => void };

function AudienceField({ value, onChange }: AudienceFieldProps) {
  const t = useTexts(texts);
  return (
    <div className="grid justify-items-start gap-1.5">
      <p className="font-semibold">{t.people}</p>
      <SegmentedControl
        label={t.people}
        value={value}
        onChange={onChange}
        options={[
          { value: 'some', label: t.someStudents },
          { value: 'all', label: t.allStudents },
        ]}
      />
      {value === 'all' && <p className="text-small text-ink-soft">{t.allHint}</p>}
    </div>
  );
}

type LanguageFieldsProps = {
  language: Language;
  value: Written;
  onChange: (value: Written) => void;
  isChecked: boolean;
};

function LanguageFields({ language, value, onChange, isChecked }: LanguageFieldsProps) {
  const t = useTexts(texts);
  const name = language === 'or' ? t.odia : t.english;
  return (
    <div className="grid content-start gap-4">
      <Field
        label={t.titleIn({ language: name })}
        required
        error={isChecked && value.title.trim() === '' && t.enterTitle}
      >
        <TextInput
          lang={language}
          maxLength={MAX_BREACH_TITLE_LENGTH}
          value={value.title}
          onChange={({ target }) => onChange({ ...value, title: target.value })}
        />
      </Field>
      <Field
        label={t.textIn({ language: name })}
        required
        error={isChecked && value.text.trim() === '' && t.enterText}
      >
        <TextArea
          lang={language}
          maxLength={MAX_BREACH_TEXT_LENGTH}
          value={value.text}
          onChange={({ target }) => onChange({ ...value, text: target.value })}
        />
      </Field>
    </div>
  );
}
