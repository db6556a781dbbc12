import { translate } from '@sikhya/contract/language/texts.ts';
import { findLengthProblem, PASSWORD_LENGTH } from '@sikhya/contract/password.ts';
import { type FormEvent, useState } from 'react';
import { useLocale, useTexts } from '../../language/locale.tsx';
import { Button } from '../../ui/button.tsx';
import { FailureText } from '../../ui/failure-text.tsx';
import { Field, FieldError } from '../../ui/field.tsx';
import { PasswordInput } from '../../ui/password-input.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import { useAcceptInvite } from './api.ts';
import { inviteTexts } from './texts.ts';

type AcceptFormProps = { token: string; onAccepted: (username: string) => void };

export function AcceptForm({ token, onAccepted }: AcceptFormProps) {
  const t = useTexts(inviteTexts);
  const locale = useLocale();
  const [username, setUsername] = useState('');
  const [password, setPassword] = useState('');
  const [isChecked, setChecked] = useState(false);
  const accept = useAcceptInvite();
  const lengthProblem = findLengthProblem(password);
  const isNameMissing = username.trim() === '';
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setChecked(true);
    if (isNameMissing || lengthProblem) return;
    accept.mutate({ token, username, password }, { onSuccess: (created) => onAccepted(created.username) });
  };
  return (
    <form noValidate className="grid gap-4" onSubmit={submit}>
      <Field label={t.username} required error={isChecked && isNameMissing && t.enterUsername}>
        <TextInput
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={200}
          value={username}
          onChange={(event) => setUsername(event.target.value)}
        />
      </Field>
      <Field
        label={t.password}
        required
        hint={t.passwordHint({ min: PASSWORD_LENGTH.min })}
        error={isChecked && lengthProblem && translate(lengthProblem, locale)}
      >
        <PasswordInput
          autoComplete="new-password"
          data-ime="off"
          value={password}
          onChange={(event) => setPassword(event.target.value)}
        />
      </Field>
      {accept.isError && (
        <FieldError>
          <FailureText error={accept.error} />
        </FieldError>
      )}
      <Button type="submit" busy={accept.isPending} busyLabel={t.creating}>
        {t.createAccount}
      </Button>
    </form>
  );
}
