import {
  GRIEVANCE_KINDS,
  type GrievanceKind,
  MAX_GRIEVANCE_LENGTH,
  MAX_GRIEVANCE_NAME_LENGTH,
  type ReceivedGrievance,
} from '@sikhya/contract/grievances.ts';
import { type FormEvent, useState } from 'react';
import { useSearchParams } from 'react-router';
import { useLocale, useTexts } from '../../language/locale.tsx';
import { richText } from '../../language/rich-text.tsx';
import { NeedsConnection } from '../../lib/needs-connection.tsx';
import { getLang } from '../../lib/odia.ts';
import { useAuth } from '../../lib/session.tsx';
import { Button } from '../../ui/button.tsx';
import { FailureText } from '../../ui/failure-text.tsx';
import { Field, FieldError } from '../../ui/field.tsx';
import { Select } from '../../ui/select.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import { useSendGrievance, useSendOwnGrievance } from './api.ts';
import { texts } from './texts.ts';

type GrievanceFormProps = { isStudent: boolean; onSent: (received: ReceivedGrievance) => void };

/** A student has a name and an e-mail address already; visitors enter theirs. `?kind=` in the address chooses the kind. */
export function GrievanceForm({ isStudent, onSent }: GrievanceFormProps) {
  const t = useTexts(texts);
  const { language } = useLocale();
  const [params] = useSearchParams();
  const [kind, setKind] = useState(
    () => GRIEVANCE_KINDS.find((each) => each === params.get('kind')) ?? GRIEVANCE_KINDS[0],
  );
  const [text, setText] = useState('');
  const [name, setName] = useState('');
  const [email, setEmail] = useState('');
  const [isChecked, setChecked] = useState(false);
  const sendOwn = useSendOwnGrievance();
  const sendAsVisitor = useSendGrievance();
  const { isPending, isError, error } = isStudent ? sendOwn : sendAsVisitor;
  const isTextMissing = text.trim() === '';
  const isNameMissing = !isStudent && name.trim() === '';
  const isEmailWrong = !isStudent && !/^\S+@\S+\.\S+$/.test(email.trim());

  const submit = (event: FormEvent) => {
    event.preventDefault();
    setChecked(true);
    if (isPending || isTextMissing || isNameMissing || isEmailWrong) return;
    if (isStudent) sendOwn.mutate({ kind, text }, { onSuccess: onSent });
    else sendAsVisitor.mutate({ name, email: email.trim(), kind, text, language }, { onSuccess: onSent });
  };

  return (
    <form noValidate className="grid gap-5" onSubmit={submit}>
      {isStudent && <SignedIn />}
      <Field label={t.kind}>
        <Select value={kind} onChange={({ target }) => setKind(target.value as GrievanceKind)}>
          {GRIEVANCE_KINDS.map((each) => (
            <option key={each} value={each}>
              {t[each]}
            </option>
          ))}
        </Select>
      </Field>
      <Field label={t.yourText} required error={isChecked && isTextMissing && t.enterText}>
        <TextArea
          maxLength={MAX_GRIEVANCE_LENGTH}
          lang={getLang(text)}
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
      </Field>
      {!isStudent && (
        <>
          <Field label={t.name} required error={isChecked && isNameMissing && t.enterName}>
            <TextInput
              autoComplete="name"
              maxLength={MAX_GRIEVANCE_NAME_LENGTH}
              lang={getLang(name)}
              value={name}
              onChange={({ target }) => setName(target.value)}
            />
          </Field>
          <Field
            label={t.email}
            hint={t.emailHint}
            required
            error={isChecked && isEmailWrong && t.enterEmail}
          >
            <TextInput
              type="email"
              autoComplete="email"
              maxLength={254}
              value={email}
              onChange={({ target }) => setEmail(target.value)}
            />
          </Field>
        </>
      )}
      {isError && (
        <FieldError>
          <FailureText error={error} />
        </FieldError>
      )}
      <div className="grid sm:justify-items-start">
        <Button type="submit" busy={isPending}>
          {t.send} <NeedsConnection />
        </Button>
      </div>
    </form>
  );
}

function SignedIn() {
  const t = useTexts(texts);
  const { name, email } = useAuth();
  return (
    <p>
      {richText(t.signedInAs({ name: name || email }), {
        name: (children) => (
          <strong lang={getLang(children)} className="wrap-anywhere">
            {children}
          </strong>
        ),
      })}
    </p>
  );
}
