import { MAX_PARENT_NAME_LENGTH, type ParentLink } from '@sikhya/contract/consents.ts';
import { NOTICE_VERSION } from '@sikhya/contract/privacy-notice.ts';
import { type FormEvent, useId, useState } from 'react';
import { useTexts } from '../../language/locale.tsx';
import { getLang } from '../../lib/odia.ts';
import { Button } from '../../ui/button.tsx';
import { useConfirm } from '../../ui/confirm.tsx';
import { FailureText } from '../../ui/failure-text.tsx';
import { Field, FieldError } from '../../ui/field.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import { useAnswerParentLink } from './api.ts';
import { NoticeText } from './notice-text.tsx';
import { parentTexts } from './parent-texts.ts';

type ParentFormProps = { token: string; link: ParentLink };

/** The notice, the declaration to be an adult parent, and both answers. */
export function ParentForm({ token, link: { method } }: ParentFormProps) {
  const t = useTexts(parentTexts);
  const confirm = useConfirm();
  const [name, setName] = useState('');
  const [isAdultParent, setAdultParent] = useState(false);
  const [isChecked, setChecked] = useState(false);
  const answer = useAnswerParentLink(token);
  // a parent who signs in has a name already
  const isNameMissing = method === 'email' && name.trim() === '';
  const agree = (event: FormEvent) => {
    event.preventDefault();
    setChecked(true);
    if (isNameMissing || !isAdultParent || answer.isPending) return;
    answer.mutate({ answer: 'given', name: name.trim(), isAdultParent, noticeVersion: NOTICE_VERSION });
  };
  const decline = async () => {
    const isSure = await confirm({
      title: t.declineTitle,
      text: t.declineText,
      yes: t.decline,
      no: t.goBack,
      danger: true,
    });
    if (isSure) answer.mutate({ answer: 'declined', noticeVersion: NOTICE_VERSION });
  };
  return (
    <form noValidate className="grid gap-5" onSubmit={agree}>
      <div className="grid gap-2">
        <p className="text-small text-ink-soft">{t.aboutChild}</p>
        <NoticeText heading="h2" />
      </div>
      {method === 'email' && (
        <Field label={t.yourName} required error={isChecked && isNameMissing && t.enterName}>
          <TextInput
            autoComplete="name"
            maxLength={MAX_PARENT_NAME_LENGTH}
            lang={getLang(name)}
            value={name}
            onChange={({ target }) => setName(target.value)}
          />
        </Field>
      )}
      <Declaration
        checked={isAdultParent}
        onChange={setAdultParent}
        isMissing={isChecked && !isAdultParent}
      />
      {answer.isError && (
        <FieldError>
          <FailureText error={answer.error} />
        </FieldError>
      )}
      <div className="flex flex-wrap-reverse justify-end gap-3 *:max-sm:grow">
        <Button tone="quiet" onClick={() => void decline()}>
          {t.decline}
        </Button>
        <Button type="submit" busy={answer.isPending}>
          {t.agree}
        </Button>
      </div>
    </form>
  );
}

type DeclarationProps = { checked: boolean; onChange: (checked: boolean) => void; isMissing: boolean };

function Declaration({ checked, onChange, isMissing }: DeclarationProps) {
  const t = useTexts(parentTexts);
  const id = useId();
  return (
    <div>
      <label className="flex min-h-11 cursor-pointer items-start gap-3 py-2 font-semibold">
        <input
          type="checkbox"
          required
          checked={checked}
          onChange={(event) => onChange(event.target.checked)}
          aria-invalid={isMissing}
          aria-describedby={isMissing ? id : undefined}
          className="mt-0.5 size-5 shrink-0 accent-indigo"
        />
        {t.declare}
      </label>
      {isMissing && (
        <div id={id} className="text-small">
          <FieldError>{t.declareFirst}</FieldError>
        </div>
      )}
    </div>
  );
}
